import {
  FORGET,
  keptKeyOf,
  privateCacheOf,
  privateCachesOf,
  type WorkerSite,
} from '@five/client/browser/kept-answers';
import { hasPushMark } from '@five/client/browser/push-mark';
import { KEPT_AT } from '@five/client/browser/kept-at';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { worker } from './environment.ts';
import type { OfflineSite } from './offline-site.ts';

const MAX_AGE_MS = 7 * 24 * 3600 * 1000;

/**
 * Answers requests of the signed-in person: from the network, or else from the response stored for
 * the same session. Responses of other sessions are deleted.
 */
export class PrivateAnswers {
  private readonly site: WorkerSite;
  private readonly prefix: string;
  /** Number of times that the stored responses were deleted since the worker has started. */
  private deletions = 0;
  /** Names of the caches of the sessions that have sent requests. */
  private readonly seen = new Set<string>();
  /** Those of sessions that have ended; other tabs may still send requests for a moment. */
  private readonly ended = new Set<string>();

  private readonly onSessionEnd: OfflineSite['onSessionEnd'];

  constructor({ name, keptPaths, checkedPaths, onSessionEnd }: OfflineSite) {
    this.site = name;
    this.onSessionEnd = onSessionEnd;
    this.prefix = privateCachesOf(name);
    const answers =
      (paths: RegExp) =>
      ({ url, request, sameOrigin }: { url: URL; request: Request; sameOrigin: boolean }) =>
        sameOrigin && request.headers.has('authorization') && paths.test(url.pathname + url.search);
    registerRoute(answers(keptPaths), (options) => this.answer(options));
    registerRoute(answers(checkedPaths), (options) => this.check(options));
    worker.addEventListener('message', (event) => {
      if (event.data === FORGET) event.waitUntil(this.endAll());
    });
  }

  /** Whether a response is stored for any session. */
  async isAnyKept(): Promise<boolean> {
    return (await this.caches()).length > 0;
  }

  private async answer({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
    const key = keptKeyOf(url.pathname, request.headers.get('accept-language') ?? '');
    const name = await privateCacheOf(this.site, request.headers.get('authorization') ?? '');
    this.seen.add(name);
    const { deletions } = this;
    const response = await fetch(request).catch(async (error: unknown) => {
      const kept = await this.keptAnswer(name, key);
      if (!kept) throw error;
      return kept;
    });
    const isCurrent = () => deletions === this.deletions && !this.ended.has(name);
    if (!response.headers.has(KEPT_AT) && isCurrent())
      event.waitUntil(this.keep(key, response.clone(), { name, isCurrent }));
    return response;
  }

  private async check({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
    const response = await fetch(request);
    if (response.status === 401) event.waitUntil(this.forget());
    return response;
  }

  private async keptAnswer(name: string, key: string): Promise<Response | undefined> {
    const kept = await caches.match(key, { cacheName: name });
    const age = Date.now() - Date.parse(kept?.headers.get(KEPT_AT) ?? '');
    return age < MAX_AGE_MS ? kept : undefined;
  }

  /** Stores a response, and deletes what is no longer true or belongs to another session. */
  private async keep(
    key: string,
    response: Response,
    { name, isCurrent }: { name: string; isCurrent: () => boolean },
  ): Promise<void> {
    if (response.status === 401) return this.forget();
    await this.forget(name);
    if (response.ok) {
      const stored = await storable(response);
      await (await caches.open(name)).put(key, stored);
      // The session may have ended while the response was read.
      if (!isCurrent()) await caches.delete(name);
    } else if (response.status < 500 && (await caches.has(name)))
      await (await caches.open(name)).delete(key);
  }

  /** Deletes the stored responses of all sessions, and stores no more for them. */
  private async endAll(): Promise<void> {
    for (const name of this.seen) this.ended.add(name);
    await this.forget();
  }

  /** Deletes the stored responses of all sessions, or of all but one. */
  private async forget(except?: string): Promise<void> {
    if (except === undefined) this.deletions++;
    const others = (await this.caches()).filter((name) => name !== except);
    let isEnd = except === undefined;
    for (const name of others) {
      isEnd ||= await hasPushMark(name);
      await caches.delete(name);
    }
    if (isEnd) await this.onSessionEnd();
  }

  private async caches(): Promise<string[]> {
    return (await caches.keys()).filter((name) => name.startsWith(this.prefix));
  }
}

/** A copy of a response with the time at which the server sent it. */
async function storable(response: Response): Promise<Response> {
  const { headers } = response;
  return new Response(await response.blob(), {
    headers: {
      'content-type': headers.get('content-type') ?? 'application/json',
      [KEPT_AT]: headers.get('date') ?? new Date().toUTCString(),
    },
  });
}
