import { raw } from 'hono/html';
import { barred, MARKER } from './marker.ts';
import type { Block, Sheet } from './sheet.ts';

const FONT = "font-family:Verdana,'DejaVu Sans',Arial,sans-serif;font-size:15px;line-height:1.5;color:#221c14";
const FIXED =
  "font-family:'DejaVu Sans Mono',Consolas,Menlo,monospace;font-size:12px;line-height:1.35;color:#221c14;white-space:pre-wrap;overflow-wrap:anywhere;margin:0;padding:10px";

/** The HTML part: tables and inline styles only, because mail programs know little else; everything escaped by the JSX. */
export function printHtml(title: string, { answerable, blocks, foot }: Sheet): string {
  const page = (
    <>
      {raw('<!doctype html>')}
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light" />
          <title>{title}</title>
        </head>
        <body style="margin:0;padding:0;background:#e9e5da">
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border={0}>
            <tr>
              <td align="center" style="padding:12px">
                <table
                  role="presentation"
                  width="680"
                  cellpadding="0"
                  cellspacing="0"
                  border={0}
                  style="width:100%;max-width:680px;background:#fffdf6"
                >
                  {answerable && <Row style={`${FONT};color:#6f675a;font-size:13px`}>{MARKER}</Row>}
                  {blocks.map((block) => (
                    <BlockRow block={block} />
                  ))}
                  {foot.length > 0 && (
                    <Row style={`${FONT};color:#5d564a;font-size:12px;border-top:1px solid #cfc8b8`}>
                      {foot.map((line) => (
                        <div>
                          <Linked text={line} />
                        </div>
                      ))}
                    </Row>
                  )}
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html>
    </>
  );
  return page.toString();
}

const Row = ({ style, children }: { style: string; children?: unknown }) => (
  <tr>
    <td style={`padding:8px 18px;${style}`}>{children as never}</td>
  </tr>
);

function BlockRow({ block }: { block: Block }) {
  switch (block.is) {
    case 'heading':
      return (
        <Row style={FONT}>
          <h2 style="font-size:18px;margin:10px 0 0 0">{block.text}</h2>
        </Row>
      );
    case 'say':
      return <Row style={FONT}>{block.text}</Row>;
    case 'list':
      return block.lines.length === 0 ? null : (
        <Row style={FONT}>
          <ul style="margin:0;padding-left:20px">
            {block.lines.map((line) => (
              <li>{line}</li>
            ))}
          </ul>
        </Row>
      );
    case 'fixed':
      return <Lines lines={block.lines} ground="#f3efe3" />;
    case 'orders':
      return <Lines lines={barred(block.lines)} ground="#eef3e6" />;
    case 'link':
      return (
        <Row style={FONT}>
          <a href={block.href} style="color:#8a1216;font-weight:bold">
            {block.label}
          </a>
          {block.beside ? <span>{` (${block.beside})`}</span> : null}
        </Row>
      );
    case 'picture':
      return (
        <tr>
          <td style="padding:8px 18px">
            <img
              src={`cid:${block.cid}`}
              alt={block.alt}
              width="644"
              style="display:block;width:100%;max-width:644px;height:auto;border:0"
            />
          </td>
        </tr>
      );
    default:
      return block satisfies never;
  }
}

const Lines = ({ lines, ground }: { lines: readonly string[]; ground: string }) => (
  <tr>
    <td style="padding:8px 18px">
      <pre style={`${FIXED};background:${ground}`}>{lines.join('\n')}</pre>
    </td>
  </tr>
);

/** A line of small print whose last word may be a link. */
function Linked({ text }: { text: string }) {
  const [, before = text, href] = /^(.*?)(https?:\/\/\S+)$/.exec(text) ?? [];
  return (
    <>
      {before}
      {href ? (
        <a href={href} style="color:#5d564a">
          {href}
        </a>
      ) : null}
    </>
  );
}
