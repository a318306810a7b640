import { isPrivatePage } from './private-pages.rules.ts';

test.each([
  '/account',
  '/account/reservations/list',
  '/en/account/profile',
  '/ar/messagings',
  '/messagings/',
  '/admin/contact',
  '/auth/login',
  '/ar/auth/register',
  '/reset/password',
  '/reset/password/new',
  '/en/waiting/offer',
  '/mails',
  '/m/Zk3',
  '/ar/tournament/t/abc',
  '/Account',
  '/%61ccount',
  '//account',
  '/tournament/t/%E0%A4%A',
])('%s is private', (path) => expect(isPrivatePage(path)).toBe(true));

test.each([
  '/',
  '/en',
  '/ar',
  '/pricings',
  '/accounting',
  '/tournament/2025/may',
  '/tournament',
  '/media',
  '/maps',
  '/en/contact',
  '/academy',
  '/resets',
])('%s is not', (path) => expect(isPrivatePage(path)).toBe(false));
