import fc from 'fast-check';
import { weekdayOf } from '../time/wall-time.ts';
import {
  ageProblem,
  childKey,
  datesOf,
  holdsPlace,
  latestDates,
  mayBecome,
  pastDatesOf,
  placesLeft,
  statusOfNew,
} from './academy.rules.ts';
import { REGISTRATION_STATES } from './academy.codes.ts';

describe('age', () => {
  const problem = (birthDate: string) =>
    ageProblem(birthDate, '2026-09-15', { minAge: 7, maxAge: 9 });

  test('is computed on the first day of the season; a birthday that day counts fully', () => {
    expect(problem('2019-09-15')).toBeNull();
    expect(problem('2019-09-16')).toBe('group');
    expect(problem('2016-09-16')).toBeNull();
    expect(problem('2016-09-15')).toBe('group');
  });

  test('below five and above twelve there is no group at all', () => {
    expect([
      problem('2021-09-16'),
      problem('2021-09-15'),
      problem('2013-09-16'),
      problem('2013-09-15'),
    ]).toEqual(['academy', 'group', 'group', 'academy']);
  });
});

describe('places', () => {
  test('a place is free until as many children have one as there are', () => {
    expect([statusOfNew(12, 11), statusOfNew(12, 12), statusOfNew(12, 13)]).toEqual([
      'received',
      'waiting',
      'waiting',
    ]);
    expect([placesLeft(12, 0), placesLeft(12, 12), placesLeft(12, 14)]).toEqual([12, 0, 0]);
  });

  test('are held by registrations that are received or confirmed', () => {
    expect(REGISTRATION_STATES.filter(holdsPlace)).toEqual(['received', 'confirmed']);
  });

  test('a held place stays until given up; a cancelled registration can be accepted again', () => {
    const next = Object.fromEntries(
      REGISTRATION_STATES.map((from) => [
        from,
        REGISTRATION_STATES.filter((to) => mayBecome(from, to)),
      ]),
    );
    expect(next).toEqual({
      received: ['confirmed', 'cancelled'],
      waiting: ['received', 'confirmed', 'cancelled'],
      confirmed: ['cancelled'],
      cancelled: ['received', 'waiting', 'confirmed'],
    });
  });
});

describe('dates of a weekly session', () => {
  test('are its weekdays within the season and the requested range, both ends included', () => {
    expect(
      datesOf({ weekday: 3, from: '2026-11-18', to: '2026-12-02' }, '2026-11-01', '2026-12-31'),
    ).toEqual(['2026-11-18', '2026-11-25', '2026-12-02']);
    expect(
      datesOf({ weekday: 3, from: '2026-11-01', to: '2026-12-31' }, '2026-11-19', '2026-12-01'),
    ).toEqual(['2026-11-25']);
    expect(
      datesOf({ weekday: 3, from: '2026-11-19', to: '2026-11-24' }, '2026-01-01', '2026-12-31'),
    ).toEqual([]);
  });

  test('are a week apart, each on the weekday, none left out', () => {
    const date = fc
      .integer({ min: 0, max: 700 })
      .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(date, date, fc.integer({ min: 1, max: 7 }), (from, to, weekday) => {
        const dates = datesOf({ weekday, from, to }, '2000-01-01', '2100-01-01');
        const days = Math.max(0, (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1);
        expect(dates.every((one) => weekdayOf(one) === weekday && one >= from && one <= to)).toBe(
          true,
        );
        expect([Math.floor(days / 7), Math.ceil(days / 7)]).toContain(dates.length);
        expect(new Set(dates).size).toBe(dates.length);
      }),
    );
  });
});

test('days with a session run from the season’s first to today, the latest first', () => {
  const session = { weekday: 3, from: '2026-09-15', to: '2027-06-30', missed: [] };
  expect(pastDatesOf(session, '2026-09-30')).toEqual(['2026-09-30', '2026-09-23', '2026-09-16']);
  expect(pastDatesOf(session, '2026-09-15')).toEqual([]);
  expect(latestDates(pastDatesOf(session, '2027-09-01'))).toHaveLength(8);
});

test('a day on which something else was on its pitch is none of them', () => {
  expect(
    pastDatesOf(
      { weekday: 3, from: '2026-09-15', to: '2027-06-30', missed: ['2026-09-23', '2026-10-07'] },
      '2026-09-30',
    ),
  ).toEqual(['2026-09-30', '2026-09-16']);
});

describe('one child', () => {
  const key = (firstName: string, name: string) => childKey({ firstName, name });

  test('has one key however its names are cut, turned and written', () => {
    const words = fc.array(fc.stringMatching(/^[a-zé\u0627-\u064a]{2,7}$/), {
      minLength: 2,
      maxLength: 4,
    });
    const gap = fc.constantFrom(' ', '-', '  ', '');
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), gap, (all, turn, cut, between) => {
        const at = 1 + (cut % (all.length - 1));
        const turned = [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)];
        const [first, rest] = [turned.slice(0, at).join(between), turned.slice(at).join(between)];
        expect(key(first.toUpperCase(), rest)).toBe(
          key(all.slice(0, at).join(' '), all.slice(at).join(' ')),
        );
      }),
    );
  });

  test.each([
    [
      ['Adam', 'Tazi'],
      ['Adama', 'Tazi'],
    ],
    [
      ['Sara', 'Alami'],
      ['Sarah', 'Alami'],
    ],
    [
      ['Ali', 'Nour'],
      ['Alia', 'Nour'],
    ],
  ])('%j is another child than %j', ([one = '', name = ''], [other = '', too = '']) => {
    expect(key(one, name)).not.toBe(key(other, too));
  });
});
