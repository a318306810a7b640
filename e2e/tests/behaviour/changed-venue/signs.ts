import type { BrowserContext, Page } from '@playwright/test';
import { INJECTED_HTML } from '../../../support/injected-html.ts';

/**
 * Collects signs that injected HTML was executed or tried to load something, over all pages of a
 * context.
 */
export async function collectSigns(context: BrowserContext): Promise<string[]> {
  const found: string[] = [];
  context.on('dialog', (dialog) => {
    found.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    if (request.url().includes('/planted')) found.push(`loaded ${request.url()}`);
  });
  await context.exposeFunction('planted', (what: string) => found.push(`ran: ${what}`));
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      void (globalThis as unknown as { planted: (what: string) => void }).planted(
        `${violatedDirective} ${blockedURI} ${location.href}`,
      );
    }),
  );
  return found;
}

/** Whether the signs tell of the injected HTML when a page really inserts it. */
export async function noticesInsertedHtml(page: Page, signs: string[]): Promise<boolean> {
  const before = signs.length;
  const asked = page.waitForRequest('**/planted');
  await page.evaluate(
    (markup) => document.body.insertAdjacentHTML('beforeend', markup),
    INJECTED_HTML,
  );
  await asked;
  return signs.length > before;
}
