import fc from 'fast-check';
import {
  dateOfWall,
  minuteOfWall,
  periodOf,
  timeOfWall,
  wallOf,
  wallOfMinute,
} from '../time/wall-time.ts';
import { playedBefore } from './bracket.rules.ts';
import { drawOf } from './draw.rules.ts';
import {
  type Around,
  type Busy,
  isTooWide,
  type MatchToPlan,
  planOf,
  type PlanWindow,
} from './plan.rules.ts';

const window: PlanWindow = {
  from: '2026-12-05',
  to: '2026-12-06',
  startTime: '18:00',
  endTime: '01:00',
  matchMinutes: 20,
  pauseMinutes: 10,
  pitches: ['P1', 'P2'],
};
const LONG_AGO = 0;
const week = (start: string, end: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    intervals: [{ startTime: start, endTime: end }],
  }));
const around = (changes: Partial<Around> = {}): Around => ({
  opening: { openingHours: week('00:00', '00:00'), seasons: [], exceptions: [] },
  busy: [],
  now: LONG_AGO,
  ...changes,
});

const matchesOf = (count: number, groups: 1 | 2 | 4): MatchToPlan[] =>
  drawOf(
    Array.from({ length: count }, (_, index) => `T${index}`),
    groups,
  ).matches.map(({ key, ...match }) => ({
    ...match,
    reference: key,
    pitch: null,
    date: null,
    startTime: null,
    endTime: null,
    homeGoals: null,
    awayGoals: null,
    homePenalties: null,
    awayPenalties: null,
  }));

const spanOf = ({
  date,
  startTime,
  endTime,
}: {
  date: string;
  startTime: string;
  endTime: string;
}) => {
  const { start, end } = periodOf(date, startTime, endTime);
  return { start: minuteOfWall(start), end: minuteOfWall(end) };
};

test('the first match is at the first hour on the best pitch, and taken slots are kept', () => {
  const at = minuteOfWall(wallOf('2026-12-05', '18:00'));
  const busy: Busy[] = [{ pitch: 'P1', start: at, end: at + 60 }];
  expect(planOf(matchesOf(4, 2), window, around())?.[0]).toEqual({
    reference: 'group-1',
    pitch: 'P1',
    date: '2026-12-05',
    startTime: '18:00',
    endTime: '18:20',
  });
  expect(planOf(matchesOf(4, 2), window, around({ busy }))?.[0]).toMatchObject({
    pitch: 'P2',
    startTime: '18:00',
  });
});

test('no match is planned in the past', () => {
  const now = minuteOfWall(wallOf('2026-12-05', '23:59'));
  expect(planOf(matchesOf(4, 2), window, around({ now }))?.[0]).toMatchObject({
    date: '2026-12-06',
    startTime: '00:00',
  });
});

test('no match is planned on a closed day, before opening, or in the night after closing', () => {
  const opening = {
    openingHours: week('19:00', '23:00'),
    seasons: [],
    exceptions: [{ from: '2026-12-05', to: '2026-12-05', intervals: [] }],
  };
  const planned =
    planOf(matchesOf(4, 2), { ...window, to: '2026-12-08' }, around({ opening })) ?? [];
  expect(planned).toHaveLength(matchesOf(4, 2).length);
  expect(planned[0]).toMatchObject({ date: '2026-12-06', startTime: '19:00' });
  expect(
    planned.every(
      ({ date, startTime, endTime }) =>
        date !== '2026-12-05' && startTime >= '19:00' && endTime <= '23:00' && endTime > startTime,
    ),
  ).toBe(true);
});

test('what is taken for days is left alone on each of them, also past midnight', () => {
  const busy: Busy[] = [
    {
      pitch: 'P1',
      start: minuteOfWall(wallOf('2026-12-04', '12:00')),
      end: minuteOfWall(wallOf('2026-12-07', '00:10')),
    },
  ];
  const planned = planOf(matchesOf(8, 2), { ...window, to: '2026-12-08' }, around({ busy })) ?? [];
  expect(
    planned
      .filter(({ pitch }) => pitch === 'P1')
      .every((one) => spanOf(one).start >= minuteOfWall(wallOf('2026-12-07', '00:10'))),
  ).toBe(true);
});

test('a window over the limit of starts is too wide; two months on four pitches is not', () => {
  const months = {
    ...window,
    to: '2027-02-02',
    startTime: '18:00',
    endTime: '23:00',
    pitches: ['P1', 'P2', 'P3', 'P4'],
  };
  expect(isTooWide(months)).toBe(false);
  expect(
    isTooWide({
      ...months,
      startTime: '00:00',
      endTime: '00:00',
      matchMinutes: 5,
      pauseMinutes: 0,
    }),
  ).toBe(true);
});

test('all of them find an hour or none does', () => {
  expect(
    planOf(matchesOf(16, 4), { ...window, to: '2026-12-05', endTime: '19:00' }, around()),
  ).toBeNull();
});

test('a match that has its hour keeps it, and the others go by it', () => {
  const [first, ...others] = matchesOf(3, 1);
  const fixed = {
    ...first,
    pitch: 'P1',
    date: '2026-12-06',
    startTime: '18:00',
    endTime: '18:20',
  } as MatchToPlan;
  const planned = planOf([fixed, ...others], window, around()) ?? [];
  expect(planned.map(({ reference }) => reference)).not.toContain('group-1');
  expect(planned.at(-1)).toMatchObject({ reference: 'final-1', date: '2026-12-06' });
});

test('no pitch overlap, no team twice within a pause, no round before the one it needs', () => {
  const draws = fc.constantFrom<[number, 1 | 2 | 4]>([5, 1], [7, 2], [12, 4], [16, 4]);
  const wide = { ...window, to: '2026-12-12' };
  fc.assert(
    fc.property(
      draws,
      fc.integer({ min: 10, max: 40 }),
      fc.integer({ min: 0, max: 15 }),
      ([count, groups], matchMinutes, pauseMinutes) => {
        const matches = matchesOf(count, groups);
        const planned = planOf(matches, { ...wide, matchMinutes, pauseMinutes }, around()) ?? [];
        expect(planned).toHaveLength(matches.length);
        const slots = planned.map((place, index) => ({
          ...spanOf(place),
          pitch: place.pitch,
          match: matches[index] as MatchToPlan,
        }));
        for (const [index, one] of slots.entries()) {
          for (const other of slots.slice(index + 1)) {
            const isApart =
              one.end + pauseMinutes <= other.start || other.end + pauseMinutes <= one.start;
            const shared = [one.match.home.team, one.match.away.team].some(
              (team) =>
                team !== null && [other.match.home.team, other.match.away.team].includes(team),
            );
            if (one.pitch === other.pitch || shared) expect(isApart).toBe(true);
            if (playedBefore(one.match, other.match))
              expect(one.end + pauseMinutes).toBeLessThanOrEqual(other.start);
          }
        }
      },
    ),
    { numRuns: 30 },
  );
});

test('a pitch has its pause beside a match whose hour was fixed before, wherever that is', () => {
  const fixedAt = fc.record({
    which: fc.nat(4),
    startMinute: fc.integer({ min: 0, max: 6 * 60 }),
    pitch: fc.constantFrom('P1', 'P2'),
    pauseMinutes: fc.integer({ min: 0, max: 30 }),
  });
  const wide = { ...window, to: '2026-12-12' };
  fc.assert(
    fc.property(fixedAt, ({ which, startMinute, pitch, pauseMinutes }) => {
      const start = minuteOfWall(wallOf('2026-12-05', '18:00')) + startMinute;
      const [from, to] = [wallOfMinute(start), wallOfMinute(start + 20)];
      const matches = matchesOf(8, 2).map((match, index) =>
        index === which
          ? {
              ...match,
              pitch,
              date: dateOfWall(from),
              startTime: timeOfWall(from),
              endTime: timeOfWall(to),
            }
          : match,
      );
      const planned =
        planOf(
          matches,
          { ...wide, pauseMinutes },
          around({ busy: [{ pitch, start, end: start + 20 }] }),
        ) ?? [];
      expect(planned).toHaveLength(matches.length - 1);
      for (const place of planned.filter((one) => one.pitch === pitch)) {
        const one = spanOf(place);
        expect(one.end + pauseMinutes <= start || start + 20 + pauseMinutes <= one.start).toBe(
          true,
        );
      }
    }),
    { numRuns: 60 },
  );
});
