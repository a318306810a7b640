import fc from 'fast-check';
import {
  LOCALES,
  LOCALE_COOKIE,
  dirOf,
  isLocale,
  localeOfPath,
  localizePath,
  matchLocale,
  textOf,
} from './locale.ts';

test('only Arabic is read from the right', () => {
  expect(LOCALES.map(dirOf)).toEqual(['ltr', 'ltr', 'rtl']);
});

test('the chosen language is remembered for 365 days', () => {
  expect(LOCALE_COOKIE).toEqual({ name: 'locale', maxAgeSeconds: 31_536_000 });
});

test.each([
  ['fr', true],
  ['en', true],
  ['ar', true],
  ['es', false],
  ['FR', false],
  [undefined, false],
  [null, false],
])('%p is a locale: %p', (value, expected) => {
  expect(isLocale(value)).toBe(expected);
});

test.each([
  ['/', 'fr'],
  ['/maps', 'fr'],
  ['/ar', 'ar'],
  ['/ar/', 'ar'],
  ['/en/maps', 'en'],
  ['/ar?x=1', 'ar'],
  ['/en#top', 'en'],
  ['/arabic', 'fr'],
  ['/fr/maps', 'fr'],
  ['', 'fr'],
  ['/maps/ar', 'fr'],
])('%p is written in %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});

test.each([
  ['/en/maps', 'ar', '/ar/maps'],
  ['/maps', 'en', '/en/maps'],
  ['/ar/maps', 'fr', '/maps'],
  ['/', 'ar', '/ar'],
  ['/ar', 'fr', '/'],
  ['/ar/', 'en', '/en'],
  ['/ar/reserve/', 'ar', '/ar/reserve'],
  ['/reserve//', 'fr', '/reserve'],
  ['/en/account/verify?email=a@b.ma#x', 'ar', '/ar/account/verify?email=a@b.ma#x'],
  ['/arabic', 'en', '/en/arabic'],
  ['/?a=/en/', 'ar', '/ar?a=/en/'],
  ['?a=1', 'en', '/en?a=1'],
  ['', 'fr', '/'],
] as const)('%p in %s is %p', (path, locale, expected) => {
  expect(localizePath(path, locale)).toBe(expected);
});

test('there and back is the same page', () => {
  const path = fc
    .array(fc.constantFrom('maps', 'account', 'list', '2025'), { maxLength: 3 })
    .map((parts) => `/${parts.join('/')}`);
  fc.assert(
    fc.property(
      path,
      fc.constantFrom(...LOCALES),
      fc.constantFrom(...LOCALES),
      (page, one, other) => {
        expect(localizePath(localizePath(localizePath(page, one), other), 'fr')).toBe(page);
        expect(localeOfPath(localizePath(page, one))).toBe(one);
      },
    ),
  );
});

test.each([
  [undefined, 'fr'],
  ['', 'fr'],
  ['ar', 'ar'],
  ['ar-MA', 'ar'],
  ['AR-ma', 'ar'],
  ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
  ['fr;q=0.8, ar;q=0.9', 'ar'],
  ['es,de', 'fr'],
  ['es, en;q=0.1', 'en'],
  ['en;q=0, ar;q=0.1', 'ar'],
  ['*', 'fr'],
  ['en;q=0', 'fr'],
  ['en;q=x', 'fr'],
  ['en;q=2, ar', 'ar'],
  ['en;q=0.5;level=1', 'en'],
  ['ar;q=0.5,en;q=0.5', 'ar'],
  ['arn', 'fr'],
  [';;,,q=', 'fr'],
])('Accept-Language %p gets %s', (header, locale) => {
  expect(matchLocale(header)).toBe(locale);
});

test('50 kB of poison is answered at once', () => {
  expect(matchLocale(`${'x;q=,'.repeat(10_000)}ar`)).toBe('fr');
});

test('a text that is missing or blank falls back to French', () => {
  const texts = { fr: 'Terrain', en: null, ar: ' ' };
  expect(LOCALES.map((locale) => textOf(texts, locale))).toEqual(['Terrain', 'Terrain', 'Terrain']);
  expect(textOf({ fr: 'Terrain' }, 'en')).toBe('Terrain');
  expect(textOf({ fr: 'Terrain', ar: 'ملعب' }, 'ar')).toBe('ملعب');
});
