import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../../../support/sign-in.ts';
import { untilKept } from './stored.ts';

const PLAYER = 'player2@demo.test';
const TICKETS = '/account/reservations/list';
const OWN_BOOKINGS = '/api/bookings_my_reservations';

test.use({ serviceWorkers: 'allow' });

/** A proxy that changes pages and worker of the server, as a release does. */
class ReleaseProxy {
  /** Text that this release adds to each page and to the worker. */
  release = 'first';
  /** File that is served as `/sw.js`. */
  worker = '/sw.js';
  private readonly server: http.Server;

  constructor(origin: string) {
    this.server = http.createServer((request, answer) => {
      const isWorker = request.url === '/sw.js';
      // The proxy changes bodies, so that it answers in full and without a compression.
      const {
        'if-none-match': _tag,
        'if-modified-since': _since,
        'accept-encoding': _encodings,
        ...headers
      } = request.headers;
      const passed = http.request(
        origin + (isWorker ? this.worker : request.url),
        { method: request.method, headers },
        (theirs) => {
          const { 'content-length': _length, etag: _etag, ...others } = theirs.headers;
          answer.writeHead(theirs.statusCode ?? 502, others);
          const isPage = others['content-type']?.startsWith('text/html') ?? false;
          theirs.on('data', (part: Buffer) => answer.write(part));
          theirs.on('end', () => {
            if (isPage) answer.write(`<!--release ${this.release}-->`);
            if (isWorker) answer.write(`//${this.release}`);
            answer.end();
          });
        },
      );
      passed.on('error', () => answer.destroy());
      request.pipe(passed);
    });
    this.server.on('upgrade', (_request, socket) => socket.destroy());
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

let proxy: ReleaseProxy;
let origin: string;

test.beforeEach(async ({ page, baseURL }) => {
  proxy = new ReleaseProxy(baseURL ?? '');
  origin = await proxy.open();
  await signIn(page, PLAYER);
  await page.goto(origin + TICKETS);
  await untilKept(page, OWN_BOOKINGS);
});
test.afterEach(() => proxy.close());

test('after a release the next page is new, also offline; one without a worker clears all', async ({
  page,
  context,
}) => {
  proxy.release = 'second';
  await page.reload();
  expect(await (await page.goto(origin + TICKETS))?.text()).toContain('release second');
  await expect.poll(() => shellOf(page), 'the page of the new worker').toContain('release second');
  await context.setOffline(true);
  await page.goto(origin + TICKETS);
  await expect(page.locator('.offline-notice')).toBeVisible();
  await expect(page.locator('.tickets h2').first()).toBeVisible();

  await context.setOffline(false);
  proxy.worker = '/sw-off.js';
  await page.reload();
  await expect.poll(() => leftOf(page)).toEqual([]);
  await page.reload();
  await expect(page.locator('.tickets h2').first()).toBeVisible();
});

/** The text of the page with which the site opens offline. */
function shellOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const shell = await caches.match('/shell', { ignoreVary: true });
    return (await shell?.text()) ?? '';
  });
}

/** Names of the caches, and the scripts of registered workers. */
function leftOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    return [...(await caches.keys()), ...workers.map(({ scope }) => scope)];
  });
}
