import { jest } from '@jest/globals';
import { createSessionStore } from './session.ts';

interface Session {
  token: string;
  account: string;
}
const KEY = 'session';
const values = new Map<string, string>();
const reload = jest.fn();
const page = new EventTarget();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  },
  location: { reload },
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
});

const isSession = (stored: unknown): stored is Session =>
  typeof stored === 'object' && stored !== null && 'account' in stored;
const create = () => createSessionStore(KEY, isSession, ({ account }) => account);
const inOtherTab = (session: Session | null, key: string | null = KEY) => {
  if (session) values.set(KEY, JSON.stringify(session));
  else values.delete(KEY);
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
};

beforeEach(() => {
  values.clear();
  reload.mockClear();
});

test('a session survives a reload of the page, and ends on this device', () => {
  create().write({ token: 't1', account: 'ali' });
  const store = create();
  expect(store.read()).toEqual({ token: 't1', account: 'ali' });
  store.write(null);
  expect([store.read(), create().read()]).toEqual([null, null]);
});

test('a value that is not JSON, or of another shape, is no session', () => {
  values.set(KEY, '{"token":');
  expect(create().read()).toBeNull();
  values.set(KEY, '{"token":"t1"}');
  expect(create().read()).toBeNull();
});

test('listeners hear of changes in this tab and in other tabs, until they end', () => {
  const store = create();
  const heard = jest.fn();
  const end = store.subscribe(heard);
  store.write({ token: 't1', account: 'ali' });
  inOtherTab({ token: 't2', account: 'ali' });
  expect(heard).toHaveBeenCalledTimes(2);
  expect(store.read()?.token).toBe('t2');
  end();
  inOtherTab(null);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('the page reloads for another account and after a sign-out, not for the same account', () => {
  const store = create();
  const end = store.subscribe(() => undefined);
  store.write({ token: 't1', account: 'ali' });
  inOtherTab({ token: 't2', account: 'ali' });
  inOtherTab({ token: 't2', account: 'ali' }, 'another-key');
  expect(reload).toHaveBeenCalledTimes(0);
  inOtherTab({ token: 't3', account: 'sara' });
  expect(reload).toHaveBeenCalledTimes(1);
  inOtherTab(null, null);
  expect(reload).toHaveBeenCalledTimes(2);
  end();
});

test('a page without a session does not reload when another tab signs in', () => {
  const store = create();
  const end = store.subscribe(() => undefined);
  inOtherTab({ token: 't1', account: 'ali' });
  expect(reload).not.toHaveBeenCalled();
  end();
});

test('a page from the back/forward cache applies what it has missed', () => {
  const store = create();
  const end = store.subscribe(() => undefined);
  store.write({ token: 't1', account: 'ali' });
  values.delete(KEY);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(reload).toHaveBeenCalledTimes(1);
  end();
});
