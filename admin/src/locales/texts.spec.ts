import { ar } from './ar.ts';
import { contentAr, contentEn, contentFr } from './content.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { administrationAr, administrationEn, administrationFr } from './administration.ts';

interface Tree {
  [key: string]: string | Tree;
}

/** Every text in a tree of translations, with the path of its keys. */
function textsOf(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : textsOf(value, `${path}${key}.`),
  );
}

const LANGUAGES = {
  fr: textsOf({ ...fr, content: contentFr, oversight: administrationFr }),
  en: textsOf({ ...en, content: contentEn, oversight: administrationEn }),
  ar: textsOf({ ...ar, content: contentAr, oversight: administrationAr }),
};
const french = new Map(LANGUAGES.fr);
const forms = (text: string) => text.split('||||').map((form) => form.trim());
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name))].sort();

describe.each([
  ['en', LANGUAGES.en],
  ['ar', LANGUAGES.ar],
] as const)('%s', (_, texts) => {
  test('each language has exactly the same text keys as French', () => {
    expect(texts.map(([key]) => key).sort()).toEqual([...french.keys()].sort());
  });

  test('fills the same places as French', () => {
    expect(texts.map(([key, text]) => [key, placeholders(text)])).toEqual(
      texts.map(([key]) => [key, placeholders(french.get(key) ?? '')]),
    );
  });
});

describe.each(Object.entries(LANGUAGES))('%s', (locale, texts) => {
  test('has no empty text, and no form of one that is', () => {
    expect(texts.filter(([, text]) => forms(text).includes(''))).toEqual([]);
  });

  test('counts with every plural form of the language, where French counts', () => {
    const count = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.length;
    // French needs two plural forms here: its third form, 'many', is for millions.
    const expected = locale === 'fr' ? 2 : count;
    const counted = texts.filter(([key]) => french.get(key)?.includes('||||'));
    expect(counted.length).toBeGreaterThan(0);
    expect(counted.map(([key, text]) => [key, forms(text).length])).toEqual(
      counted.map(([key]) => [key, expected]),
    );
  });
});

test('Arabic is Arabic', () => {
  expect(
    LANGUAGES.ar.filter(([, text]) => !/\p{Script=Arabic}/u.test(text.replace(/%\{\w+\}/g, ''))),
  ).toEqual([]);
});
