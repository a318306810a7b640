import { jest } from '@jest/globals';
import { formatAgo } from './ago.ts';

const NOW = Date.parse('2026-11-21T18:00:00.000Z');
const ago = (seconds: number, locale: 'fr' | 'en' | 'ar' = 'en') =>
  formatAgo(new Date(NOW - seconds * 1000).toISOString(), locale);

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

describe('the time since an instant', () => {
  it.each([
    [0, 'now'],
    [59, 'now'],
    [60, '1 minute ago'],
    [119, '1 minute ago'],
    [3599, '59 minutes ago'],
    [3600, '1 hour ago'],
    [86_399, '23 hours ago'],
    [86_400, 'yesterday'],
    [6 * 86_400, '6 days ago'],
    [7 * 86_400, 'last week'],
    [30 * 86_400, 'last month'],
    [364 * 86_400, '12 months ago'],
    [365 * 86_400, 'last year'],
    [2 * 365 * 86_400, '2 years ago'],
  ])('%i seconds ago is "%s"', (seconds, text) => {
    expect(ago(seconds)).toBe(text);
  });

  it('is now where the clock of the device is behind the instant', () => {
    expect(ago(-30)).toBe('now');
    expect(ago(-7200)).toBe('now');
  });

  it('is in the language of the page, with Western digits', () => {
    expect(ago(7200, 'fr').replaceAll('\u00a0', ' ')).toBe('il y a 2 heures');
    expect(ago(5 * 86_400, 'ar')).toMatch(/5/);
  });
});
