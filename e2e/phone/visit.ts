import { type Browser, type CDPSession, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../support/api.ts';
import { signIn } from '../support/sign-in.ts';
import type { Figures } from './figures.ts';
import type { Line } from './lines.ts';
import type { MeasuredPage } from './pages.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const LONGEST_MS = 60_000;

interface Seen {
  contentAt?: number;
  pressedAt?: number;
  effectAt?: number;
}

/** Opens a page with an empty cache on a slow line, presses its element and returns the figures. */
export async function visit(
  browser: Browser,
  origin: string,
  measured: MeasuredPage,
): Promise<Figures> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin, locale: 'fr-MA' });
  try {
    const page = await context.newPage();
    if (measured.account) await signIn(page, measured.account);
    const cdp = await context.newCDPSession(page);
    const traffic = await countTraffic(cdp);
    await slowDown(cdp, measured.line);
    const { content, press } = measured;
    const backOffice = measured.path.startsWith('/admin');
    await page.addInitScript(watch, { content, ...press, presses: !backOffice });
    await page.goto(measured.path, { timeout: LONGEST_MS });
    if (backOffice) await signInAsReception(page);
    const seen = await effectOf(page);
    const requests = traffic.requests();
    await page.waitForLoadState('networkidle', { timeout: LONGEST_MS });
    const [pressedAt, effectAt] = [seen.pressedAt ?? NaN, seen.effectAt ?? NaN];
    return {
      // The back-office loads the code of other pages afterwards.
      requests: backOffice ? requests : traffic.requests(),
      kB: traffic.bytes() / 1000,
      ...(await paintsOf(page)),
      content: seen.contentAt ?? NaN,
      press: backOffice ? effectAt - pressedAt : effectAt,
    };
  } finally {
    await context.close();
  }
}

async function slowDown(cdp: CDPSession, line: Line): Promise<void> {
  const bytesPerSecond = line.bitsPerSecond / 8;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: line.slowdown });
}

async function countTraffic(cdp: CDPSession) {
  let [requests, bytes] = [0, 0];
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests += 1;
  });
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return { requests: () => requests, bytes: () => bytes };
}

async function signInAsReception(page: Page): Promise<void> {
  await page.locator('input[autocomplete="username"]').fill('reception@demo.test');
  await page.locator('input[type="password"]').fill(DEMO_PASSWORD);
  await page.locator('form button[type="submit"]').click();
}

async function effectOf(page: Page): Promise<Seen> {
  const read = () => page.evaluate(() => Reflect.get(window, 'phoneVisit') as Seen);
  await expect
    .poll(
      async () => {
        const { contentAt = 0, effectAt = 0 } = await read();
        return Math.min(contentAt, effectAt);
      },
      { timeout: LONGEST_MS },
    )
    .toBeGreaterThan(0);
  return read();
}

function paintsOf(page: Page): Promise<Pick<Figures, 'first paint' | 'largest'>> {
  return page.evaluate(async () => {
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) =>
        resolve(list.getEntries().at(-1)?.startTime ?? NaN),
      ).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return { 'first paint': first?.startTime ?? NaN, largest };
  });
}

/**
 * Runs in the page before its scripts: records when the content and the effect are visible, and
 * presses the target once as soon as it is visible. If `presses` is false, it records the press of
 * the caller instead.
 */
function watch(wanted: {
  content: string;
  target: string;
  effect: string;
  presses: boolean;
}): void {
  const seen: Seen = {};
  Object.assign(window, { phoneVisit: seen });
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) => element.getClientRects().length > 0,
    );
  const look = () => {
    const now = performance.now();
    if (visible(wanted.content)) seen.contentAt ??= now;
    const target = visible(wanted.target);
    if (wanted.presses && target && seen.pressedAt === undefined) {
      seen.pressedAt = now;
      target.click();
    }
    if (seen.pressedAt !== undefined && visible(wanted.effect)) seen.effectAt ??= now;
    if (seen.effectAt === undefined || seen.contentAt === undefined) requestAnimationFrame(look);
  };
  if (!wanted.presses)
    addEventListener('submit', () => (seen.pressedAt ??= performance.now()), true);
  requestAnimationFrame(look);
}
