import type { Browser, Page } from '@playwright/test';
import { addDays } from '@five/shared/time/wall-time';
import { DEMO_PASSWORD } from '../support/api.ts';

/**
 * Number of bookings on the measured board: every hour of twenty pitches, which is more than any
 * venue with three pitches has.
 */
const BOOKINGS = 300;
const PITCHES = 20;
const HOURS = BOOKINGS / PITCHES;
const FIRST_HOUR = 9;
const AHEAD_DAYS = 30;
const RUNS = 3;
export const MOST_MS = 1500;

/**
 * Measures how long the day board with 300 bookings takes, from pressing the sign-in button to the
 * open panel of a booking.
 * @returns milliseconds, the median of three runs, each in a new browser context
 */
export async function measureBoard(browser: Browser, origin: string): Promise<number> {
  const date = addDays(new Date().toISOString().slice(0, 10), AHEAD_DAYS);
  await fillDay(origin, date);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 1280, height: 800 },
      locale: 'fr',
    });
    times.push(await openBoard(await context.newPage(), date));
    await context.close();
  }
  return Math.round(times.sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? Infinity);
}

async function openBoard(page: Page, date: string): Promise<number> {
  await page.goto(`/admin/?date=${date}`);
  await page.locator('input[autocomplete="username"]').fill('reception@demo.test');
  await page.locator('input[type="password"]').fill(DEMO_PASSWORD);
  await page.waitForLoadState('networkidle');
  const pressed = performance.now();
  await page.locator('form button[type="submit"]').click();
  await page.waitForFunction(
    (most) => document.querySelectorAll('[data-key^="B-"]').length >= most,
    BOOKINGS,
  );
  await page.locator('[data-key^="B-"]').first().click();
  await page.getByRole('complementary').getByRole('heading').first().waitFor();
  return performance.now() - pressed;
}

async function fillDay(origin: string, date: string): Promise<void> {
  const write = await writer(origin);
  const codes = Array.from({ length: PITCHES }, (_, index) => `P${index + 4}`);
  for (const code of codes)
    await write('pitches', {
      code,
      name: { fr: `Terrain ${code}`, en: `Pitch ${code}`, ar: `الملعب ${code}` },
    });
  for (const [index, pitch] of codes.entries()) {
    for (let hour = FIRST_HOUR; hour < FIRST_HOUR + HOURS; hour += 1) {
      const [startTime, endTime] = [hour, (hour + 1) % 24].map(
        (at) => `${String(at).padStart(2, '0')}:00`,
      );
      await write('bookings', {
        date,
        startTime,
        endTime,
        pitch,
        paymentMethod: 'cash',
        acceptRules: true,
        customer: {
          name: `Client ${pitch} ${hour}`,
          phone: `06${String(hour).padStart(2, '0')}${String(index).padStart(6, '0')}`,
        },
      });
    }
  }
}

async function writer(origin: string): Promise<(path: string, data: object) => Promise<void>> {
  const post = (path: string, data: object, headers = {}) =>
    fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(data),
    });
  const { token } = (await (
    await post('auth/field/login', { email: 'admin@demo.test', password: DEMO_PASSWORD })
  ).json()) as { token: string };
  return async (path, data) => {
    const answer = await post(path, data, { authorization: `Bearer ${token}` });
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
  };
}
