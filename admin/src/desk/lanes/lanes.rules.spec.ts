import { BOOKING_STATUSES } from '@five/shared/bookings/bookings.codes';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import fc from 'fast-check';
import { bookingWith } from '../../../test/samples.ts';
import { lanesOf, preparedFor, sheetOf } from './lanes.rules.ts';

const NOW = '2026-11-21T19:30';
const hours = fc.integer({ min: 10, max: 22 });
const bookings = fc.array(
  fc
    .record({
      status: fc.constantFrom(...BOOKING_STATUSES),
      underReview: fc.boolean(),
      hour: hours,
      pitch: fc.constantFrom('P1', 'P2'),
      minutes: fc.nat(59),
    })
    .map(({ status, underReview, hour, pitch, minutes }) =>
      bookingWith({
        status,
        underReview: status === 'pending' && underReview,
        pitch,
        reference: `B-${hour}-${pitch}-${minutes}`,
        date: '2026-11-21',
        startTime: `${hour}:00`,
        endTime: `${hour + 1}:00`,
        holdExpiresAt:
          status === 'pending' ? `2026-11-21T18:${String(minutes).padStart(2, '0')}:00.000Z` : null,
      }),
    ),
  { maxLength: 12 },
);

const lanesOfAll = (all: BookingAnswer[]) =>
  lanesOf(
    { ofDay: all, waiting: all.filter(({ status }) => status === 'pending'), refundable: [] },
    NOW,
  );

test('each pending booking is in one lane, each upcoming one in another, and no others', () => {
  fc.assert(
    fc.property(bookings, (all) => {
      const { expiring, underReview, arriving } = lanesOfAll(all);
      const shown = [...expiring, ...underReview, ...arriving];
      const due = all.filter(
        ({ status, endTime }) =>
          status === 'pending' || (status === 'confirmed' && endTime > '19:30'),
      );
      expect(shown).toHaveLength(due.length);
      expect(new Set(shown)).toEqual(new Set(due));
      expect(underReview.every((booking) => booking.underReview)).toBe(true);
    }),
  );
});

test('the next hold to expire comes first, and so does the next booking to start', () => {
  fc.assert(
    fc.property(bookings, (all) => {
      const { expiring, underReview, arriving } = lanesOfAll(all);
      const ends = expiring.map(({ holdExpiresAt }) => holdExpiresAt ?? '');
      const [seen, starts] = [underReview, arriving].map((lane) =>
        lane.map(({ startTime }) => startTime),
      );
      expect([ends, seen, starts]).toEqual([ends.toSorted(), seen?.toSorted(), starts?.toSorted()]);
    }),
  );
});

test('bookings in progress are still shown, finished ones are not', () => {
  const at = (startTime: string, endTime: string) =>
    bookingWith({
      status: 'confirmed',
      date: '2026-11-21',
      startTime,
      endTime,
      reference: startTime,
    });
  expect(
    lanesOfAll([at('18:00', '19:00'), at('18:30', '19:30'), at('19:00', '20:00')]).arriving.map(
      ({ reference }) => reference,
    ),
  ).toEqual(['19:00']);
});

test('bookings pending a decision are in a lane on every day shown', () => {
  const far = bookingWith({
    status: 'pending',
    date: '2026-11-28',
    reference: 'B-FAR',
    holdExpiresAt: '2026-11-21T20:00:00.000Z',
  });
  expect(
    lanesOf(
      {
        ofDay: [],
        waiting: [far, { ...far, reference: 'B-SEEN', underReview: true }],
        refundable: [],
      },
      NOW,
    ),
  ).toMatchObject({
    expiring: [{ reference: 'B-FAR' }],
    underReview: [{ reference: 'B-SEEN' }],
    arriving: [],
  });
});

test('due refunds are in a lane every day, longest wait first, and removed once refunded', () => {
  const off = (reference: string, date: string, paidCents: number) =>
    bookingWith({ reference, date, status: 'cancelled', paidCents });
  const refundable = [
    off('B-LATE', '2026-11-20', 30_000),
    off('B-EARLY', '2026-11-02', 10_000),
    off('B-BACK', '2026-11-01', 0),
  ];
  const moved = bookingWith({ reference: 'B-MOVED', totalCents: 30_000, paidCents: 40_000 });
  const { toGiveBack, arriving } = lanesOf(
    { ofDay: [moved], waiting: [], refundable: [...refundable, moved] },
    '2026-11-21T18:30',
  );
  expect(toGiveBack.map(({ reference, refundCents }) => [reference, refundCents])).toEqual([
    ['B-EARLY', 10_000],
    ['B-LATE', 30_000],
    ['B-MOVED', 10_000],
  ]);
  expect(arriving).toEqual([moved]);
});

test('the sheet lists all pitch entries, blocks included, by hour and then by pitch', () => {
  fc.assert(
    fc.property(bookings, fc.array(hours, { maxLength: 3 }), (all, kept) => {
      const occupancies = kept.map((hour) => ({
        kind: 'academy' as const,
        reference: `AS-${hour}`,
        pitch: 'P3',
        date: '2026-11-21',
        startTime: `${hour}:00`,
        endTime: `${hour + 1}:30`,
        reason: 'Espoirs',
        heldUntil: null,
      }));
      const lines = sheetOf({ bookings: all, occupancies }).map(
        ({ startTime, pitch }) => `${startTime} ${pitch}`,
      );
      expect(lines).toEqual(lines.toSorted());
      expect(lines).toHaveLength(
        all.filter(({ status }) => status !== 'cancelled' && status !== 'expired').length +
          kept.length,
      );
    }),
  );
});

test('the sheet lists items and counts to prepare for a booking, without the pitch hour', () => {
  const line = (kind: 'session' | 'addon', text: string, quantity: number) => ({
    kind,
    text,
    quantity,
    unitCents: 500,
    totalCents: 500 * quantity,
  });
  const lines = [
    line('session', 'Soirée', 1),
    line('addon', 'Chasubles · Rouges', 10),
    line('addon', 'Ballon', 1),
  ];
  expect(preparedFor(bookingWith({ lines }))).toEqual([
    { text: 'Chasubles · Rouges', quantity: 10 },
    { text: 'Ballon', quantity: 1 },
  ]);
  expect(preparedFor(bookingWith({ lines: lines.slice(0, 1) }))).toEqual([]);
});
