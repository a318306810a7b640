import { createHash } from 'node:crypto';
import type { Locale } from '@five/shared/locales/locale';
import { dirOf } from '@five/shared/locales/locale';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** JSON that can stand inside a script element: nothing in it ends the element or a line of script. */
export function escapeJson(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The hashes by which a content policy lets the inline scripts of a page run; blocks of data are no scripts. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** The page with texts put at the end of its head and of its body. */
export function insert(html: string, atHeadEnd: string, atBodyEnd: string): string {
  return html.replace('</head>', () => `${atHeadEnd}</head>`).replace('</body>', () => `${atBodyEnd}</body>`);
}

const PLACE = '<div id="served"></div>';

/** The page with a text in the place that it keeps for what the server knows. */
export function fill(html: string, within: string): string {
  return html.replace(PLACE, () => PLACE.replace('><', `>${within}<`));
}

const FACT = /(<bdi data-fact="(\w+)" data-text="([^"]*)">)[^<]*(?=<\/bdi>)/g;

/** The page with what its sentences name, each in its place; the page says in which words (`data-text`, `{}` standing for it), and nothing of what is empty. */
export function fillFacts(html: string, facts: Readonly<Record<string, string>>): string {
  return html.replace(FACT, (place, begin: string, name: string, sentence: string) => {
    const fact = facts[name];
    return fact === undefined ? place : begin + (fact && sentence.replace('{}', () => escapeHtml(fact)));
  });
}

/** A page that stands for many, told which language it is in and what it is called, also where a link to it is shared. */
export function retitle(html: string, locale: Locale, title: string): string {
  const element = `<title>${escapeHtml(title)}</title><meta property="og:title" content="${escapeHtml(title)}"/>`;
  const named = /<title>[^<]*<\/title>/.test(html) ? html.replace(/<title>[^<]*<\/title>/, () => element) : insert(html, element, '');
  return named.replace(/<html\b[^>]*>/, () => `<html lang="${locale}" dir="${dirOf(locale)}">`);
}
