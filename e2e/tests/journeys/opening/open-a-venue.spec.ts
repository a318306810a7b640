import { type Browser, expect, type Page, test } from '@playwright/test';
import { addDays } from '@five/shared/time/wall-time';
import { Secret, TOTP } from 'otpauth';
import { startSmtp, type Smtp } from '../../../../api/test/smtp.ts';
import { texts as pages } from '../../../../admin/src/locales/fr-pages.ts';
import { desk, openAtDesk } from '../../../support/desk.ts';
import { waitForHydration } from '../../../support/hydration.ts';
import { appointFirstAdmin, signInAsFirstAdmin } from '../../../support/opening/first-admin.ts';
import { paint } from '../../../support/pictures/paint.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { start } from '../../../support/test-server.ts';
import { textsOf } from '../../../support/texts.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  locale: 'fr',
  reducedMotion: 'reduce',
} as const;
const PASSWORD = 'la réception du soir 9';
const COLLEAGUE = {
  firstName: 'Samira',
  name: 'Idrissi',
  email: 'samira@five.test',
  phone: '0661229901',
};
const VISITOR = {
  firstName: 'Youssef',
  name: 'Amrani',
  phone: '0661229902',
  email: 'youssef@visitors.test',
};
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
const { access, brand, launch, opening, own, people, places, vat, venue, week } = pages;

const folder = temporaryFolder();

test('the steps lead from an empty database to an open venue, which a stranger books', async ({
  browser,
}) => {
  const mails = await startSmtp();
  const { url } = await start(folder(), { DEMO: 'off', RATE_LIMITS: 'on', SMTP_URL: mails.url });
  const owner = await phoneOf(browser, url);
  await signInAsFirstAdmin(owner, appointFirstAdmin(folder()));
  await describeVenue(owner);
  await addPitchesAndPrices(owner);
  await addPapers(owner);
  await proveMail(owner, mails);
  const link = await inviteColleague(owner);
  await addPictures(owner);
  await openToVisitors(owner);

  await signInColleague(await phoneOf(browser, url), link);
  await book(await phoneOf(browser, url), mails);
  await openAtDesk(owner, '/admin/bookings');
  await expect(owner.getByText(`${VISITOR.firstName} ${VISITOR.name}`).first()).toBeVisible();
  await mails.stop();
});

const phoneOf = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ baseURL, ...PHONE })).newPage();

const notice = (page: Page) => page.getByRole('region', { name: desk('app.draft') });

/** Follows the notice to a step, which it names once all steps before are done. */
const follow = (page: Page, step: keyof typeof launch.steps) =>
  notice(page)
    .getByRole('link', { name: launch.next.replace('{{step}}', launch.steps[step]) })
    .click();

/** Types into fields by their names, and saves. */
async function enter(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.locator(`main [name="${name}"]`).fill(value);
  await save(page);
}

const save = (page: Page) =>
  page.getByRole('button', { name: pages.page.save, exact: true }).click();

async function describeVenue(page: Page): Promise<void> {
  await follow(page, 'identity');
  await enter(page, { name: 'Foot Salé', 'city.fr': 'Salé' });
  await follow(page, 'address');
  await page.getByLabel(venue.position, { exact: true }).fill('34.0331, -6.7985');
  await enter(page, { 'address.fr': '1, rue du Stade' });
  await follow(page, 'contact');
  await page.getByLabel(venue.whats_app).fill('0661229903');
  await save(page);
  await follow(page, 'hours');
  const hours = page.locator('#hours');
  await hours.locator('input').first().fill('10:00');
  await hours.getByRole('button', { name: opening.copy.split('}}')[1] ?? '' }).click();
  await expect(hours.locator('input').nth(2)).toHaveValue('10:00');
  await save(page);
}

async function addPitchesAndPrices(page: Page): Promise<void> {
  await follow(page, 'pitches');
  for (const pitch of ['Terrain 1', 'Terrain 2', 'Terrain 3']) {
    if (pitch !== 'Terrain 1') await page.getByRole('link', { name: pages.add.pitches }).click();
    await expect(page.locator('main [name="name.fr"]')).toHaveValue(pitch);
    await save(page);
    await expect(page.locator('main').getByText(pitch, { exact: true })).toBeVisible();
  }
  await follow(page, 'prices');
  for (const [minutes, price] of [
    ['60', '300'],
    ['120', '550'],
  ] as const) {
    await page.getByRole('link', { name: week.add_price.replace('{{minutes}}', minutes) }).click();
    await enter(page, { totalCents: price });
    await expect(page.getByRole('heading', { name: week.title })).toBeVisible();
  }
  await page.getByRole('link', { name: pages.add.pricings }).click();
  await page.getByRole('combobox', { name: pages.fields.duration }).click();
  await page.getByRole('option', { name: '60 min' }).click();
  await enter(page, {
    'name.fr': 'Soirée',
    totalCents: '400',
    startTime: '18:00',
    endTime: '01:00',
  });
  await expect(page.getByText('400 DH').first()).toBeVisible();
}

async function addPapers(page: Page): Promise<void> {
  await follow(page, 'bank');
  await enter(page, { rib: '230450123456789012345628' });
  await follow(page, 'legal');
  await page.getByRole('combobox', { name: vat.status }).click();
  await page.getByRole('option', { name: vat.exempt }).click();
  await enter(page, { 'legal.taxId': '40123456' });
}

async function proveMail(page: Page, mails: Smtp): Promise<void> {
  await follow(page, 'mail');
  const send = page.getByRole('button', { name: launch.send_mail });
  await expect(send).toBeInViewport();
  await send.click();
  await page.getByLabel(launch.code).fill(await codeFor('boss@five.test', mails));
  await page.getByRole('button', { name: launch.confirm }).click();
}

/** Invites a colleague. Returns the access link. */
async function inviteColleague(page: Page): Promise<string> {
  await follow(page, 'team');
  for (const [name, value] of Object.entries(COLLEAGUE))
    await page.locator(`main [name="${name}"]`).fill(value);
  await page.locator('main button[type="submit"]').click();
  await page.getByRole('button', { name: people.access.create }).click();
  const link = await page.locator('bdi', { hasText: '/admin/access_link#' }).innerText();
  await openAtDesk(page, '/admin/users');
  await expect(page.getByRole('switch', { name: people.require_factor })).toBeDisabled();
  return link;
}

async function addPictures(page: Page): Promise<void> {
  await follow(page, 'brand');
  await page
    .locator('#brand input[type="file"]')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) });
  await expect(page.getByText(brand.logo_saved)).toBeVisible();
  await follow(page, 'photos');
  const place = page.locator('main li', { hasText: places.titles.hero });
  await place.getByRole('button', { expanded: false }).click();
  await place.locator('input[type="file"]').setInputFiles({
    name: 'but.png',
    mimeType: 'image/png',
    buffer: await paint(page, 1600, 1000),
  });
  await place.locator('button[type="submit"]').click();
  await expect(page.getByText(places.saved)).toBeVisible();
}

async function openToVisitors(page: Page): Promise<void> {
  await notice(page)
    .getByRole('link', { name: launch.progress.split('{{')[0] })
    .click();
  for (const name of [pages.words.name, pages.site_pages.title])
    await expect(page.locator('main').getByRole('link', { name, exact: true })).toBeVisible();
  for (const step of [launch.steps.terms, launch.steps.backup])
    await page.getByRole('button', { name: `${launch.accept} : ${step}` }).click();
  await notice(page).getByRole('link', { name: launch.to_open }).click();
  const open = page.getByRole('button', { name: launch.open });
  await expect(open).toBeInViewport();
  await open.click();
  await expect(page.locator('main').getByText(launch.is_open)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
}

/** Chooses a password by the access link, and sets up the second factor. */
async function signInColleague(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.locator('input[name="passwordConfirmation"]').fill(PASSWORD);
  await page.getByRole('button', { name: access.submit }).click();
  await page.getByRole('button', { name: /Samira Idrissi/ }).click();
  await page.getByRole('menuitem', { name: desk('app.own_account') }).click();
  const part = page.getByRole('region', { name: own.factor.title });
  await part.getByRole('button', { name: own.factor.set_up }).click();
  await part.locator('input[type="password"]').fill(PASSWORD);
  await part.getByRole('button', { name: own.factor.next }).click();
  const key = (await part.locator('bdi').innerText()).replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await part.locator('input[autocomplete="one-time-code"]').fill(app.generate());
  await expect(part.getByRole('heading', { name: own.factor.codes })).toBeVisible();
}

/** Books the first free hour of tomorrow without an account. */
async function book(page: Page, mails: Smtp): Promise<void> {
  const t = textsOf('fr');
  await page.goto(`/reserve?date=${addDays(new Date().toISOString().slice(0, 10), 1)}`);
  await waitForHydration(page);
  await page.locator('.cell[data-state="free"]').first().click();
  await page.getByRole('button', { name: t('pages/bookings', 'bar.submit') }).click();
  const sheet = page.getByRole('dialog');
  for (const [name, value] of Object.entries(VISITOR))
    await sheet.locator(`[name="${name}"]`).fill(value);
  await sheet.locator('[name="acceptRules"]').check();
  await sheet.getByRole('button', { name: t('pages/drafts', 'sendCode') }).click();
  await sheet.locator('[name="code"]').fill(await codeFor(VISITOR.email, mails));
  await expect(page).toHaveURL(/\/account\/reservations\/list$/);
  await expect(page.locator('.tickets')).toContainText('300');
}

/** Waits for a mail to an address; returns the code of six digits in it. */
async function codeFor(address: string, { received }: Smtp): Promise<string> {
  // Neither a color such as #101417 nor a code that the encoding of the mail has broken in two.
  const code = () =>
    /(?<![\w#-])\d{6}(?!\w)/.exec(
      received.findLast(({ to }) => to.includes(address))?.raw.replace(/=\r?\n/g, '') ?? '',
    )?.[0];
  await expect.poll(code).toBeDefined();
  return code() ?? '';
}
