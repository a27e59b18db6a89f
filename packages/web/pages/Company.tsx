import type { Companion } from '../desk/company.ts';

/** Whom one would play with, and how they keep their deadlines in all their games. */
export const Company = ({ others }: { others: readonly Companion[] }) =>
  others.length ? (
    <>
      <p>You would play with:</p>
      <ul>
        {others.map(({ name, bot, figure }) => (
          <li>
            <bdi>{name}</bdi>
            {bot || figure === null ? null : <span class="faint">: {figure}</span>}
          </li>
        ))}
      </ul>
    </>
  ) : null;
