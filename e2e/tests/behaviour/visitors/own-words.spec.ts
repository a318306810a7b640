import { expect, test } from '@playwright/test';
import { signInAtDesk } from '../../../support/desk.ts';
import { folderWithDemo } from '../../../support/temporary-folder.ts';
import { start } from '../../../support/test-server.ts';
import { texts } from '../../../../admin/src/locales/fr-pages.ts';

const OWN = 'Le foot <b>du phare</b>';
const DELIVERED = 'Un toit, un terrain, une bande d’amis';

const folder = folderWithDemo();

test('an admin sees own words on the page while typing, saves them and takes them back', async ({
  browser,
}) => {
  const { url } = await start(folder());
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  await signInAtDesk(page, 'admin@demo.test', 'fr');
  await page.goto('/admin/words');
  await page.getByRole('combobox', { name: texts.words.page }).click();
  await page.getByRole('option', { name: texts.words.pages.about }).click();
  const field = page.getByRole('textbox', { name: texts.words.title }).first();
  await expect(field).toHaveValue(DELIVERED);
  const heading = page.frameLocator('iframe').locator('h1');
  await expect(heading).toHaveText(DELIVERED);
  await field.fill(OWN);
  await expect(heading).toHaveText(OWN);
  await expect(page.getByText('1 manque')).toHaveCount(2);
  await page.getByRole('button', { name: texts.words.save }).click();
  await expect(page.getByText(texts.words.saved)).toBeVisible();

  const visitor = await (await browser.newContext({ baseURL: url })).newPage();
  const warnings: string[] = [];
  visitor.on('console', (line) => line.type() === 'error' && warnings.push(line.text()));
  const requests: string[] = [];
  visitor.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const path of ['/about', '/en/about', '/ar/about']) {
    const html = await (await visitor.request.get(path)).text();
    expect(html, path).toContain('Le foot &lt;b&gt;du phare&lt;/b&gt;');
    expect(html, path).not.toContain(DELIVERED);
    await visitor.goto(path);
    await visitor.waitForLoadState('networkidle');
    await expect(visitor.locator('h1'), path).toContainText(OWN);
  }
  // The words also show on a page that is opened by a link.
  await visitor.goto('/pricings');
  await visitor.locator('header').getByRole('link', { name: 'Le centre' }).first().click();
  await expect(visitor.locator('h1')).toHaveText(OWN);
  expect(warnings).toEqual([]);
  expect(requests.filter((path) => path.includes('words'))).toEqual([]);

  await page.getByRole('button', { name: texts.words.back }).click();
  await expect(page.getByRole('button', { name: texts.words.back })).toHaveCount(0);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: texts.words.save }).click();
  expect((await saved).ok()).toBe(true);
  await visitor.goto('/about');
  await expect(visitor.locator('h1')).toHaveText(DELIVERED);
});
