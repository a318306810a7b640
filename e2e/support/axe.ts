import type { Page } from '@playwright/test';
import type { Locale } from '@five/shared/locales/locale';
import axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns the violated accessibility rules on the current page, each with its first element. The
 * checker is injected once per document, because the injection is half of the cost.
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(look, RULES);
}

/**
 * Whether the checker runs on a page in this language and at this width: in French when wide, in
 * Arabic when narrow. A run takes as long as loading the page, and the pages of the languages have
 * the same elements.
 */
export function runsAxe(page: Page, locale: Locale): boolean {
  const isWide = (page.viewportSize()?.width ?? 0) > 800;
  return isWide ? locale === 'fr' : locale === 'ar';
}

/** Runs the accessibility checker; this function executes in the browser page. */
async function look(values: string[]): Promise<string[]> {
  const { axe: checker } = window as unknown as { axe: typeof axe };
  const { violations: found } = await checker.run(document, {
    runOnly: { type: 'tag', values },
    resultTypes: ['violations'],
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ') ?? ''}`);
}
