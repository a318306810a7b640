import { LOCALES, localizePath } from '../../locales/locale.ts';
import { leadsToHidden, OPTIONAL_PAGES, optionalPageOf } from './optional-pages.rules.ts';

test.each(LOCALES)('a path below a page, with query or hash, belongs to it (%s)', (locale) => {
  for (const page of OPTIONAL_PAGES)
    for (const rest of ['', '/', '/2025/may', '?session=A#register', '#top'])
      expect(optionalPageOf(localizePath(`/${page}${rest}`, locale))).toBe(page);
});

test('a path that only looks like a page belongs to none', () => {
  for (const path of ['/', '/academy-prices', '/about/academy', '/?academy', '/ar', '/Players'])
    expect(optionalPageOf(path)).toBeNull();
});

test('a path leads to a hidden page only if the venue hides that page', () => {
  expect(leadsToHidden('/en/promo', ['promo', 'academy'])).toBe(true);
  expect(leadsToHidden('/en/promo', ['academy'])).toBe(false);
  expect(leadsToHidden('/pricings', [...OPTIONAL_PAGES])).toBe(false);
});
