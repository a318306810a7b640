import { TABLES } from '../platform/tables/tables.ts';
import { PAGES } from './pages.ts';
import { resources } from './resources.ts';
import { roomOf, rooms } from './rooms.ts';

test('every page has the room marked from which it is opened', () => {
  expect(['/', '/bookings', '/bookings/B-7K3M9QXT/show', '/subscriptions', '/cash_sessions/CS-1/show', '/bank_lines', '/chats', '/discussions/D-1/show', '/contact/CT-1', '/centre', '/pricings', '/pricings/create', '/tournaments/2026%2Fmay', '/venue/V', '/customers', '/attendance'].map(roomOf))
    .toEqual(['/', '/bookings', '/bookings', '/subscriptions', '/cash_sessions', '/bank_lines', '/chats', '/community_reports', '/contact', '/centre', '/centre', '/centre', '/centre', '/centre', '/users', '/centre']);
});

test('no table is without a room, and no other page is in one', () => {
  const places = rooms.map(({ to }) => to);
  expect(Object.keys(TABLES).filter((table) => !places.includes(roomOf(`/${table}`)))).toEqual([]);
  expect(roomOf('/nowhere')).toBe('');
});

test('no page of the back-office is in no room', () => {
  expect(resources.map(({ name }) => name).filter((name) => roomOf(`/${name}`) === '')).toEqual([]);
});

test('every page that there is stands in the table of pages, and no other', () => {
  const kinds = ['create', 'edit', 'show'] as const;
  expect(PAGES).toEqual(Object.fromEntries(resources.map((resource) => [resource.name, kinds.filter((kind) => resource[kind])])));
});
