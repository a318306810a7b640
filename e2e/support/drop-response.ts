import type { Page } from '@playwright/test';

/** Lets the server handle the next request with this method and path, but drops its response. */
export async function dropResponse(page: Page, method: string, path: string): Promise<void> {
  let lost = false;
  await page.route(`**/api/${path}`, async (route) => {
    if (lost || route.request().method() !== method) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
}
