import { expect, type Page, test } from '@playwright/test';
import { waitForHydration } from '../../support/hydration.ts';
import { changePageData } from '../../support/page-data.ts';
import { PlainProxy } from '../../support/plain-proxy.ts';
import { textsOf } from '../../support/texts.ts';

const ORIGIN = 'https://heat.example';
const SCRIPT = `${ORIGIN}/map.js`;
const TOKEN = 'tok3n'.repeat(9).slice(0, 43);
const text = textsOf('fr');

/**
 * Opens the home page, consents to statistics, and serves a stub as heat-map script. Returns a
 * function that reads how often the script was loaded.
 */
async function measured(page: Page): Promise<() => number> {
  let loaded = 0;
  await page.route(SCRIPT, (route) => {
    loaded += 1;
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await changePageData(page, (data) => ({ ...data, heatmapUrl: SCRIPT }), ORIGIN);
  await page.goto('/');
  await page
    .getByRole('region', { name: text('common', 'consent.title') })
    .getByRole('button', { name: text('common', 'consent.yes') })
    .click();
  await expect.poll(() => loaded).toBe(1);
  return () => loaded;
}

test('a token leaves the URL before any request and survives reload, back and language', async ({
  page,
  baseURL,
}) => {
  const offer = () =>
    page.waitForResponse(
      (response) =>
        response.url().includes('/api/') &&
        (response.url().includes(TOKEN) || (response.request().postData() ?? '').includes(TOKEN)),
    );
  // The proxy records the headers that were really sent. For cached responses the browser also
  // reports headers of requests that it never sent.
  const proxy = new PlainProxy(baseURL ?? '');
  try {
    const origin = await proxy.open();
    const first = offer();
    await page.goto(origin + `/ar/waiting/offer?token=${TOKEN}&x=1`);
    await first;
    const clean = /\/ar\/waiting\/offer\?x=1$/;
    await expect(page).toHaveURL(clean);
    const second = offer();
    await page.reload();
    await second;
    await page.goto(origin + '/ar/pricings');
    const third = offer();
    await page.goBack();
    await third;
    await expect(page).toHaveURL(clean);
    const fourth = offer();
    await page.locator('.languages a[lang="en"]').first().click();
    await fourth;
    await expect(page).toHaveURL(/\/en\/waiting\/offer\?x=1$/);
  } finally {
    proxy.close();
  }
  expect(proxy.received.length).toBeGreaterThan(10);
  expect(proxy.received.filter(({ referer }) => referer.includes(TOKEN))).toEqual([]);
});

test('the password reset URL keeps neither token nor email, and the form sends both', async ({
  page,
}) => {
  await page.goto(
    `/reset/password/new?${new URLSearchParams({ email: 'nadia@five.test', token: TOKEN })}`,
  );
  await expect(page).toHaveURL(/\/reset\/password\/new$/);
  await page.reload();
  await waitForHydration(page);
  const labels = text('pages/auth', 'field.newPassword');
  await page.getByLabel(labels, { exact: true }).fill('un-Mot-2-passe');
  await page
    .getByLabel(text('pages/auth', 'field.passwordConfirmation'), { exact: true })
    .fill('un-Mot-2-passe');
  const sent = page.waitForRequest((request) =>
    request.url().endsWith('/api/auth/field/reset/password'),
  );
  await page.getByRole('button', { name: text('pages/auth', 'reset.newSubmit') }).click();
  expect((await sent).postDataJSON()).toMatchObject({ email: 'nadia@five.test', token: TOKEN });
});

test('the heat map never runs on a private page: links to one load a new document', async ({
  page,
}) => {
  const loaded = await measured(page);
  const script = page.locator(`script[src="${SCRIPT}"]`);
  await expect(script).toHaveCount(1);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('a[href="/auth/login"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(
    page.getByRole('button', { name: text('pages/auth', 'login.submit') }),
  ).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  await expect(script).toHaveCount(0);
  for (const path of [
    `/waiting/offer?token=${TOKEN}`,
    '/reset/password/new',
    '/tournament/t/unknown',
    '/account',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(script).toHaveCount(0);
  }
  expect(loaded()).toBe(1);
});
