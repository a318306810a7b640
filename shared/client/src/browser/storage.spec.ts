import { carryStorage, isStorageAvailable, localStore, sessionStore } from './storage.ts';

/** A storage in memory, as browsers provide it. */
function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
}

function provide(name: 'localStorage' | 'sessionStorage', get: () => Storage): void {
  Object.defineProperty(globalThis, name, { configurable: true, get });
}

const page = globalThis as unknown as { storageRefused?: true; name?: string; window: unknown };
page.window = globalThis;

afterEach(() => {
  delete page.storageRefused;
  delete page.name;
});

test('a value stays until it is removed', () => {
  const storage = memoryStorage();
  provide('localStorage', () => storage);
  localStore.write('session', 'abc');
  expect(localStore.read('session')).toBe('abc');
  localStore.remove('session');
  expect(localStore.read('session')).toBeNull();
});

test('a storage that the browser refuses reads as empty and ignores writes', () => {
  provide('sessionStorage', () => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  expect(() => sessionStore.write('drafts', 'x')).not.toThrow();
  expect(sessionStore.read('drafts')).toBeNull();
});

test('a full storage ignores writes and keeps what it has', () => {
  const storage = memoryStorage();
  storage.setItem('session', 'abc');
  storage.setItem = () => {
    throw new DOMException('The quota is exceeded', 'QuotaExceededError');
  };
  provide('localStorage', () => storage);
  localStore.write('session', 'def');
  expect(localStore.read('session')).toBe('abc');
});

test('the replacement of a refused storage is passed to the next page, and nothing else is', () => {
  provide('localStorage', () => ({ session: 'abc' }) as unknown as Storage);
  provide('sessionStorage', () => ({}) as Storage);
  carryStorage();
  expect(page.name).toBeUndefined();
  expect(isStorageAvailable()).toBe(true);
  page.storageRefused = true;
  carryStorage();
  expect(isStorageAvailable()).toBe(false);
  expect(page.name).toBe('storage:{"localStorage":{"session":"abc"},"sessionStorage":{}}');
});
