/** @jest-environment jsdom */
import type { Locale } from '@five/shared/locales/locale';
import { cleanup } from '@testing-library/react';
import { bookingWith } from '../../../../test/bookings.ts';
import { openPart } from '../../../../test/page.tsx';
import bookingsAr from '../../../locales/ar/pages/bookings.json' with { type: 'json' };
import bookingsFr from '../../../locales/fr/pages/bookings.json' with { type: 'json' };
import { TicketFigures } from './ticket-figures.tsx';

const PAID = bookingWith({ paidCents: 30_000, dueCents: 0, paidOn: '2026-11-20' });
const open = (booking: typeof PAID, locale: Locale = 'fr') =>
  openPart(<TicketFigures booking={booking} />, {
    locale,
    texts: { bookings: locale === 'fr' ? bookingsFr : bookingsAr },
  });

afterEach(cleanup);

test('the ticket of a paid booking has the day of its payment in its language', async () => {
  await open(PAID);
  expect(document.body.textContent).toContain('le 20 novembre 2026');
  cleanup();
  await open(PAID, 'ar');
  expect(document.body.textContent).toContain('20 نونبر 2026');
});

test('the ticket of a booking that is paid in part has no day of payment', async () => {
  await open(bookingWith({ paidCents: 10_000, dueCents: 20_000 }));
  expect(document.body.textContent).not.toMatch(/20\d\d/);
});
