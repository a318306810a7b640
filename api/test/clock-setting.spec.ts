import { readSettings } from '../src/platform/config/settings.ts';

const clock = (text: string) => readSettings({ CLOCK: text }).clock;

test.each([
  '+3600',
  '@2027-01-31T10:00:00Z',
  '@2027-01-31T10:00:00.123+01:00',
  '@2027-01-31T10:00',
  '@2027-01-31',
])('the clock is moved to %s', (text) => {
  expect(clock(text)).toBe(text);
});

test.each([
  '3600',
  '-3600',
  '+1.5',
  '@',
  '@1',
  '@tomorrow',
  '@Jan 1 2027',
  '@2027-02-30T10:00:00Z',
  '@2027-01-31T25:00:00Z',
])('what is no instant is refused by name and not guessed at: %s', (text) => {
  expect(() => clock(text)).toThrow(/^CLOCK is refused: /);
});
