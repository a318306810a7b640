import { jest } from '@jest/globals';
import fc from 'fast-check';
import { nowMs, secondsUntil, syncServerTime, todayUtc } from './clock.ts';

const AT = Date.parse('2026-11-21T19:00:00Z');
const HOUR_MS = 3_600_000;
const headerAt = (ms: number) => new Date(ms).toUTCString();

beforeEach(() => {
  jest.useFakeTimers({ now: AT });
  syncServerTime(headerAt(AT));
});
afterEach(() => jest.useRealTimers());

test('the time is the one of the server, even if the clock of the device is hours wrong', () => {
  syncServerTime(headerAt(AT - 3 * HOUR_MS));
  jest.advanceTimersByTime(5000);
  expect(nowMs()).toBe(AT - 3 * HOUR_MS + 5000);
  syncServerTime(headerAt(AT + 6 * HOUR_MS));
  expect(todayUtc()).toBe('2026-11-22');
});

test('a difference below two seconds is none, so that a countdown does not jump', () => {
  for (const difference of [-1999, -1000, 1000, 1999]) {
    jest.setSystemTime(AT - difference);
    syncServerTime(headerAt(AT));
    expect(nowMs()).toBe(AT - difference);
  }
  jest.setSystemTime(AT - 2000);
  syncServerTime(headerAt(AT));
  expect(nowMs()).toBe(AT);
});

test('a missing or unreadable header changes nothing', () => {
  syncServerTime(headerAt(AT + HOUR_MS));
  for (const header of [null, '', 'soon']) syncServerTime(header);
  expect(nowMs()).toBe(AT + HOUR_MS);
});

test('a countdown shows whole seconds and stops at zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (ahead) => {
      const left = secondsUntil(new Date(AT + ahead).toISOString(), AT);
      expect(left).toBe(ahead <= 0 ? 0 : Math.ceil(ahead / 1000));
    }),
  );
});
