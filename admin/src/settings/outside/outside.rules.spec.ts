import type { MoveSlot } from '@five/shared/bookings/bookings.contract';
import {
  displacedOf,
  isAsShown,
  isOpenOnOwnDays,
  suitableSlots,
  openingOf,
  outsideOf,
  ownDayOf,
  planOf,
  slotFor,
} from './outside.rules.ts';

const EVENINGS = {
  openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    intervals: [{ startTime: '18:00', endTime: '01:00' }],
  })),
  seasons: [],
  exceptions: [],
};
const CLOSED = {
  ...EVENINGS,
  exceptions: [{ from: '2026-11-24', to: '2026-11-24', intervals: [] }],
};
const booking = (date: string, startTime: string, endTime: string) => ({
  date,
  startTime,
  endTime,
  pitch: 'P1',
});
// Contains only the fields that these tests read.
const slot = (pitch: string, startTime: string, endTime: string) =>
  ({ pitch, date: '2026-11-25', startTime, endTime }) as MoveSlot;

test('an evening that is closed names its bookings, the night before it not', () => {
  const all = [
    booking('2026-11-23', '23:00', '00:00'),
    booking('2026-11-24', '00:00', '01:00'),
    booking('2026-11-24', '19:00', '20:00'),
    booking('2026-11-25', '00:00', '01:00'),
  ];
  expect(outsideOf(all, CLOSED)).toEqual(all.slice(2));
  expect(outsideOf(all, EVENINGS)).toEqual([]);
});

test('a booking that only begins or only ends within the hours counts as outside', () => {
  const both = [booking('2026-11-24', '17:30', '18:30'), booking('2026-11-25', '00:30', '01:30')];
  expect(outsideOf(both, EVENINGS)).toEqual(both);
});

test('what is on a pitch out of service is displaced within the hours too, and each once', () => {
  const all = [
    booking('2026-11-24', '19:00', '20:00'),
    { ...booking('2026-11-25', '19:00', '20:00'), pitch: 'P2' },
    booking('2026-11-25', '19:00', '20:00'),
  ];
  expect(displacedOf(all, CLOSED, ['P1', 'P3'])).toEqual(all.slice(0, 2));
  expect(displacedOf(all, EVENINGS, ['P1', 'P2'])).toEqual([]);
});

test('a booking’s day is that of its night, or its calendar day if its hour is now closed', () => {
  expect(
    [booking('2026-11-25', '00:00', '01:00'), booking('2026-11-24', '10:00', '11:00')].map((one) =>
      ownDayOf(one, EVENINGS),
    ),
  ).toEqual(['2026-11-24', '2026-11-24']);
  const both = [booking('2026-11-23', '10:00', '11:00'), booking('2026-11-24', '10:00', '11:00')];
  expect([isOpenOnOwnDays(both, EVENINGS), isOpenOnOwnDays(both, CLOSED)]).toEqual([true, false]);
});

test('each booking moves to its target day', () => {
  const slots = [
    slot('P1', '19:00', '20:00'),
    { ...slot('P1', '19:00', '20:00'), date: '2026-11-26' },
  ];
  const all = ['2026-11-26', '2026-11-25'].map((day) => ({
    booking: booking(day, '10:00', '11:00'),
    day,
    slots,
  }));
  expect(planOf(all).map(({ day, slot: one }) => [day, one?.date])).toEqual([
    ['2026-11-26', '2026-11-26'],
    ['2026-11-25', '2026-11-25'],
  ]);
});

test('a booking moves to its own hour and pitch, else its hour, else the nearest hour', () => {
  const moved = (...slots: MoveSlot[]) =>
    slotFor(booking('2026-11-24', '19:00', '20:00'), '2026-11-25', slots);
  const [own, other, near, far, long] = [
    slot('P1', '19:00', '20:00'),
    slot('P2', '19:00', '20:00'),
    slot('P1', '20:00', '21:00'),
    slot('P1', '22:00', '23:00'),
    slot('P1', '19:00', '21:00'),
  ];
  expect([
    moved(long, far, near, other, own),
    moved(far, near, other),
    moved(far, near),
    moved(long),
  ]).toEqual([own, other, near, null]);
});

test('an hour after midnight matches only the same hour of the next night, not an evening', () => {
  const late = (date: string, startTime: string, endTime: string) => ({
    ...slot('P1', startTime, endTime),
    date,
  });
  const [morning, evening, night] = [
    late('2026-11-25', '09:00', '10:00'),
    slot('P1', '23:30', '00:30'),
    late('2026-11-26', '00:30', '01:30'),
  ];
  const to = (startTime: string, endTime: string, ...slots: MoveSlot[]) =>
    slotFor(booking('2026-11-24', startTime, endTime), '2026-11-25', slots);
  expect([
    to('00:30', '01:30', morning, evening, night),
    to('00:30', '01:30', morning, evening),
    to('22:30', '23:30', morning, night, evening),
  ]).toEqual([night, evening, evening]);
});

test('a morning hour moves to the first evening slot, not to a slot after midnight', () => {
  const [first, last] = [
    slot('P1', '20:30', '21:30'),
    { ...slot('P1', '00:30', '01:30'), date: '2026-11-26' },
  ];
  expect(slotFor(booking('2026-11-25', '09:00', '10:00'), '2026-11-25', [last, first])).toEqual(
    first,
  );
});

test('a slot assigned to one booking is not available to later bookings', () => {
  const slots = [
    slot('P1', '19:00', '20:00'),
    slot('P1', '19:30', '20:30'),
    slot('P2', '19:00', '20:00'),
    slot('P1', '20:00', '21:00'),
  ];
  const all = ['first', 'second', 'third', 'fourth'].map((name) => ({
    booking: { ...booking('2026-11-24', '19:00', '20:00'), name },
    day: '2026-11-25',
    slots,
  }));
  expect(
    planOf(all).map(({ booking: { name }, slot: one }) => [
      name,
      one && `${one.pitch} ${one.startTime}`,
    ]),
  ).toEqual([
    ['first', 'P1 19:00'],
    ['second', 'P2 19:00'],
    ['third', 'P1 20:00'],
    ['fourth', null],
  ]);
});

test('a booking that was moved, paid or cancelled since is not what was decided about', () => {
  const shown = {
    ...booking('2026-11-24', '19:00', '20:00'),
    status: 'confirmed',
    totalCents: 30_000,
    paidCents: 0,
  } as const;
  expect(
    [
      {},
      { startTime: '20:00' },
      { pitch: 'P2' },
      { status: 'cancelled' as const },
      { paidCents: 10_000 },
      { totalCents: 35_000 },
    ].map((since) => isAsShown({ ...shown, ...since }, shown)),
  ).toEqual([true, false, false, false, false, false]);
});

test('hours that are being typed count once they are whole', () => {
  const typed = {
    openingHours: [
      {
        weekday: 1,
        intervals: [
          { startTime: '18:00', endTime: '' },
          { startTime: '20:00', endTime: '23:00' },
        ],
      },
    ],
    exceptions: [
      { from: '2026-11-24', to: '', intervals: [] },
      { from: '2026-11-25', to: '2026-11-25', intervals: [] },
    ],
    seasons: null,
  };
  expect(openingOf(typed)).toEqual({
    openingHours: [{ weekday: 1, intervals: [{ startTime: '20:00', endTime: '23:00' }] }],
    seasons: [],
    exceptions: [{ from: '2026-11-25', to: '2026-11-25', intervals: [] }],
  });
});

test('no booking is moved to closed hours or to a pitch out of service', () => {
  const slots = [
    slot('P2', '19:00', '20:00'),
    slot('P1', '10:00', '11:00'),
    slot('P1', '20:00', '21:00'),
  ];
  expect(suitableSlots(slots, EVENINGS, ['P1'])).toEqual([slots[2]]);
});
