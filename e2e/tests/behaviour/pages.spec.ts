import { expect, test } from '@playwright/test';
import { formatLocalizedDate } from '@five/shared/time/date-format';
import { addDays } from '@five/shared/time/wall-time';
import { violations } from '../../support/axe.ts';
import { openWithStoppedClock } from '../../support/clock.ts';
import { changePageData } from '../../support/page-data.ts';
import { textsOf } from '../../support/texts.ts';

test('after 4 minutes without interaction the page asks for a refresh', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  await page.keyboard.press('Shift');
  const prompt = page.getByRole('dialog', { name: textsOf('fr')('common', 'inactivity.title') });
  await page.clock.runFor(3 * 60_000);
  await page.keyboard.press('Shift');
  await page.clock.runFor(239_900);
  await expect(prompt).toBeHidden();
  await page.clock.runFor(200);
  await expect(prompt).toBeVisible();
  await expect(prompt).toContainText('4 minutes');
  await page.getByRole('button', { name: textsOf('fr')('common', 'inactivity.stay') }).click();
  await expect(prompt).toBeHidden();
});

for (const [path, title, second] of [
  ['/nowhere', 'Erreur 404 - Page non trouvée', 'This page could not be found'],
  ['/en/nowhere', 'Error 404 - Page not found', 'This page could not be found'],
  ['/ar/nowhere', 'خطأ 404 - الصفحة غير موجودة', 'تعذّر العثور على هذه الصفحة'],
] as const) {
  test(`${path} is not found, in both titles, with a link home`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(title);
    await expect(page.getByText(second, { exact: true })).toBeVisible();
    await page.locator('.lost-actions a').click();
    await expect(page).toHaveURL(/\/(en|ar)?$/);
  });
}

test('an edition that does not exist is not found either', async ({ page }) => {
  expect((await page.goto('/tournament/1999/never'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erreur 404 - Page non trouvée');
});

test('a page that fails to render shows an error and a link to the home page', async ({ page }) => {
  await changePageData(page, (data) => ({ ...data, '/api/medias': undefined }));
  await page.route('**/api/medias*', (route) =>
    route.fulfill({ json: [{ reference: 'M-1', kind: 'image', image: {} }] }),
  );
  await page.goto('/medias');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textsOf('fr')('common', 'broken.title'),
  );
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/api/medias*');
  await page.getByRole('link', { name: textsOf('fr')('common', 'broken.home') }).click();
  await expect(page.locator('.hero')).toBeVisible();
});

test('a maintenance notice states what is in progress and from when to try again', async ({
  page,
}) => {
  const maintenance = { message: 'Une sauvegarde planifiée est en cours.', retryAfter: '01:00' };
  await changePageData(page, (data) => ({
    ...data,
    '/api/venue': { ...(data['/api/venue'] as object), maintenance },
  }));
  await page.goto('/');
  await expect(page.locator('.maintenance')).toContainText(maintenance.message);
  await expect(page.locator('.maintenance')).toContainText('après 01h00');
});

test('the base font is 18 px, and 17 px up to 720 px', async ({ page }) => {
  await page.goto('/');
  for (const [width, size] of [
    [1280, '18px'],
    [721, '18px'],
    [720, '17px'],
    [390, '17px'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('html')).toHaveCSS('font-size', size);
  }
});

test('the gold and the info button each have their colour', async ({ page }) => {
  await page.goto('/tournament');
  await expect(page.locator('.button-gold').last()).toHaveCSS(
    'background-color',
    'rgb(240, 188, 78)',
  );
  await page.goto('/');
  await expect(page.locator('.button-info').first()).toHaveCSS(
    'background-color',
    'rgb(31, 95, 153)',
  );
});

test('the bar marks the page one is on, and the one above it', async ({ page }) => {
  await page.goto('/medias');
  const marked = page.locator('.bar-nav [aria-current]');
  await expect(marked).toHaveText('Médias');
  await expect(marked).toHaveAttribute('aria-current', 'page');
  await page.goto('/tournament/2025/may');
  await expect(marked).toHaveText('Tournois');
  await expect(marked).toHaveAttribute('aria-current', 'true');
});

test('closed days and their reason are shown beside the hours, on directions and footer', async ({
  page,
}) => {
  let ahead = '';
  await changePageData(page, (data) => {
    const venue = data['/api/venue'] as { seasons: unknown[] };
    ahead = addDays(new Date().toISOString().slice(0, 10), 5);
    return {
      ...data,
      '/api/venue': {
        ...venue,
        seasons: [],
        exceptions: [{ from: ahead, to: addDays(ahead, 1), intervals: [], reason: 'Aïd' }],
      },
    };
  });
  for (const place of ['main', 'footer']) {
    await page.goto('/maps');
    const week = page.locator(`${place} dl.week`, {
      hasText:
        `Aïd, du ${formatLocalizedDate(ahead, 'fr', 'long')} au ` +
        `${formatLocalizedDate(addDays(ahead, 1), 'fr', 'long')}`,
    });
    await expect(week).toContainText(textsOf('fr')('common', 'hours.closed'));
  }
});

test('the menu leads straight to the edition that the venue puts forward', async ({ page }) => {
  await changePageData(page, (data) => ({
    ...data,
    '/api/venue': {
      ...(data['/api/venue'] as object),
      featuredTournament: { path: '/tournament/t/abc', title: 'Ramadan 2025' },
    },
  }));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/pricings?x=1');
  await expect(
    page.locator('.languages a[lang="fr"]').first(),
    'the page is alive',
  ).toHaveAttribute('href', '/pricings?x=1');
  await page.getByRole('button', { name: textsOf('en')('common', 'nav.openMenu') }).click();
  await expect(
    page.locator('.drawer-nav').getByRole('link', { name: 'Tournaments' }),
  ).toHaveAttribute('href', '/en/tournament/t/abc');
});
