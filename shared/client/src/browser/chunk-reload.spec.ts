import { jest } from '@jest/globals';
import { mayReload, reloadForChunk } from './chunk-reload.ts';

const AT = Date.parse('2026-11-21T19:00:00Z');
const values = new Map<string, string>();
const reload = jest.fn();
const missing = new Error('Failed to fetch dynamically imported module');
const server = jest.spyOn(globalThis, 'fetch');
const page: { storageRefused?: boolean } = {};

beforeEach(() => {
  jest.useFakeTimers({ now: AT });
  values.clear();
  reload.mockClear();
  delete page.storageRefused;
  server.mockResolvedValue(new Response());
  Object.assign(globalThis, {
    window: page,
    location: { href: 'https://five.test/admin', reload },
  });
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine: true } });
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    },
  });
});
afterEach(() => jest.useRealTimers());

test('after a release the page reloads, at most once a minute', async () => {
  void reloadForChunk(missing);
  await jest.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(59_999);
  await expect(reloadForChunk(missing)).rejects.toBe(missing);
  await jest.advanceTimersByTimeAsync(1);
  expect(mayReload()).toBe(true);
});

test('a browser that stores nothing does not reload, because it could not stop', () => {
  page.storageRefused = true;
  expect(mayReload()).toBe(false);
});

test('an offline page stays, and reloads when the server responds again', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(reloadForChunk(missing)).rejects.toBe(missing);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(reload).not.toHaveBeenCalled();
  server.mockResolvedValue(new Response(null, { status: 503 }));
  await jest.advanceTimersByTimeAsync(5000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the page that the user has opened meanwhile does not reload', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(reloadForChunk(missing)).rejects.toBe(missing);
  location.href = 'https://five.test/admin/customers';
  server.mockResolvedValue(new Response());
  await jest.advanceTimersByTimeAsync(5000);
  expect(reload).not.toHaveBeenCalled();
});
