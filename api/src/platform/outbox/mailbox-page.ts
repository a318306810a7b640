import type { DevMail } from './dev-mails.ts';
import { escapeHtml } from '../site/html.ts';

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; color: #14231c; background: #f2f4f3; }
body { margin: 0 auto; max-width: 56rem; padding: 1.5rem 1rem; }
form { display: flex; gap: .5rem; flex-wrap: wrap; align-items: end; margin-block-end: 1.5rem; }
label { display: grid; flex: 1; min-width: 15rem; }
input, button { font: inherit; padding: .5rem .75rem; }
input, button { border: 1px solid #6b7b72; border-radius: 8px; }
button { background: #0d3b26; color: #fff; }
article { background: #fff; border-radius: 12px; padding: 1rem 1.25rem; margin-block-end: 1rem; }
h2 { font-size: 1.1rem; margin: 0; unicode-bidi: plaintext; }
p { margin: .25rem 0; }
strong { font-size: 1.5rem; letter-spacing: .2em; }
iframe { inline-size: 100%; block-size: 26rem; border: 1px solid #d5ddd8; border-radius: 8px; }
`;

/**
 * Renders the page of the demo's mailbox. Each mail's HTML is shown in a sandboxed frame without
 * scripts or network access.
 */
export function mailboxPage(to: string, mails: readonly DevMail[], total: number): string {
  const shown =
    mails.length === 0
      ? '<p>No mail yet. It arrives within two seconds of what causes it: reload this page.</p>'
      : mails.map(article).join('\n');
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demo mailbox</title><style>${STYLE}</style></head>
<body>
<main>
<h1>Demo mailbox</h1>
<form method="get">
<label>Address<input type="search" name="to" value="${escapeHtml(to)}"></label>
<button>Show</button>
</form>
<p>${total} ${total === 1 ? 'mail' : 'mails'}, newest first</p>
${shown}
</main>
</body>
</html>
`;
}

function article({ to, subject, html, sentAt, code }: DevMail, index: number): string {
  const attributes = `title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"`;
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)} at <time datetime="${sentAt}">${sentAt}</time></p>
${code === null ? '' : `<p><strong>${escapeHtml(code)}</strong></p>`}
<details${index === 0 ? ' open' : ''}><summary>Read</summary>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" ${attributes}></iframe>
</details>
</article>`;
}
