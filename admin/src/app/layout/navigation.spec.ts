import { TABLES } from '../../platform/tables/tables.ts';
import { PAGES } from '../pages.ts';
import { resources } from '../resources.ts';
import { navigationItemOf, navigationItems } from './navigation.ts';

test('every page highlights the menu section from which it is opened', () => {
  expect(
    [
      '/',
      '/bookings',
      '/bookings/B-7K3M9QXT/show',
      '/subscriptions',
      '/cash_sessions/CS-1/show',
      '/bank_lines',
      '/chats',
      '/discussions/D-1/show',
      '/contact/CT-1',
      '/centre',
      '/pricings',
      '/pricings/create',
      '/tournaments/2026%2Fmay',
      '/venue/V',
      '/customers',
      '/attendance',
    ].map(navigationItemOf),
  ).toEqual([
    '/',
    '/bookings',
    '/bookings',
    '/subscriptions',
    '/cash_sessions',
    '/bank_lines',
    '/chats',
    '/community_reports',
    '/contact',
    '/centre',
    '/centre',
    '/centre',
    '/centre',
    '/centre',
    '/users',
    '/centre',
  ]);
});

test('every table belongs to a menu section, and an unknown page belongs to none', () => {
  const places = navigationItems.map(({ to }) => to);
  expect(
    Object.keys(TABLES).filter((table) => !places.includes(navigationItemOf(`/${table}`))),
  ).toEqual([]);
  expect(navigationItemOf('/nowhere')).toBe('');
});

test('every back-office resource belongs to a menu section', () => {
  expect(
    resources.map(({ name }) => name).filter((name) => navigationItemOf(`/${name}`) === ''),
  ).toEqual([]);
});

test('the table of pages lists exactly the pages that exist', () => {
  const kinds = ['create', 'edit', 'show'] as const;
  expect(PAGES).toEqual(
    Object.fromEntries(
      resources.map((resource) => [resource.name, kinds.filter((kind) => resource[kind])]),
    ),
  );
});
