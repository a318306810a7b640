import { jest } from '@jest/globals';
import { forgetKeptAnswers, isAnswerKept, keptKeyOf } from './kept-answers.ts';
import { keptSince, noteAnswer } from './kept-at.ts';

const names = new Set<string>();
const postMessage = jest.fn();

function provide(caches: object | undefined): void {
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: caches });
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { serviceWorker: { getRegistration: async () => ({ active: { postMessage } }) } },
  });
}

beforeEach(() => {
  names.clear();
  for (const name of ['five-private-site-a', 'five-private-desk-b', 'five-pages-site-1'])
    names.add(name);
  postMessage.mockClear();
  provide({
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
    match: async (key: string) =>
      key === keptKeyOf('/api/waiting', 'ar') ? new Response() : undefined,
  });
});

test('the end of a session deletes its private responses, and those of no other site', async () => {
  await forgetKeptAnswers('site');
  expect([...names]).toEqual(['five-private-desk-b', 'five-pages-site-1']);
  expect(postMessage).toHaveBeenCalledWith('forget');
});

test('a browser that refuses caches ends the session without an error', async () => {
  provide({ keys: () => Promise.reject(new DOMException('Denied', 'SecurityError')) });
  await expect(forgetKeptAnswers('desk')).resolves.toBeUndefined();
  provide(undefined);
  await expect(forgetKeptAnswers('desk')).resolves.toBeUndefined();
});

test('a response is kept for one language', async () => {
  expect(await isAnswerKept('/api/waiting', 'ar')).toBe(true);
  expect(await isAnswerKept('/api/waiting', 'fr')).toBe(false);
});

test('the time of a stored response counts until the server answers', () => {
  const at = 'Fri, 27 Nov 2026 18:05:00 GMT';
  noteAnswer(new Headers({ 'kept-at': at }));
  expect(keptSince()).toBe(at);
  noteAnswer(new Headers());
  expect(keptSince()).toBeNull();
});
