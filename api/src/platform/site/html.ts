import { createHash } from 'node:crypto';
import type { Locale } from '@five/shared/locales/locale';
import { dirOf } from '@five/shared/locales/locale';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Returns a text that React has escaped in a built page. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS[entity] ?? entity);
}

/**
 * Escapes JSON for a script element, so that nothing in it ends the element or a line of the
 * script.
 */
export function escapeJson(json: string): string {
  return json.replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Returns the hashes of a page's inline scripts for its content security policy. Data blocks are
 * not scripts and have no hash.
 */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** Inserts texts at the end of the page's head and of its body. */
export function insert(html: string, atHeadEnd: string, atBodyEnd: string): string {
  return html
    .replace('</head>', () => `${atHeadEnd}</head>`)
    .replace('</body>', () => `${atBodyEnd}</body>`);
}

const PLACE = '<div id="served"></div>';

/** Inserts the HTML `within` into the page's placeholder `<div id="served">`. */
export function fill(html: string, within: string): string {
  return html.replace(PLACE, () => PLACE.replace('><', `>${within}<`));
}

const FACT = /(<bdi data-fact="(\w+)" data-text="([^"]*)">)[^<]*(?=<\/bdi>)/g;

const NAMED_FACT = /%fact:(\w+)%/g;

/**
 * Inserts facts, such as the venue's phone number, into sentences of the page. An element with
 * `data-fact` contains the sentence in `data-text`, with `{}` for the value. If the value is empty,
 * the sentence is removed. In the title and in attributes, `%fact:venue%` is
 * the place of a fact.
 */
export function fillFacts(html: string, facts: Readonly<Record<string, string>>): string {
  return html
    .replace(FACT, (place, begin: string, name: string, sentence: string) => {
      const fact = facts[name];
      return fact === undefined
        ? place
        : begin + (fact && sentence.replace('{}', () => escapeHtml(fact)));
    })
    .replace(NAMED_FACT, (place, name: string) => escapeHtml(facts[name] ?? place));
}

/** Sets the title of a page that has one. */
export function titled(html: string, title: string): string {
  return html.replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`);
}

/**
 * Sets the language and the title of a page file that the server sends for several paths. The title
 * is also set for link previews.
 */
export function retitle(html: string, locale: Locale, title: string): string {
  const text = escapeHtml(title);
  const element = `<title>${text}</title><meta property="og:title" content="${text}"/>`;
  const named = /<title>[^<]*<\/title>/.test(html)
    ? html.replace(/<title>[^<]*<\/title>/, () => element)
    : insert(html, element, '');
  return named.replace(/<html\b[^>]*>/, () => `<html lang="${locale}" dir="${dirOf(locale)}">`);
}
