import type {
  SeriesAnswer,
  SeriesBookingAnswer,
} from '@five/shared/bookings/series/series.contract';
import { unpaidDatesOf, unpaidSeries } from './unpaid-series.rules.ts';

const date = (day: string, changes: Partial<SeriesBookingAnswer> = {}): SeriesBookingAnswer => ({
  reference: `B-${day}`,
  date: `2026-12-${day}`,
  startTime: '20:00',
  endTime: '21:00',
  pitch: 'P1',
  status: 'confirmed',
  paymentStatus: 'unpaid',
  totalCents: 30_000,
  dueCents: 30_000,
  match: { path: '/m/7QFEYY5A' },
  ...changes,
});
const series = (
  reference: string,
  bookings: SeriesBookingAnswer[],
  holdExpiresAt: string | null = null,
): SeriesAnswer => ({
  id: reference,
  reference,
  state: holdExpiresAt === null ? 'active' : 'pending',
  weekday: 2,
  startTime: '20:00',
  endTime: '21:00',
  pitch: 'P1',
  weeks: bookings.length,
  paymentMethod: 'cash',
  firstDate: '2026-12-01',
  lastDate: '2026-12-29',
  nextDate: null,
  totalCents: 0,
  dueCents: 0,
  holdExpiresAt,
  keptUntil: null,
  goesOnFrom: null,
  bookings,
  customer: { reference: 'CU-7K3M9QXT', fullName: 'Amina Tazi', phone: null },
  createdAt: '2026-11-20T10:00:00.000Z',
});

test('a series due sum covers active unpaid dates from next on, not past or cancelled ones', () => {
  const dates = [
    date('01', { status: 'completed' }),
    date('22', { dueCents: 10_000 }),
    date('08', { dueCents: 0 }),
    date('15'),
    date('29', { status: 'cancelled' }),
  ];
  expect(unpaidDatesOf(series('SR-1', dates))).toMatchObject({
    next: { reference: 'B-15' },
    unpaid: 2,
    dueCents: 40_000,
  });
  expect(unpaidDatesOf(series('SR-1', [date('08', { dueCents: 0 })]))).toBeNull();
});

test('a series whose hold expires as a whole is listed before series paid date by date', () => {
  const all = [
    series('SR-late', [date('15')]),
    series('SR-soon', [date('08')]),
    series('SR-held', [date('22', { status: 'pending' })], '2026-11-22T20:30:00.000Z'),
  ];
  expect(unpaidSeries(all).map((one) => one.series.reference)).toEqual([
    'SR-held',
    'SR-soon',
    'SR-late',
  ]);
});
