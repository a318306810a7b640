import { expect, test } from '@playwright/test';
import { formatPhone } from '@five/shared/auth/phone-display';
import { dirOf, LOCALES } from '@five/shared/locales/locale';
import { StaffApi } from '../../support/staff-api.ts';
import { builtText, localized, PUBLIC_ROUTES } from '../../support/site-pages.ts';

/** Content of the database as the API returns it to a visitor. */
interface ShownFact {
  venue: { phones: string[]; address: string; email: string; legal: { name: string } };
  partners: { name: string }[];
  tournaments: { title: string }[];
}

for (const locale of LOCALES) {
  test(`without scripts each page in ${locale} has texts, navigation, phone and address`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const { venue } = await shownFact(page.request, locale);
    for (const route of PUBLIC_ROUTES) {
      const address = localized(route, locale);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('html'), address).toHaveAttribute('dir', dirOf(locale));
      await expect(page.locator('h1').first(), address).toBeVisible();
      expect(await page.locator('footer nav a').count(), address).toBeGreaterThan(4);
      for (const phone of venue.phones)
        await expect(
          page.locator(`a[href="tel:${phone.replaceAll(' ', '')}"]`).last(),
          address,
        ).toBeVisible();
      const map = page.locator('a[href*="google.com/maps/search"]').last();
      await expect(map, address).toBeVisible();
      await expect(map, address).toContainText(venue.address);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
        `${address} is wider than the screen`,
      ).toBe(true);
    }
    await context.close();
  });

  test(`no price, date, phone, sponsor or edition was built into the pages in ${locale}`, async ({
    request,
  }) => {
    const { venue, partners, tournaments } = await shownFact(request, locale);
    const names = [
      ...venue.phones,
      venue.address,
      venue.email,
      ...partners.map(({ name }) => name),
      ...tournaments.map(({ title }) => title),
    ];
    expect(names.length).toBeGreaterThan(10);
    for (const route of PUBLIC_ROUTES) {
      const text = builtText(localized(route, locale));
      expect([route, names.filter((name) => text.includes(name))]).toEqual([route, []]);
      expect([route, PRICES_AND_DATES.flatMap((pattern) => text.match(pattern) ?? [])]).toEqual([
        route,
        [],
      ]);
    }
  });
}

test('without scripts the terms and the privacy policy contain all settings values', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  for (const locale of LOCALES) {
    const { venue } = await shownFact(page.request, locale);
    for (const route of ['/conditions', '/privacy']) {
      const address = localized(route, locale);
      await page.goto(address);
      await expect(page.locator('.legal-ours'), address).toContainText(venue.email);
      await expect(page.locator('.legal-ours'), address).toContainText(venue.legal.name);
      await expect(page.locator('.legal-ours'), address).not.toContainText('…');
      for (const phone of route === '/conditions' ? venue.phones.slice(0, 1) : [])
        await expect(page.locator('.legal-ours [data-fact="phone"]'), address).toHaveText(
          formatPhone(phone),
        );
    }
  }
  await context.close();
});

test('without scripts the footer has no empty heading, shows hours and the venue’s terms', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  const admin = await StaffApi.open(page.request);
  await page.goto('/ar/conditions');
  await expect(page.locator('.legal-ours')).toBeVisible();
  await expect(page.locator('.foot section h2:visible')).toHaveCount(0);
  await expect(page.locator('.public-lines')).toContainText('09:00 – 01:00');
  await admin.write('PUT', 'venue', {
    conditions: { fr: 'Nos règles', ar: 'قواعدنا <b>\n\n1. الأحذية\n\nلا مسامير.' },
  });
  // The page is reloaded until it has the new text. The server sends the last known data if a read
  // takes too long, and without scripts the page cannot update itself.
  await expect(async () => {
    await page.goto('/ar/conditions');
    await expect(page.locator('.legal-own p').first()).toHaveText('قواعدنا <b>', {
      timeout: 1_000,
    });
  }).toPass({ timeout: 20_000 });
  await expect(page.locator('.legal-own h2')).toHaveText('1. الأحذية');
  await expect(page.locator('.legal-ours')).toBeHidden();
  await admin.write('PUT', 'venue', { conditions: null });
  await context.close();
});

const PRICES_AND_DATES = [
  /\d\s*(DH|MAD|درهم)/g,
  /\b\d{4}-\d\d-\d\d\b/g,
  /\b\d\d\/\d\d\/\d{4}\b/g,
  /\+212[\d ]+/g,
];

async function shownFact(
  request: import('@playwright/test').APIRequestContext,
  locale: string,
): Promise<ShownFact> {
  const read = async (call: string): Promise<unknown> =>
    (await request.get(`/api/${call}`, { headers: { 'Accept-Language': locale } })).json();
  const [venue, partners, tournaments] = await Promise.all([
    read('venue'),
    read('partners'),
    read('tournaments'),
  ]);
  // The type assertion relies on the API contract, which the API's tests check.
  return { venue, partners, tournaments } as ShownFact;
}
