import { texts as arPages } from './ar-pages.ts';
import { texts as ar } from './ar.ts';
import { texts as enPages } from './en-pages.ts';
import { texts as en } from './en.ts';
import { texts as frPages } from './fr-pages.ts';
import { texts as fr } from './fr.ts';

const LANGUAGES = {
  fr: [fr, frPages],
  en: [en, enPages],
  ar: [ar, arPages],
};

test.each(Object.entries(LANGUAGES))(
  'no group of texts of pages in %s hides a group of the board',
  (_, [texts = {}, pageTexts = {}]) => {
    expect(Object.keys(pageTexts).filter((group) => group in texts)).toEqual([]);
  },
);

test('each language has the groups of French', () => {
  const groups = (own: object[]) => own.map((texts) => Object.keys(texts).sort());
  expect(groups(LANGUAGES.en)).toEqual(groups(LANGUAGES.fr));
  expect(groups(LANGUAGES.ar)).toEqual(groups(LANGUAGES.fr));
});
