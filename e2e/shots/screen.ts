import type { Page } from '@playwright/test';

/**
 * Viewport of the screenshots in pixels, the width in pixels at which a contact sheet shows each
 * screenshot, and the number of columns.
 */
export interface Width {
  screen: { width: number; height: number };
  shown: number;
  columns: number;
}

export interface Screen {
  path: string;
  png: Buffer;
}

/** Takes a screenshot of the page once it has settled. */
export async function shoot(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
  return page.screenshot();
}
