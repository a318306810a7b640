import { expect, test } from '@playwright/test';
import { changePageData } from '../../support/page-data.ts';
import { textsOf } from '../../support/texts.ts';

const ORIGIN = 'https://heat.example';
const SCRIPT = `${ORIGIN}/map.js`;
const text = textsOf('fr');
const t = (key: string) => text('common', `consent.${key}`);

test('analytics start only after consent; a refusal is stored, and withdrawal stops them', async ({
  page,
}) => {
  let loaded = 0;
  await page.route(SCRIPT, (route) => {
    loaded += 1;
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await changePageData(page, (data) => ({ ...data, heatmapUrl: SCRIPT }), ORIGIN);
  await page.goto('/');
  const question = page.getByRole('region', { name: t('title') });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: t('no') }).click();
  await expect(question).toBeHidden();
  await page.goto('/pricings');
  const again = page.getByRole('button', { name: t('change') });
  await again.click();
  expect(loaded).toBe(0);
  await question.getByRole('button', { name: t('yes') }).click();
  await expect.poll(() => loaded).toBe(1);
  await page.reload();
  await expect.poll(() => loaded).toBe(2);
  await expect(question).toBeHidden();
  await again.click();
  await question.getByRole('button', { name: t('no'), exact: true }).click();
  await page.waitForLoadState('load');
  await expect(again).toBeVisible();
  await expect(page.locator(`script[src="${SCRIPT}"]`)).toHaveCount(0);
  expect(loaded).toBe(2);
});
