import fc from 'fast-check';
import {
  addDays,
  addMinutes,
  addMonths,
  compareWritten,
  dateOfWall,
  daysBetween,
  isDate,
  isTime,
  minuteOfWall,
  minutesBetween,
  minutesOfTime,
  periodOf,
  spanMinutes,
  timeOfMinutes,
  timeOfWall,
  wallOfMinute,
  weekdayOf,
} from './wall-time.ts';

const days = fc.integer({ min: 0, max: 80_000 }).map((day) => addDays('1970-01-01', day));
const walls = fc.integer({ min: 0, max: 100_000_000 }).map(wallOfMinute);

describe('dates and times as text', () => {
  test.each(['2026-11-21', '2024-02-29', '1900-01-01', '2199-12-31'])('%s is a date', (text) => {
    expect(isDate(text)).toBe(true);
  });

  test.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '1899-12-31',
    '2200-01-01',
    '2026-11-21T00:00',
    '٢٠٢٦-١١-٢١',
    '',
    ' 2026-11-21',
    null,
    undefined,
    20261121,
    ['2026-11-21'],
    {},
  ])('%p is no date', (text) => {
    expect(isDate(text)).toBe(false);
  });

  test('every day reached by counting is a date', () => {
    fc.assert(fc.property(days, (date) => isDate(date)));
  });

  test.each(['00:00', '19:30', '23:59'])('%s is a time', (text) => {
    expect(isTime(text)).toBe(true);
  });

  test.each(['24:00', '7:00', '19:60', '19:00:00', '19h00', '', null, 19, ['19:00'], '19:00\n'])(
    '%p is no time',
    (text) => {
      expect(isTime(text)).toBe(false);
    },
  );

  test('what is not a date or a time is refused by name', () => {
    expect(() => addDays('soon', 1)).toThrow('Not a date: soon');
    for (const text of ['soon', '2026', '2026-11'])
      expect(() => addMonths(text, 1)).toThrow(RangeError);
    expect(() => minutesOfTime('24:00')).toThrow(RangeError);
    expect(() => minuteOfWall('2026-11-21 late')).toThrow(RangeError);
  });
});

describe('counting', () => {
  test('days pass month and year ends', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-11-21', '2026-12-01')).toBe(10);
    expect(daysBetween('2026-12-01', '2026-11-21')).toBe(-10);
  });

  test('a month later is clamped at the end of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
    expect(addMonths('2026-03-15', 1)).toBe('2026-04-15');
    expect(addMonths('2026-01-15', -2)).toBe('2025-11-15');
  });

  test('Monday is 1 and Sunday 7', () => {
    expect(weekdayOf('2026-11-16')).toBe(1);
    expect(weekdayOf('2026-11-21')).toBe(6);
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(weekdayOf('1969-12-31')).toBe(3);
  });

  test('weekdays follow each other and come back after seven days', () => {
    fc.assert(
      fc.property(
        days,
        (date) =>
          weekdayOf(addDays(date, 1)) === (weekdayOf(date) % 7) + 1 &&
          weekdayOf(addDays(date, 7)) === weekdayOf(date),
      ),
    );
  });

  test('adding days and counting them are one thing', () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: -9000, max: 9000 }),
        (date, n) => daysBetween(date, addDays(date, n)) === n,
      ),
    );
  });

  test('adding minutes and counting them are one thing, across midnight too', () => {
    fc.assert(
      fc.property(
        walls,
        fc.integer({ min: -5000, max: 5000 }),
        (wall, n) => minutesBetween(wall, addMinutes(wall, n)) === n,
      ),
    );
    expect(addMinutes('2026-11-21T23:30', 60)).toBe('2026-11-22T00:30');
    expect(addMinutes('2026-11-21T00:15', -30)).toBe('2026-11-20T23:45');
  });

  test('wall text sorts as time does', () => {
    fc.assert(fc.property(walls, walls, (a, b) => a < b === minuteOfWall(a) < minuteOfWall(b)));
  });

  test('a wall has a date and a time, seconds left out', () => {
    expect([
      dateOfWall('2026-11-21T19:00'),
      timeOfWall('2026-11-21T19:00'),
      timeOfWall('2026-11-21T19:00:59'),
    ]).toEqual(['2026-11-21', '19:00', '19:00']);
  });

  test('minutes since midnight wrap into a time of day', () => {
    expect(timeOfMinutes(1500)).toBe('01:00');
    expect(timeOfMinutes(-30)).toBe('23:30');
    expect(timeOfMinutes(1440)).toBe('00:00');
  });
});

describe('the span of a booking', () => {
  test.each([
    ['19:00', '20:00', 60],
    ['23:00', '00:00', 60],
    ['23:00', '01:00', 120],
    ['18:00', '17:00', 1380],
    ['10:00', '10:00', 1440],
    ['00:00', '00:01', 1],
  ])('%s to %s lasts %i minutes', (start, end, minutes) => {
    expect(spanMinutes(start, end)).toBe(minutes);
  });

  test('an end not after the start is next morning', () => {
    expect(periodOf('2026-12-31', '23:00', '01:00')).toEqual({
      start: '2026-12-31T23:00',
      end: '2027-01-01T01:00',
    });
    expect(periodOf('2026-11-21', '23:00', '00:00')).toEqual({
      start: '2026-11-21T23:00',
      end: '2026-11-22T00:00',
    });
    expect(periodOf('2026-11-21', '09:00', '10:00')).toEqual({
      start: '2026-11-21T09:00',
      end: '2026-11-21T10:00',
    });
  });
});

test('days and hours sort in their written form, and equal ones compare as equal', () => {
  fc.assert(
    fc.property(walls, walls, (one, other) => {
      expect(Math.sign(compareWritten(one, other))).toBe(Math.sign(minutesBetween(other, one)));
    }),
  );
  expect(compareWritten('09:00', '09:00')).toBe(0);
});
