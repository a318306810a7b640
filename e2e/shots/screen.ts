import type { Page } from '@playwright/test';

/** How a sheet's screens are taken, and how large they stand on it. */
export interface Width {
  screen: { width: number; height: number };
  shown: number;
  columns: number;
}

export interface Screen {
  path: string;
  png: Buffer;
}

/** A page as it stands once nothing is awaited. */
export async function shoot(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle');
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
  return page.screenshot();
}
