import type { Page } from '@playwright/test';

/** Opens a page of the site and waits until it reacts to input (`alive`). */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/**
 * Waits until the site's page is hydrated, its forms included, and its first reads are answered. A quiet network alone
 * does not say so: on a busy machine the scripts have arrived long before they have run.
 */
export async function alive(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(isHydrated, undefined, { polling: 50 });
  await page.waitForLoadState('networkidle');
}

/** The inline script that records early presses is removed by the first effect of the page; React marks what it hydrated. */
function isHydrated(): boolean {
  const forms = [...document.querySelectorAll('main form')];
  const belongsToReact = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  return !('earlyPresses' in window) && forms.every(belongsToReact);
}
