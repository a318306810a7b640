import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { StaffPartnerAnswer } from '@five/shared/venue/content.contract';
import { enterDesk } from '../../support/desk.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { collectErrors } from '../../support/collect-errors.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';

/**
 * The user agent of a phone. The test browser identifies itself as a robot, and views by robots are
 * not counted.
 */
const PERSON =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/142.0.0.0 Mobile Safari/537.36';
// Waiting time in milliseconds. A logo counts as seen after one second on screen, and the page
// reports the view two seconds later.
const SETTLED_MS = 3_500;

test.use({ viewport: { width: 1280, height: 900 }, userAgent: PERSON });

test('a partner logo is counted only if visible, and the desk sees the number', async ({
  context,
  page,
  request,
}) => {
  const problems = collectErrors(page);
  // The API client uses the separate context `request`, because its sign-in sets a cookie. The test
  // checks that the context of the page has no cookies.
  const api = await StaffApi.open(request);
  const before = await seen(api);
  await signInAsPerson(context);
  const requests = impressionRequests(page);
  await page.goto('/');
  await page.waitForTimeout(SETTLED_MS);
  expect(requests(), 'no impressions below the fold').toEqual([]);
  const stored = page.waitForResponse((response) => response.url().endsWith('/api/partner_views'));
  await page.locator('.home-partners').scrollIntoViewIfNeeded();
  await stored;
  expect(requests().length).toBe(1);
  expect(await context.cookies()).toEqual([]);
  const after = await seen(api);
  const counted = requests()[0] ?? [];
  expect(counted.length).toBeGreaterThan(0);
  for (const [reference, count] of after)
    expect(count - (before.get(reference) ?? 0), reference).toBe(
      counted.includes(reference) ? 1 : 0,
    );

  await enterDesk(page, 'admin@demo.test', `/admin/partners/${counted[0]}`);
  const figure = page.getByRole('region', { name: pagesFr.views.title }).locator('dd').first();
  await expect(figure).toHaveText(
    String(after.get(counted[0] ?? '')).replace(/\B(?=(\d{3})+$)/g, '\u202f'),
  );
  expect(problems).toEqual([]);
});

const signInAsPerson = (context: BrowserContext) =>
  context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );

const seen = async (api: StaffApi) =>
  new Map(
    (await api.list<StaffPartnerAnswer>('partners', {})).map(({ id, viewsLast30Days }) => [
      id,
      viewsLast30Days,
    ]),
  );

/**
 * Records the reports of logo views that the page sends. Returns a function that returns the
 * partner references of each report.
 */
function impressionRequests(page: Page): () => string[][] {
  const all: string[][] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/partner_views'))
      all.push((request.postDataJSON() as { partners: string[] }).partners);
  });
  return () => all;
}
