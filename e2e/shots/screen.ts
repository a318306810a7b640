import type { Page } from '@playwright/test';

/** Viewport of the screenshots, and their size on the sheet. */
export interface Width {
  screen: { width: number; height: number };
  shown: number;
  columns: number;
}

export interface Screen {
  path: string;
  png: Buffer;
}

/** A screenshot of the settled page. */
export async function shoot(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
  return page.screenshot();
}
