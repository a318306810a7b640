import { jest } from '@jest/globals';
import { onReconnect, sendOnReconnect } from './reachable.ts';

const POLL_MS = 5000;
const server = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  jest.useFakeTimers();
  server.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine: true } });
});
afterEach(() => jest.useRealTimers());

test('a request whose response is lost is repeated until it is answered', async () => {
  const request = jest.fn<() => Promise<boolean>>().mockResolvedValue(false);
  sendOnReconnect(request);
  await jest.advanceTimersByTimeAsync(3 * POLL_MS);
  expect(request).not.toHaveBeenCalled();
  server.mockResolvedValue(new Response());
  await jest.advanceTimersByTimeAsync(2 * POLL_MS);
  expect(request).toHaveBeenCalledTimes(2);
  request.mockResolvedValue(true);
  await jest.advanceTimersByTimeAsync(10 * POLL_MS);
  expect(request).toHaveBeenCalledTimes(3);
});

test('a page load waits for the requests, in whichever order they were registered', async () => {
  const order: string[] = [];
  let isAnswered = false;
  onReconnect(() => order.push('page'));
  sendOnReconnect(() => {
    order.push('request');
    return Promise.resolve(isAnswered);
  });
  await jest.advanceTimersByTimeAsync(0);
  server.mockResolvedValue(new Response());
  await jest.advanceTimersByTimeAsync(POLL_MS);
  expect(order).toEqual(['request']);
  isAnswered = true;
  await jest.advanceTimersByTimeAsync(POLL_MS);
  expect(order).toEqual(['request', 'request', 'page']);
});

test('a page load alone takes place when the server responds, with any status', async () => {
  const load = jest.fn();
  onReconnect(load);
  await jest.advanceTimersByTimeAsync(2 * POLL_MS);
  expect(load).not.toHaveBeenCalled();
  server.mockResolvedValue(new Response(null, { status: 503 }));
  await jest.advanceTimersByTimeAsync(POLL_MS);
  expect(load).toHaveBeenCalledTimes(1);
});
