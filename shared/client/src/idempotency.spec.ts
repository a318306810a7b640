import { idempotencyKeys, randomKey } from './api.ts';

const booking = { date: '2026-11-26', startTime: '20:00' };

test('the same content has the same key, so that a repeat is executed once', () => {
  const { keyFor } = idempotencyKeys();
  expect(keyFor({ ...booking })).toBe(keyFor(booking));
});

test('other content has another key', () => {
  const { keyFor } = idempotencyKeys();
  expect(keyFor({ ...booking, startTime: '21:00' })).not.toBe(keyFor(booking));
});

test('a request whose response was lost is repeated with its key', async () => {
  const keys = idempotencyKeys();
  const used: string[] = [];
  const lost = (key: string) => (used.push(key), Promise.reject(new Error('lost')));
  await expect(keys.send(booking, lost)).rejects.toThrow('lost');
  await expect(keys.send(booking, lost)).rejects.toThrow('lost');
  expect(used[1]).toBe(used[0]);
});

test('after success the same content is a new request', async () => {
  const keys = idempotencyKeys();
  const first = await keys.send(booking, (key) => Promise.resolve(key));
  const second = await keys.send(booking, (key) => Promise.resolve(key));
  expect(second).not.toBe(first);
});

test('`forget` works without its object, as a callback of a mutation', () => {
  const { keyFor, forget } = idempotencyKeys();
  const before = keyFor(booking);
  forget();
  expect(keyFor(booking)).not.toBe(before);
});

test('a random key has 32 hexadecimal digits', () => {
  expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(randomKey()).not.toBe(randomKey());
});
