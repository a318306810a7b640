import type { DeskDayAnswer } from '@five/shared/desk/desk.contract';
import {
  addDays,
  addMinutes,
  dateOfWall,
  minutesBetween,
  periodOf,
  timeOfWall,
  wallOf,
} from '@five/shared/time/wall-time';
import fc from 'fast-check';
import { bookingWith, dayWith, occupancyWith } from '../../../test/samples.ts';
import {
  columnsOf,
  endsFrom,
  fits,
  frameOf,
  isBeyondHorizon,
  isTaken,
  offsetOf,
  slotAt,
  conflictsIn,
  latestConflicts,
  type Cell,
  type Frame,
} from './board.rules.ts';

const frame = (day: DeskDayAnswer): Frame => frameOf(day) ?? { start: '', minutes: 0, lines: [] };
const cellsOn = (day: DeskDayAnswer, pitch: string, now = day.now): Cell[] =>
  columnsOf(day, frame(day), now).find((column) => column.pitch.reference === pitch)?.cells ?? [];
const named = ({ kind, from, minutes }: Cell) => `${kind} ${from}+${minutes}`;
const spanOf = (wall: string, minutes: number) => ({
  date: dateOfWall(wall),
  startTime: timeOfWall(wall),
  endTime: timeOfWall(addMinutes(wall, minutes)),
});

/**
 * Generates opening days with up to eight non-overlapping bookings per pitch. Bookings start on the
 * grid or off it, and may last past midnight.
 */
const days = fc
  .record({
    open: fc.integer({ min: 6, max: 18 }),
    hours: fc.integer({ min: 2, max: 20 }),
    slotMinutes: fc.constantFrom(15, 30, 60),
    takings: fc.array(
      fc.record({
        quarter: fc.nat(79),
        quarters: fc.constantFrom(2, 4, 6, 8),
        pitch: fc.constantFrom('P1', 'P2'),
        block: fc.boolean(),
      }),
      { maxLength: 8 },
    ),
  })
  .map(({ open, hours, slotMinutes, takings }) => {
    const start = wallOf('2026-11-21', `${String(open).padStart(2, '0')}:00`);
    const day = dayWith({
      slotMinutes,
      opening: [
        { startTime: timeOfWall(start), endTime: timeOfWall(addMinutes(start, hours * 60)) },
      ],
    });
    takings.forEach(({ quarter, quarters, pitch, block }, index) => {
      const wall = addMinutes(start, Math.min(quarter * 15, hours * 60 - quarters * 15));
      const taking = { pitch, reference: `R-${index}`, ...spanOf(wall, quarters * 15) };
      if (wall < start || !clear(day, pitch, wall, quarters * 15)) return;
      if (block) day.occupancies.push(occupancyWith(taking));
      else day.bookings.push(bookingWith(taking));
    });
    return day;
  });

/**
 * Whether no booking or block occupies the pitch in this period. It checks minute by minute, and
 * the tests compare the results of the board's rules with it.
 */
function clear(day: DeskDayAnswer, pitch: string, wall: string, minutes: number): boolean {
  const others = [...day.bookings, ...day.occupancies]
    .filter((other) => other.pitch === pitch)
    .map(({ date, startTime, endTime }) => periodOf(date, startTime, endTime));
  return Array.from({ length: minutes }, (_, minute) => addMinutes(wall, minute)).every(
    (at) => !others.some(({ start, end }) => start <= at && at < end),
  );
}

const walls = fc
  .integer({ min: 0, max: 36 * 60 })
  .map((minutes) => addMinutes('2026-11-21T00:00', minutes));

describe('the frame of a day', () => {
  test('runs from opening to the closing time after midnight, with one row per hour', () => {
    const { start, minutes, lines } = frame(dayWith());
    expect([start, minutes, lines.length]).toEqual(['2026-11-21T09:00', 16 * 60, 16]);
    expect([lines[0], lines.at(-1)]).toEqual([
      { offset: 0, time: '09:00' },
      { offset: 15 * 60, time: '00:00' },
    ]);
  });

  test("knows an interval listed after a later one as the next morning's", () => {
    const day = dayWith({
      opening: [
        { startTime: '18:00', endTime: '23:00' },
        { startTime: '00:00', endTime: '02:00' },
      ],
    });
    expect([frame(day).start, frame(day).minutes]).toEqual(['2026-11-21T18:00', 8 * 60]);
    expect(cellsOn(day, 'P1').map(({ from }) => from)).toEqual([0, 60, 120, 180, 240, 360, 420]);
  });

  test('extends to include bookings outside the opening hours', () => {
    const day = dayWith({
      bookings: [bookingWith({ startTime: '07:30', endTime: '08:30' })],
      occupancies: [occupancyWith({ date: '2026-11-22', startTime: '01:00', endTime: '02:00' })],
    });
    expect([frame(day).start, frame(day).minutes, frame(day).lines.at(-1)]).toEqual([
      '2026-11-21T07:30',
      18.5 * 60,
      { offset: 18 * 60, time: '01:30' },
    ]);
  });

  test('is empty on a closed day, but still shows bookings made on that day', () => {
    expect(frameOf(dayWith({ opening: [] }))).toBeNull();
    const day = dayWith({ opening: [], bookings: [bookingWith()] });
    expect([frame(day).start, frame(day).minutes]).toEqual(['2026-11-21T19:00', 60]);
    expect(cellsOn(day, 'P1').map(named)).toEqual(['booking 0+60']);
  });

  test('holds every cell', () => {
    fc.assert(
      fc.property(days, (day) =>
        columnsOf(day, frame(day), day.now).every(({ cells }) =>
          cells.every(({ from, minutes }) => from >= 0 && from + minutes <= frame(day).minutes),
        ),
      ),
    );
  });
});

describe('a column of the board', () => {
  test('shows each booking and each occupancy once, on its pitch', () => {
    fc.assert(
      fc.property(days, (day) => {
        const shown = columnsOf(day, frame(day), day.now).flatMap(({ pitch, cells }) =>
          cells.flatMap((cell) => ('slot' in cell ? [] : [`${pitch.reference} ${cell.key}`])),
        );
        expect(shown.sort()).toEqual(
          [...day.bookings, ...day.occupancies]
            .map(({ pitch, reference }) => `${pitch} ${reference}`)
            .sort(),
        );
      }),
    );
  });

  test('has its cells in the order of the hours, and none over another', () => {
    fc.assert(
      fc.property(days, (day) => {
        for (const { cells } of columnsOf(day, frame(day), day.now))
          cells.forEach(({ from, minutes }, index) =>
            expect(cells[index + 1]?.from ?? Infinity).toBeGreaterThanOrEqual(from + minutes),
          );
      }),
    );
  });

  test('offers a start on the grid exactly where one step of time is free', () => {
    fc.assert(
      fc.property(days, (day) => {
        const { start, minutes } = frame(day);
        for (const { pitch, cells } of columnsOf(day, frame(day), day.now)) {
          const free = Array.from({ length: Math.floor(minutes / day.slotMinutes) }, (_, step) =>
            addMinutes(start, step * day.slotMinutes),
          ).filter((wall) => clear(day, pitch.reference, wall, day.slotMinutes));
          expect(
            cells.flatMap((cell) =>
              'slot' in cell ? [wallOf(cell.slot.date, cell.slot.startTime)] : [],
            ),
          ).toEqual(free);
        }
      }),
    );
  });

  test('marks a free hour as past, started or upcoming', () => {
    fc.assert(
      fc.property(days, walls, (day, now) => {
        for (const { cells } of columnsOf(day, frame(day), now)) {
          for (const cell of cells) {
            if (!('slot' in cell)) continue;
            const start = wallOf(cell.slot.date, cell.slot.startTime);
            expect([cell.key, cell.kind]).toEqual([
              cell.key,
              addMinutes(start, day.slotMinutes) <= now ? 'past' : start < now ? 'begun' : 'free',
            ]);
          }
        }
      }),
    );
  });

  test('gives the hour after midnight the next date, and the key used in the URL', () => {
    const last = cellsOn(dayWith(), 'P2').at(-1);
    expect(last).toMatchObject({
      key: 'P2 2026-11-22T00:00',
      kind: 'free',
      slot: { pitch: 'P2', date: '2026-11-22', startTime: '00:00', endTime: '01:00' },
    });
    expect(slotAt(dayWith(), 'P2', '2026-11-22T00:00')).toEqual({
      pitch: 'P2',
      date: '2026-11-22',
      startTime: '00:00',
      endTime: '01:00',
    });
  });

  test('lets a night booking cover both hours through midnight', () => {
    const day = dayWith({
      bookings: [bookingWith({ startTime: '23:00', endTime: '01:00', durationMinutes: 120 })],
    });
    expect(cellsOn(day, 'P1').slice(-2).map(named)).toEqual(['free 780+60', 'booking 840+120']);
  });
});

describe('a booking fits a start', () => {
  test('when the venue is open for the whole duration and the pitch is free meanwhile', () => {
    fc.assert(
      fc.property(
        days,
        walls,
        fc.constantFrom(60, 120),
        fc.constantFrom('P1', 'P2'),
        (day, wall, minutes, pitch) => {
          const { startTime, endTime } = day.opening[0] ?? { startTime: '', endTime: '' };
          const { start, end } = periodOf(day.date, startTime, endTime);
          const open = start <= wall && minutesBetween(wall, end) >= minutes;
          expect(fits(day, slotAt(day, pitch, wall), minutes)).toBe(
            open && clear(day, pitch, wall, minutes),
          );
        },
      ),
    );
  });

  test('next to its neighbours, which may touch', () => {
    const day = dayWith({ bookings: [bookingWith()], occupancies: [occupancyWith()] });
    const at = (time: string, minutes: number) =>
      fits(day, slotAt(day, 'P1', wallOf(day.date, time)), minutes);
    expect([
      at('18:00', 60),
      at('18:00', 120),
      at('20:00', 60),
      at('20:00', 120),
      at('22:00', 120),
    ]).toEqual([true, false, true, false, true]);
  });

  test('from the first open minute, regardless of bookings on other pitches', () => {
    const day = dayWith({
      bookings: [bookingWith({ pitch: 'P2', startTime: '09:00', endTime: '10:00' })],
    });
    const at = (pitch: string) => fits(day, slotAt(day, pitch, wallOf(day.date, '09:00')), 60);
    expect([at('P1'), at('P2')]).toEqual([true, false]);
  });

  test('not past the closing, which is at night', () => {
    const day = dayWith();
    expect(
      [60, 120].map((minutes) =>
        fits(day, slotAt(day, 'P1', wallOf(addDays(day.date, 1), '00:00')), minutes),
      ),
    ).toEqual([true, false]);
  });
});

test('a moment has a place on the board only while the board shows it', () => {
  const day = dayWith();
  expect(
    [
      '2026-11-21T08:59',
      '2026-11-21T09:00',
      '2026-11-22T00:30',
      '2026-11-22T01:00',
      '2026-11-22T01:01',
    ].map((wall) => offsetOf(frame(day), wall)),
  ).toEqual([null, 0, 15.5 * 60, 16 * 60, null]);
});

test('a block can end at any step until closing, regardless of bookings on the pitch', () => {
  const slot = { pitch: 'P1', date: '2026-11-21', startTime: '19:00', endTime: '20:00' };
  const late = ['20:00', '21:00', '22:00', '23:00', '00:00', '01:00'];
  expect(endsFrom(dayWith({ occupancies: [occupancyWith()] }), slot)).toEqual(late);
  expect(endsFrom(dayWith({ occupancies: [occupancyWith({ startTime: '19:00' })] }), slot)).toEqual(
    late,
  );
  expect(endsFrom(dayWith(), { ...slot, startTime: '23:00', endTime: '00:00' })).toEqual([
    '00:00',
    '01:00',
  ]);
  expect(endsFrom(dayWith(), { ...slot, startTime: '07:00', endTime: '08:00' })).toEqual([]);
  const always = dayWith({ opening: [{ startTime: '00:00', endTime: '00:00' }] });
  expect(endsFrom(always, { ...slot, startTime: '00:00', endTime: '01:00' })).toHaveLength(24);
});

test('block conflicts are all overlapping entries on its pitch, in order, with names', () => {
  const at = (pitch: string, startTime: string, endTime: string) =>
    bookingWith({
      reference: `B-${pitch}-${startTime}`,
      pitch,
      date: '2026-11-21',
      startTime,
      endTime,
    });
  const day = dayWith({
    bookings: [
      at('P1', '20:00', '22:00'),
      at('P1', '18:00', '19:00'),
      at('P1', '22:00', '23:00'),
      at('P2', '19:00', '20:00'),
      at('P1', '17:00', '18:00'),
    ],
    occupancies: [
      occupancyWith({ pitch: 'P1', date: '2026-11-21', startTime: '19:00', endTime: '20:00' }),
    ],
  });
  const found = conflictsIn(day, {
    pitch: 'P1',
    date: '2026-11-21',
    startTime: '18:00',
    endTime: '22:00',
  });
  expect(
    found.map(({ kind, startTime, customer }) => [kind, startTime, customer?.fullName ?? null]),
  ).toEqual([
    ['booking', '18:00', day.bookings[0]?.customer.fullName],
    [day.occupancies[0]?.kind, '19:00', null],
    ['booking', '20:00', day.bookings[0]?.customer.fullName],
  ]);
});

test('conflicts named by a refusal are shown until the board is next loaded', () => {
  const [one, other] = ['19:00', '20:00'].map((startTime) => ({
    kind: 'booking' as const,
    reference: `B-${startTime}`,
    date: '2026-11-21',
    startTime,
    endTime: '21:00',
    customer: null,
  }));
  const refused = { at: 100, standing: [one, other].flatMap((left) => left ?? []) };
  const onBoard = one ? [one] : [];
  expect(latestConflicts(onBoard, 99, refused)).toEqual(refused.standing);
  expect(latestConflicts([], 100, refused)).toEqual(refused.standing);
  expect(latestConflicts(onBoard, 101, refused)).toEqual(onBoard);
  expect(latestConflicts([], 101, refused)).toEqual([]);
  expect(latestConflicts(onBoard, 99, null)).toEqual(onBoard);
});

test('a slot is taken exactly when an entry overlaps the hour from its start', () => {
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 0, max: 79 }),
      fc.constantFrom('P1', 'P2'),
      (day, quarter, pitch) => {
        const wall = addMinutes(wallOf('2026-11-21', '06:00'), quarter * 15);
        expect(isTaken(day, slotAt(day, pitch, wall))).toBe(!clear(day, pitch, wall, 60));
      },
    ),
  );
});

test('past the booking horizon free slots accept only blocks; existing entries show', () => {
  const day = dayWith({ bookings: [bookingWith()] });
  const frame = frameOf(day);
  const kinds = (isFar: boolean) =>
    new Set(
      frame
        ? columnsOf(day, frame, '2026-11-20T10:00', isFar).flatMap(({ cells }) =>
            cells.map(({ kind }) => kind),
          )
        : [],
    );
  expect([kinds(true), kinds(false)]).toEqual([
    new Set(['far', 'booking']),
    new Set(['free', 'booking']),
  ]);
  expect(
    ['2026-11-21', '2026-11-22'].map((date) => isBeyondHorizon(date, '2026-11-20T23:59', 1)),
  ).toEqual([false, true]);
});
