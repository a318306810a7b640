import { dirOf, type Locale } from '@five/shared/locales/locale';
import { paletteOf } from '@five/shared/venue/brand/action-color.rules';
import { isWordMark } from '@five/shared/venue/brand/logo.rules';
import type { DrawnLogo } from '../drawn-logo.ts';
import { escapeHtml } from '../site/html.ts';

/** The content of a mail in the recipient's language, as plain text. */
export interface MailContent {
  locale: Locale;
  brand: string;
  /** Color of the button, `#rrggbb`. */
  color: string;
  /** The venue's own logo, which the mail contains as the part `LOGO_PART`; null: none. */
  logo: DrawnLogo | null;
  subject: string;
  title: string;
  lines: string[];
  /**
   * The code that `lines` contains, which the HTML part shows in large type; null for a mail
   * without a code.
   */
  code: string | null;
  /** Null if the venue hides the page that the mail would lead to. */
  button: { label: string; url: string } | null;
  footer: string;
}

/** Identifier of the part of a mail that contains the logo (RFC 2392). */
export const LOGO_PART = 'logo';
/** Height of the logo in pixels. */
const LOGO_HEIGHT = 40;

/** Colon by language. French needs a no-break space before the colon. */
const COLON: Record<Locale, string> = { fr: '\u00a0:', en: ':', ar: ':' };

/** Renders the plain-text part of a mail. */
export function textOfMail({ locale, title, lines, button, footer }: MailContent): string {
  const link = button ? [`${button.label}${COLON[locale]}\n${button.url}`] : [];
  return `${[title, ...lines, ...link, `-- \n${footer}`].join('\n\n')}\n`;
}

const META =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<meta name="color-scheme" content="light">';
const FONT = "16px/1.55 Figtree,Cairo,'Segoe UI',Arial,sans-serif";
const BANNER_STYLE =
  'background:#101417;color:#ffffff;border-radius:12px 12px 0 0;padding:18px 24px;' +
  'font-size:20px;font-weight:700';
const BUTTON_STYLE =
  'display:inline-block;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:700';

/**
 * Renders the HTML part of a mail, with inline styles and without external resources. Every text is
 * escaped.
 */
export function htmlOfMail(mail: MailContent): string {
  const dir = dirOf(mail.locale);
  const paragraphs = mail.lines.map(
    (line) => `<p style="margin:0 0 12px">${withCode(escapeHtml(line), mail.code)}</p>`,
  );
  return `<!doctype html>
<html lang="${mail.locale}" dir="${dir}">
<head>${META}<title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;background:#f2f4f3;color:#14231c;font:${FONT}">
<div dir="${dir}" style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="${BANNER_STYLE};border-bottom:4px solid ${mail.color}">${banner(mail)}</div>
<div style="background:#ffffff;border-radius:0 0 12px 12px;padding:24px">
<h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">${escapeHtml(mail.title)}</h1>
${paragraphs.join('\n')}
${mail.button ? buttonOf(mail.button, mail.color) : ''}
</div>
<p style="margin:16px 8px 0;color:#4a5a52;font-size:13px">${escapeHtml(mail.footer)}</p>
</div>
</body>
</html>
`;
}

/** The logo with the name of the venue, or a word-mark alone, which contains the name. */
function banner({ logo, brand }: MailContent): string {
  const name = escapeHtml(brand);
  if (logo === null) return name;
  const isAlone = isWordMark(logo);
  const width = Math.round((logo.width * LOGO_HEIGHT) / logo.height);
  return (
    `<img src="cid:${LOGO_PART}" width="${width}" height="${LOGO_HEIGHT}" ` +
    `alt="${isAlone ? name : ''}" style="vertical-align:middle;border:0">` +
    (isAlone ? '' : `<span style="padding:0 12px;vertical-align:middle">${name}</span>`)
  );
}

function withCode(html: string, code: string | null): string {
  return code === null
    ? html
    : html.replaceAll(code, `<strong style="font-size:24px;letter-spacing:4px">${code}</strong>`);
}

function buttonOf({ label, url }: { label: string; url: string }, color: string): string {
  const { action, onAction } = paletteOf(color);
  return (
    `<p style="margin:20px 0 4px"><a href="${escapeHtml(url)}" target="_blank" rel="noopener" ` +
    `style="${BUTTON_STYLE};background:${action};color:${onAction}">${escapeHtml(label)}</a></p>`
  );
}
