import { dirOf, type Locale } from '@five/shared/locales/locale';
import { type ActionPalette, paletteOf } from '@five/shared/venue/brand/action-color.rules';
import { isWordMark } from '@five/shared/venue/brand/logo.rules';
import type { DrawnLogo } from '../drawn-logo.ts';
import { isolate } from '../i18n/format-parameters.ts';
import { escapeHtml } from '../site/html.ts';
import { DARK_STYLE, STYLE, styled } from './mail-styles.ts';
import type { MailTicket } from './mail-ticket.ts';

/** A link with its label. */
interface Labelled {
  label: string;
  url: string;
}

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
  /** The slot, which the HTML part shows as a ticket; null for a mail without a slot. */
  ticket: MailTicket | null;
  /** Texts in `lines` that are copied or typed, such as a code, and are shown in large type. */
  marked: readonly string[];
  /** Null if the venue hides the page that the mail would lead to. */
  button: Labelled | null;
  /** Name, address and phone number of the venue. */
  footer: readonly string[];
  /** Link with which the recipient stops mails of this kind; null: the mail is always sent. */
  stop: Labelled | null;
}

/** Identifier of the part of a mail that contains the logo (RFC 2392). */
export const LOGO_PART = 'logo';
/** A code, in contrast to a RIB or a reference. */
const DIGITS = /^\d+$/;
/** Height of the logo in pixels. */
const LOGO_HEIGHT = 40;

/** Colon by language. French needs a no-break space before the colon. */
const COLON: Record<Locale, string> = { fr: '\u00a0:', en: ':', ar: ':' };

/** Renders the plain-text part of a mail. */
export function textOfMail({ locale, title, lines, button, footer, stop }: MailContent): string {
  const [link, end] = [button, stop].map((one) =>
    one ? [`${one.label}${COLON[locale]}\n${one.url}`] : [],
  );
  const sender = footer.map((part) => (locale === 'ar' ? isolate(part) : part)).join(' · ');
  return `${[title, ...lines, ...(link ?? []), `-- \n${sender}`, ...(end ?? [])].join('\n\n')}\n`;
}

const META =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<meta name="color-scheme" content="light dark">' +
  '<meta name="supported-color-schemes" content="light dark">';

/**
 * Renders the HTML part of a mail: a single column of at most 560 pixels with inline styles, as
 * mail programs require, and without external resources. A style element only adds the dark
 * scheme, for the programs that apply it. Every text is escaped.
 */
export function htmlOfMail(mail: MailContent): string {
  const { locale, subject, title, ticket, button, stop } = mail;
  const [dir, palette, name] = [dirOf(locale), paletteOf(mail.color), escapeHtml(mail.brand)];
  const paragraphs = mail.lines.map(
    (line) =>
      `<p style="${STYLE.line}">${withMarks(kept(escapeHtml(line), name), mail.marked)}</p>`,
  );
  return `<!doctype html>
<html lang="${locale}" dir="${dir}">
<head>${META}<title>${escapeHtml(subject)}</title><style>${DARK_STYLE}</style></head>
<body ${styled('page')}>
<div dir="${dir}" style="${STYLE.column}">
<div style="${STYLE.banner};border-bottom:4px solid ${palette.action}">
${banner(mail, palette)}
</div>
<div ${styled('card')}>
<h1 style="${STYLE.title}">${escapeHtml(title)}</h1>
${ticket ? ticketHtml(ticket, palette) : ''}
${paragraphs.join('\n')}
${button ? buttonHtml(button, palette) : ''}
</div>
<p ${styled('footer')}>${mail.footer.map((part) => senderHtml(part, dir)).join(' ')}</p>
${stop ? stopHtml(stop) : ''}
</div>
</body>
</html>
`;
}

/** The logo or the sign with the name of the venue, or a word-mark alone, which contains it. */
function banner({ logo, brand }: MailContent, palette: ActionPalette): string {
  const isAlone = logo !== null && isWordMark(logo);
  const picture = logo === null ? signHtml(palette) : logoHtml(logo, isAlone ? brand : '');
  const name = isAlone ? '' : `<td style="${STYLE.brand}">${escapeHtml(brand)}</td>`;
  return `<table ${TABLE}><tr><td>${picture}</td>${name}</tr></table>`;
}

const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

function logoHtml(logo: DrawnLogo, name: string): string {
  const width = Math.round((logo.width * LOGO_HEIGHT) / logo.height);
  return (
    `<img src="cid:${LOGO_PART}" width="${width}" height="${LOGO_HEIGHT}" ` +
    `alt="${escapeHtml(name)}" style="vertical-align:middle;border:0">`
  );
}

/** The sign of the site, a pitch seen from above, drawn with borders: mails load no pictures. */
function signHtml({ action }: ActionPalette): string {
  const half = 'width:11px;height:18px;padding:0;font-size:0;line-height:0';
  const border = '2px solid #ffffff';
  return (
    `<div style="background:${action};${STYLE.sign}">` +
    `<table ${TABLE} style="border:${border};border-radius:3px"><tr>` +
    `<td style="${half};border-inline-end:1px solid #ffffff">&nbsp;</td>` +
    `<td style="${half};border-inline-start:1px solid #ffffff">&nbsp;</td>` +
    '</tr></table></div>'
  );
}

/** The slot like the ticket of a booking: the big hour, the day and the pitch. */
function ticketHtml(
  { startTime, endTime, day, pitch, isVoid }: MailTicket,
  { action }: ActionPalette,
): string {
  const strike = isVoid ? 'text-decoration:line-through' : '';
  const start = `<span style="${strike}">${escapeHtml(startTime)}</span>`;
  const end = endTime
    ? `&nbsp;<span ${styled('until', strike)}>– ${escapeHtml(endTime)}</span>`
    : '';
  const place = pitch ? `<div style="${STYLE.pitch}">${escapeHtml(pitch)}</div>` : '';
  return (
    `<div ${styled('ticket', `border-inline-start:6px solid ${action}`)}>` +
    `<div style="${STYLE.hour}">${start}${end}</div>` +
    `<div>${kept(escapeHtml(day), '')}</div>${place}</div>`
  );
}

/**
 * A part of the sender wraps as a whole, and a number does not turn after an Arabic name. The space
 * after it follows the direction of the mail, not that of the part.
 */
const senderHtml = (part: string, dir: 'ltr' | 'rtl') =>
  `<span dir="auto" style="display:inline-block;margin-${dir === 'rtl' ? 'left' : 'right'}:12px">` +
  `${escapeHtml(part)}</span>`;

/** A reference or a phone number; and a number before its word: `11 heures`, `4 décembre`. */
const WHOLE = /\b[A-Z]{1,3}-[0-9A-Z]{8}\b|\+212 \d(?: \d\d){4}/g;
const COUNT = /(?<![\p{L}\p{N}:-])(\d{1,2}) (?=\p{L})/gu;
/** The space before a number that ends a phrase: `Terrain 1.`, `Nombre de dates : 12.` */
const BEFORE_LAST_NUMBER = /(?<=[\p{L}:]) (?=\d{1,3}(?:[.,](?!\d)|[،)\u2069]|$))/gu;

/** The space before a sign, as people write it in French: `Merci !` */
const BEFORE_SIGN = / (?=[!?;:»](?=\s|[”»]|$))/g;
/** A name of the venue up to this length does not wrap. */
const SHORT_NAME = 20;

/** Keeps parts of a line together that are misread across two lines. */
const kept = (html: string, name: string) =>
  html
    .replaceAll(name, name.length > SHORT_NAME ? name : name.replaceAll(' ', '&nbsp;'))
    .replaceAll(BEFORE_SIGN, '&nbsp;')
    .replaceAll(COUNT, '$1&nbsp;')
    .replaceAll(BEFORE_LAST_NUMBER, '&nbsp;')
    .replaceAll(WHOLE, '<span style="white-space:nowrap">$&</span>');

function withMarks(html: string, marked: readonly string[]): string {
  return marked.reduce(
    (text, mark) =>
      text.replaceAll(
        escapeHtml(mark),
        (found) => `<strong dir="ltr" style="${markStyle(mark)}">${found}</strong>`,
      ),
    html,
  );
}

const markStyle = (mark: string) => (DIGITS.test(mark) ? STYLE.code : STYLE.mark);

function buttonHtml({ label, url }: Labelled, { action, onAction }: ActionPalette): string {
  return (
    `<p style="margin:20px 0 4px"><a href="${escapeHtml(url)}" target="_blank" rel="noopener" ` +
    `style="${STYLE.button};background:${action};color:${onAction}">${escapeHtml(label)}</a></p>`
  );
}

function stopHtml({ label, url }: Labelled): string {
  return (
    `<p ${styled('footer')}><a href="${escapeHtml(url)}" target="_blank" rel="noopener" ` +
    `style="color:inherit">${escapeHtml(label)}</a></p>`
  );
}
