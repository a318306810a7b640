import { ownPageOf } from './own-page.ts';

const ORIGIN = 'https://arena.test';

test.each([
  [`${ORIGIN}/account/reservations/list?booking=B-1`, '/account/reservations/list?booking=B-1'],
  ['/ar/m/x#lists', '/ar/m/x#lists'],
])('%s is a page of the site', (address, page) => {
  expect(ownPageOf(address, ORIGIN)).toBe(page);
});

test.each([
  'https://elsewhere.test/account',
  '//elsewhere.test/account',
  `${ORIGIN}.elsewhere.test/`,
  'http://arena.test/account',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  undefined,
  null,
  3,
])('instead of %s, the home page is opened', (address) => {
  expect(ownPageOf(address, ORIGIN)).toBe('/');
});
