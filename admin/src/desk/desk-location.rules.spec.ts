import { dateOfDay, wallOfMinute } from '@five/shared/time/wall-time';
import fc from 'fast-check';
import {
  isSameCall,
  readLocation,
  writeLocation,
  type DeskLocation,
} from './desk-location.rules.ts';

const read = (query: string) => readLocation(new URLSearchParams(query));
const dates = fc.integer({ min: 0, max: 40_000 }).map(dateOfDay);
const text = fc.string({ minLength: 1 });
const places: fc.Arbitrary<DeskLocation> = fc.record({
  date: fc.option(dates),
  booking: fc.option(text),
  slot: fc.option(
    fc.record({ pitch: text, wall: fc.integer({ min: 0, max: 50_000_000 }).map(wallOfMinute) }),
  ),
  block: fc.option(text),
  lanes: fc.boolean(),
});

test('a reload or a sent link is the same place', () => {
  fc.assert(
    fc.property(places, (place) => expect(read(String(writeLocation(place)))).toEqual(place)),
  );
});

test('an address without parameters opens the current day with nothing selected', () => {
  expect(read('')).toEqual({ date: null, booking: null, slot: null, block: null, lanes: false });
});

test.each([
  'date=2026-02-30',
  'date=soon',
  'date=',
  'pitch=P1',
  'at=2026-11-21T19:00',
  'pitch=P1&at=2026-11-31T19:00',
  'pitch=P1&at=2026-11-21T24:00',
  'pitch=P1&at=19:00',
  'pitch=P1&at=2026-11-21T19:000',
])('invalid parameters in the address %s are ignored', (query) => {
  expect(read(query)).toEqual({ date: null, booking: null, slot: null, block: null, lanes: false });
});

test('any query string is parsed into a valid place', () => {
  fc.assert(
    fc.property(fc.string(), (query) =>
      expect(Object.keys(read(query))).toEqual(['date', 'booking', 'slot', 'block', 'lanes']),
    ),
  );
});

describe('a caller changing the requested slot', () => {
  const at = (query: string) => read(query);
  const first = at('date=2026-11-25&pitch=P1&at=2026-11-25T21:00');

  test('is the same call from one free hour to another, and after a change of day', () => {
    expect(isSameCall(first, at('date=2026-11-25&pitch=P2&at=2026-11-25T23:00'))).toBe(true);
    expect(isSameCall(first, at('date=2026-11-26'))).toBe(true);
    expect(
      isSameCall(at('date=2026-11-26'), at('date=2026-11-26&pitch=P1&at=2026-11-26T21:00')),
    ).toBe(true);
  });

  test('is forgotten once the panel is closed or shows something else', () => {
    for (const query of [
      'date=2026-11-25',
      'date=2026-11-25&booking=B-01234567',
      'date=2026-11-26&booking=B-01234567',
      'date=2026-11-25&block=BL-01234567',
      'date=2026-11-25&lanes=1',
    ]) {
      expect(isSameCall(first, at(query))).toBe(false);
    }
  });
});
