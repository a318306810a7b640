import { getCacheKeyForURL } from 'workbox-precaching';
import { worker } from './environment.ts';
import type { OfflineSite } from './offline-site.ts';

const REFRESH_MS = 24 * 3600 * 1000;
/** Scripts in a page that differ between releases. */
const SCRIPTS_OF_RELEASE = /"((?:\/admin)?\/assets\/(?:manifest|index)-[\w-]+\.js)"/g;

/**
 * Pages without data of a person, with which the pages of this release open offline. A page and the
 * precached scripts are of the same release.
 */
export class Shells {
  private readonly prefix: string;
  private readonly cache: string;

  constructor(private readonly site: OfflineSite) {
    this.prefix = `five-pages-${site.name}-`;
    this.cache = this.prefix + REVISION;
  }

  /** Stores the pages of the windows that are open. */
  async keepForWindows(): Promise<void> {
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const paths = windows.map(({ url }) => this.site.shellOf(new URL(url).pathname));
    for (const path of new Set(paths)) await this.keep(path);
  }

  /** Deletes the pages of other releases. */
  async deleteOthers(): Promise<void> {
    for (const name of await caches.keys())
      if (name.startsWith(this.prefix) && name !== this.cache) await caches.delete(name);
  }

  /** Stores the page for the pages like `pathname`, unless that was done within a day. */
  async refresh(pathname: string): Promise<void> {
    const path = this.site.shellOf(pathname);
    const kept = await caches.match(path, { cacheName: this.cache });
    const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '');
    if (!(age < REFRESH_MS)) await this.keep(path);
  }

  async shellFor(pathname: string): Promise<Response | undefined> {
    return caches.match(this.site.shellOf(pathname), { cacheName: this.cache });
  }

  private async keep(path: string): Promise<void> {
    // A failure is no reason not to install the worker: the next navigation tries again.
    const response = await fetch(path).catch(() => undefined);
    if (!response?.ok || response.redirected) return;
    const html = await response.clone().text();
    const scripts = [...html.matchAll(SCRIPTS_OF_RELEASE)].map(([, script = '']) => script);
    if (scripts.length > 0 && scripts.every((script) => getCacheKeyForURL(script)))
      await (await caches.open(this.cache)).put(path, response);
  }
}
