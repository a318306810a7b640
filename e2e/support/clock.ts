import type { Page } from '@playwright/test';
import { openHydrated } from './hydration.ts';

const STEP_MS = 60_000;

/** Opens a page with a stopped clock; only `page.clock.runFor` advances it. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openHydrated(page, path);
  await page.clock.pauseAt(Date.now() + STEP_MS);
}
