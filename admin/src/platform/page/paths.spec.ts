import fc from 'fast-check';
import {
  bookingPage,
  bookingsWhere,
  chatPage,
  drawerPage,
  onBoard,
  packPage,
  recordPage,
  threadPage,
  userPage,
  isLeaving,
} from './paths.ts';

const query = (path: string) => new URLSearchParams(path.slice(path.indexOf('?')));

test('whatever a reference holds, a link to it leads to it alone', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (reference) => {
      expect(query(onBoard(reference)).get('booking')).toBe(reference);
      expect(query(chatPage(reference)).get('chat')).toBe(reference);
      for (const pageOf of [bookingPage, packPage, userPage, drawerPage, threadPage]) {
        const [, , name, page, ...more] = pageOf(reference).split('/');
        expect([decodeURIComponent(name ?? ''), page, more]).toEqual([reference, 'show', []]);
      }
    }),
  );
});

test('a link to the list contains its filters, and each one is displayed', () => {
  const link = query(bookingsWhere({ status: 'pending', q: 'Salma & Omar' }));
  expect(JSON.parse(link.get('filter') ?? '')).toEqual({ status: 'pending', q: 'Salma & Omar' });
  expect(JSON.parse(link.get('displayedFilters') ?? '')).toEqual({ status: true, q: true });
  expect(link.get('page')).toBe('1');
});

test('what a mail spoke of leads to its page, where it has one', () => {
  expect(
    ['B-7K3M9QXT', 'S-7K3M9QXT', 'R-7K3M9QXT', 'CT-7K3M9QXT', 'SR-7K3M9QXT', 'vat'].map(recordPage),
  ).toEqual([
    '/bookings/B-7K3M9QXT/show',
    '/subscriptions/S-7K3M9QXT/show',
    '/academy_registrations/R-7K3M9QXT',
    '/contact/CT-7K3M9QXT',
    null,
    null,
  ]);
});

const at = (pathname: string) => ({ pathname });

test('leaving for another page with unsaved changes asks for confirmation', () => {
  expect(isLeaving(at('/venue'), at('/pricings'))).toBe(true);
  expect(isLeaving(at('/pricings/PR-1'), at('/pricings'))).toBe(true);
});

test('staying on the page or being signed out asks for no confirmation', () => {
  expect(isLeaving(at('/venue'), at('/venue'))).toBe(false);
  expect(isLeaving(at('/venue'), at('/login'))).toBe(false);
});
