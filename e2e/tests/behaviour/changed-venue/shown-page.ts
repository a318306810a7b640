import { expect, type Page } from '@playwright/test';
import { isHydrated } from '../../../support/hydration.ts';
import { INJECTED_HTML } from '../../../support/injected-html.ts';

/** What a page shows once its scripts have run and its data has arrived. */
export interface ShownPage {
  path: string;
  /** Title, markup and values of fields. */
  source: string;
  /** Markup of the body. */
  body: string;
  /** Color of actions. */
  color: string;
  /** Paths of the site to which the page has links. */
  links: string[];
  /** How often the injected HTML is shown as text, in content and fields. */
  timesShown: number;
  /** Elements that the injected HTML would create. */
  planted: number;
}

/** Opens a page of the site and reads it. */
export async function openAndRead(page: Page, path: string): Promise<ShownPage> {
  await page.goto(path);
  await page.waitForFunction(isHydrated, undefined, { polling: 50 });
  await expect(page.locator('h1').first(), path).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .skeleton'), path).toHaveCount(0);
  return readPage(page, path);
}

/** Reads the current page. */
export async function readPage(page: Page, path: string): Promise<ShownPage> {
  return { path, ...(await page.evaluate(read, INJECTED_HTML)) };
}

/** Reads the page; this function executes in the browser page. */
function read(injected: string): Omit<ShownPage, 'path'> {
  const values = Array.from(document.querySelectorAll('input, textarea'), (field) =>
    'value' in field ? String(field.value) : '',
  );
  const shown = [document.body.innerText, ...values].join('\n');
  return {
    source: [document.title, document.documentElement.innerHTML, ...values].join('\n'),
    body: document.body.innerHTML,
    color: getComputedStyle(document.documentElement).getPropertyValue('--orange').trim(),
    links: Array.from(
      document.querySelectorAll('a[href^="/"]'),
      (link) => link.getAttribute('href') ?? '',
    ),
    timesShown: shown.split(injected).length - 1,
    planted: document.querySelectorAll('[onerror], img[src="/planted"]').length,
  };
}
