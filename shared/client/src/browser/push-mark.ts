import { privateCacheOf, privateCachesOf } from './kept-answers.ts';

/**
 * Key of the reference of a push subscription, in the cache of the session that it belongs to. It
 * is deleted with the responses of that session, so that it never applies to another person.
 */
const MARK = '/push-subscription';
/** Instead of the reference of a subscription that the browser has ended or replaced. */
const OUTDATED = '';

/** Stores the reference of the subscription with which this browser shows messages. */
export async function keepPushMark(token: string, reference: string): Promise<void> {
  await (await caches.open(await cacheOf(token))).put(MARK, new Response(reference));
}

/**
 * Returns the reference of the subscription of a session; empty if the subscription is outdated,
 * null if there is none.
 */
export async function pushMarkOf(token: string): Promise<string | null> {
  return textOf(await caches.match(MARK, { cacheName: await cacheOf(token) }));
}

export async function removePushMark(token: string): Promise<void> {
  await (await caches.open(await cacheOf(token))).delete(MARK);
}

/** Returns the reference of the subscription of the present session; for the service worker. */
export async function currentPushMark(): Promise<string | null> {
  return textOf(await caches.match(MARK));
}

/** Whether this cache is that of the session to which the subscription belongs. */
export async function hasPushMark(cacheName: string): Promise<boolean> {
  return (await caches.match(MARK, { cacheName })) !== undefined;
}

/** Marks the subscription as outdated, so that the next page of the account renews it. */
export async function outdatePushMark(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(privateCachesOf('site')) && (await hasPushMark(name)))
      await (await caches.open(name)).put(MARK, new Response(OUTDATED));
}

const cacheOf = (token: string): Promise<string> => privateCacheOf('site', `Bearer ${token}`);

async function textOf(mark: Response | undefined): Promise<string | null> {
  return mark === undefined ? null : mark.text();
}
