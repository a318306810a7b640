/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { isPushOffered, putOffPush } from './push-asked.ts';

const DAY_MS = 24 * 3600 * 1000;

/** A browser that shows messages, with the permission that its person has given. */
function browser(permission: NotificationPermission, controller: object | null = {}): void {
  Object.assign(window, { PushManager: class {}, Notification: { permission } });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller },
  });
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-27T09:00:00Z') });
  localStorage.clear();
  browser('default');
});
afterEach(() => jest.useRealTimers());

test('after a "not now" the card is offered again in sixty days, and not before', () => {
  expect(isPushOffered()).toBe(true);
  putOffPush();
  expect(isPushOffered()).toBe(false);
  jest.advanceTimersByTime(60 * DAY_MS - 1);
  expect(isPushOffered()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isPushOffered()).toBe(true);
});

test('a person who has refused messages is not asked', () => {
  browser('denied');
  expect(isPushOffered()).toBe(false);
});

test('a browser that shows no messages, or a page without a service worker, offers nothing', () => {
  browser('default', null);
  expect(isPushOffered()).toBe(false);
  browser('default');
  Reflect.deleteProperty(window, 'PushManager');
  expect(isPushOffered()).toBe(false);
});

test('a stored time that is no number does not hide the card', () => {
  localStorage.setItem('push-asked', 'yesterday');
  expect(isPushOffered()).toBe(true);
});
