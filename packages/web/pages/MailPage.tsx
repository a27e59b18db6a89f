import { Page } from '../layout.tsx';
import type { Visitor } from '../visitor.ts';
import type { OutboxMail, Web } from '../web.ts';

interface MailPageProps {
  web: Web;
  visitor: Visitor;
  mail: OutboxMail;
  n: number;
  /** What was typed into the reply box. */
  reply: string;
  /** What came of a reply. */
  outcome: string | null;
}

/** One mail of the outbox with its reply box. */
export function MailPage({ web, visitor, mail, n, reply, outcome }: MailPageProps) {
  return (
    <Page title={mail.subject} web={web} visitor={visitor}>
      <p>
        <a href="/outbox">Outbox</a>
      </p>
      <h1>
        <bdi>{mail.subject || '(no subject)'}</bdi>
      </h1>
      <p class="faint">
        To <bdi>{mail.to}</bdi>, {mail.at.slice(0, 16).replace('T', ' ')} UTC
        {mail.replyTo ? (
          <>
            ; answers go to <bdi>{mail.replyTo}</bdi>
          </>
        ) : null}
      </p>
      {outcome ? (
        <p class="notice" role="status">
          {outcome}
        </p>
      ) : null}
      {mail.replyTo ? (
        <form method="post" action={`/outbox/${n}/reply`}>
          <div class="field">
            <label for="reply">Reply as the recipient</label>
            <textarea id="reply" name="text" rows={5}>
              {reply}
            </textarea>
          </div>
          <button type="submit" class="main">
            Send the reply
          </button>
        </form>
      ) : null}
      <h2>Text</h2>
      <pre tabindex={0}>{linked(mail.text, web.baseUrl)}</pre>
      {mail.html ? (
        <>
          <h2>HTML</h2>
          <iframe
            class="mail-frame"
            title="The mail as HTML"
            src={`/outbox/${n}/html`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          ></iframe>
        </>
      ) : null}
      <h2>As it went out</h2>
      <details>
        <summary>Headers</summary>
        <dl class="small">
          {Object.entries(mail.headers).map(([name, value]) => (
            <>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </>
          ))}
        </dl>
      </details>
      <p>
        <a href={`/outbox/${n}/raw`}>The whole mail, raw</a>
      </p>
    </Page>
  );
}

/** Links to this server can be followed out of the text. */
function linked(text: string, baseUrl: string) {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part) => (part.startsWith(`${baseUrl}/`) ? <a href={part}>{part}</a> : part));
}
