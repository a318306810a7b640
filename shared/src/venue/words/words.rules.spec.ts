import { WORD_BLOCKS, WORD_PAGES, wordBlock } from './word-blocks.ts';
import { hasPlaceholder, wordsIn } from './words.rules.ts';

describe('the texts that a venue can replace', () => {
  it('are listed once, page after page', () => {
    const names = WORD_BLOCKS.flatMap(({ block, also }) => [block, ...also]);
    expect(new Set(names).size).toBe(names.length);
    expect(WORD_BLOCKS.map(({ page }) => WORD_PAGES.indexOf(page))).toEqual(
      WORD_BLOCKS.map(({ page }) => WORD_PAGES.indexOf(page)).toSorted((a, b) => a - b),
    );
    expect(wordBlock('about:title')?.page).toBe('/about');
    expect(wordBlock('about:none')).toBeUndefined();
  });
});

describe("the venue's own words", () => {
  it('are French, with their own direction, in a language without a translation', () => {
    const own = { 'about:title': { fr: 'Un toit', en: 'A roof', ar: '' } };
    expect(wordsIn(own, 'fr')).toEqual({ 'about:title': 'Un toit' });
    expect(wordsIn(own, 'en')).toEqual({ 'about:title': 'A roof' });
    expect(wordsIn(own, 'ar')).toEqual({ 'about:title': '\u2068Un toit\u2069' });
  });

  it('are on every page that repeats the text', () => {
    expect(wordsIn({ 'academy:kit.cap': { fr: 'Bonnet' } }, 'fr')).toEqual({
      'academy:kit.cap': 'Bonnet',
      'home:academy.cap': 'Bonnet',
    });
  });

  it('leave out a text that the site no longer has', () => {
    expect(wordsIn({ 'about:gone': { fr: 'Ancien' } }, 'fr')).toEqual({});
  });

  it.each([
    ['{{brand}}', true],
    ['$t(brand)', true],
    ['{brand} 5 $ (10 %)', false],
  ])('with %s contain a value of the site: %s', (text, expected) => {
    expect(hasPlaceholder(text)).toBe(expected);
  });
});
