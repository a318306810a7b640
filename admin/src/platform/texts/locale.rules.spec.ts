import { chosenLocale } from './locale.rules.ts';

test('a language chosen on this machine has priority over the browser language', () => {
  expect(chosenLocale('ar', ['en-GB', 'fr'])).toBe('ar');
});

test('on a first visit the first language of the browser that we speak, else French', () => {
  expect(
    [['ar-MA', 'fr'], ['de-DE', 'EN-us', 'fr'], ['es', 'de'], []].map((browser) =>
      chosenLocale(null, browser),
    ),
  ).toEqual(['ar', 'en', 'fr', 'fr']);
});
