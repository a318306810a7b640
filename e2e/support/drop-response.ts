import type { Page } from '@playwright/test';

/** The server handles the next request of this kind, and its response is lost. */
export async function dropResponse(page: Page, method: string, path: string): Promise<void> {
  let lost = false;
  await page.route(`**/api/${path}`, async (route) => {
    if (lost || route.request().method() !== method) return route.fallback();
    lost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
}
