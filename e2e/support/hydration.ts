import type { Page } from '@playwright/test';

/** Opens a page of the site and waits until it reacts to input (`waitForHydration`). */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/**
 * Waits until the page and its forms are hydrated and the responses to its first requests have
 * arrived. Waiting for an idle network is not enough, because on a busy machine scripts run long
 * after they have loaded.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(isHydrated, undefined, { polling: 50 });
  await page.waitForLoadState('networkidle');
}

/** Opens a page whose scripts arrive only when the returned function is called. */
export async function openWithLateScripts(page: Page, path: string): Promise<() => void> {
  const { promise: late, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return letThrough;
}

/**
 * Whether the page is hydrated. The first effect of the page removes the inline script that records
 * early presses, and React adds properties to hydrated elements.
 */
export function isHydrated(): boolean {
  const forms = [...document.querySelectorAll('main form')];
  const belongsToReact = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  return !('earlyPresses' in window) && forms.every(belongsToReact);
}
