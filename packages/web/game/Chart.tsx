import { raw } from 'hono/html';
import type { Chart as Picture } from '#pictures/chartSvg.ts';

/** Lines over time (or bars) as a picture, and the same figures as a table for whoever can't see it. */
export const Chart = async ({ picture }: { picture: Picture }) => {
  if (picture.series.length === 0 || picture.x.length < (picture.form === 'bars' ? 1 : 2)) return null;
  // Half a megabyte of code that only the page of a finished game needs.
  const { chartSvg } = await import('#pictures/chartSvg.ts');
  return (
    <figure class="chart">
      <section class="scroll" tabindex={0} aria-label={`Picture: ${picture.title}`}>
        <div class="chart-box" role="img" aria-label={`${picture.title}; the figures are in the table below`}>
          {raw(chartSvg(picture))}
        </div>
      </section>
      <figcaption>{picture.title}</figcaption>
      <details>
        <summary>The figures</summary>
        <section class="scroll" tabindex={0} aria-label={picture.title}>
          <table class="figures">
            <thead>
              <tr>
                <th scope="col">Player</th>
                {picture.x.map((label) => (
                  <th scope="col">{label}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {picture.series.map((series) => (
                <tr>
                  <th scope="row">{series.name}</th>
                  {series.values.map((value) => (
                    <td class="number">{value.toLocaleString('en')}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
};
