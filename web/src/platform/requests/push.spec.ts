/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { pushState } from './push.ts';

/** A browser without messages; `standalone`: only Safari on iPhone and iPad has it. */
function browser(standalone?: boolean): void {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'standalone');
  if (standalone !== undefined)
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: standalone });
}

test('an iPhone that opened the site in a tab gets the hint about the home screen', async () => {
  browser(false);
  expect(await pushState()).toBe('homeScreen');
});

test.each([
  ['an iPhone that opened the site from the home screen', true],
  ['another browser', undefined],
])('%s without messages gets no hint about the home screen', async (_, standalone) => {
  browser(standalone);
  expect(await pushState()).toBe('unsupported');
});

test('a page that no service worker controls offers no messages', async () => {
  browser();
  Object.assign(window, { PushManager: class {}, Notification: { permission: 'granted' } });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(new EventTarget(), { controller: null }),
  });
  jest.useFakeTimers();
  const state = pushState();
  await jest.advanceTimersByTimeAsync(5000);
  jest.useRealTimers();
  expect(await state).toBe('unsupported');
});
