import { createQueryClient, isRefusal, isRetryable, retryDelayMs } from './query-client.ts';

const failed = (status: number) => Object.assign(new Error('failed'), { status });
const refused = failed(403);
const away = failed(0);
const delayAfter = (errorUpdateCount: number, error: Error = away, data?: unknown) =>
  retryDelayMs({ state: { data, error, errorUpdateCount } });

test('a response with a status from 400 to 499 is a refusal', () => {
  expect([399, 400, 499, 500].map((status) => isRefusal(failed(status)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([isRefusal(new Error('lost')), isRefusal(null)]).toEqual([false, false]);
});

test('a query is tried three times, a refused one once', () => {
  expect([0, 1, 2].map((failures) => isRetryable(failures, away))).toEqual([true, true, false]);
  expect(isRetryable(0, refused)).toBe(false);
  expect(isRetryable(0, failed(500))).toBe(true);
});

test('a page without its data reads it again after increasing delays, at most a minute', () => {
  expect([1, 2, 3, 4, 5, 6].map((count) => delayAfter(count))).toEqual([
    4000, 8000, 16_000, 32_000, 60_000, 60_000,
  ]);
});

test('nothing is read again after a refusal, with data, or before any failure', () => {
  expect(delayAfter(1, refused)).toBe(false);
  expect(delayAfter(1, away, [])).toBe(false);
  expect(delayAfter(0)).toBe(false);
});

test('offline, queries fail at once or wait, as the site chooses, and a change never waits', () => {
  const modes = (['fail', 'wait'] as const).map((offline) => {
    const { queries, mutations } = createQueryClient(0, offline).getDefaultOptions();
    return [queries?.networkMode, queries?.refetchOnReconnect, mutations?.networkMode];
  });
  expect(modes).toEqual([
    ['always', true, 'always'],
    ['online', true, 'always'],
  ]);
});
