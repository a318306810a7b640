import { expect, type Page, test } from '@playwright/test';
import { STEP_SECONDS } from '@five/shared/auth/second-factor/second-factor.rules';
import { Secret, TOTP } from 'otpauth';
import { DEMO_PASSWORD } from '../../../support/api.ts';
import { violations } from '../../../support/axe.ts';
import { enterDesk, signInAtDesk } from '../../../support/desk.ts';
import { texts as arPages } from '../../../../admin/src/locales/ar-pages.ts';
import { texts as ar } from '../../../../admin/src/locales/ar.ts';
import { texts as frPages } from '../../../../admin/src/locales/fr-pages.ts';
import { texts as fr } from '../../../../admin/src/locales/fr.ts';
import { givePassword, inviteColleague, removeColleague } from './colleague.ts';

const LANGUAGES = {
  fr: { texts: fr, own: frPages.own, name: 'Imane', phone: '0661122380' },
  ar: { texts: ar, own: arPages.own, name: 'Ghita', phone: '0661122391' },
} as const;

type Person = (typeof LANGUAGES)[keyof typeof LANGUAGES];

test('a code of the app, or each recovery code once, opens the back-office', async ({ page }) => {
  const person = LANGUAGES.fr;
  const colleague = await inviteColleague(page.request, person.name, person.phone);
  await givePassword(page.request, colleague);
  await enterDesk(page, colleague.email, '/admin/own_account');
  const { app, recoveryCodes } = await setUp(page, person);
  expect(recoveryCodes).toHaveLength(10);

  await signOut(page, person);
  await signInAtDesk(page, colleague.email, 'fr');
  await enter(page, '000000');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await enter(page, codeOf(app, STEP_SECONDS));
  await expectBoard(page, person);

  const [first = '', second = ''] = recoveryCodes;
  await signOut(page, person);
  await signInAtDesk(page, colleague.email, 'fr');
  await enter(page, first);
  await expectBoard(page, person);
  await signOut(page, person);
  await signInAtDesk(page, colleague.email, 'fr');
  await enter(page, first);
  await expect(page.getByRole('alert')).toBeVisible();
  await enter(page, second);
  await expectBoard(page, person);

  await turnOff(page, person, recoveryCodes[2] ?? '');
  await signOut(page, person);
  await signInAtDesk(page, colleague.email, 'fr');
  await expectBoard(page, person);
  await removeColleague(page.request, colleague);
});

test('in Arabic a colleague sets up the app and signs in by the form and its code', async ({
  page,
}) => {
  const person = LANGUAGES.ar;
  const colleague = await inviteColleague(page.request, person.name, person.phone);
  await givePassword(page.request, colleague);
  await enterDesk(page, colleague.email, '/admin/own_account', 'ar');
  const { app } = await setUp(page, person);
  await signOut(page, person);
  await signInAtDesk(page, colleague.email, 'ar');
  await enter(page, codeOf(app, STEP_SECONDS));
  await expectBoard(page, person);
  await removeColleague(page.request, colleague);
});

/** Sets up an app by the shown key. Returns the app and the recovery codes. */
async function setUp(page: Page, { own }: Person): Promise<{ app: TOTP; recoveryCodes: string[] }> {
  const part = page.getByRole('region', { name: own.factor.title });
  await part.getByRole('button', { name: own.factor.set_up }).click();
  await part.locator('input[type="password"]').fill(DEMO_PASSWORD);
  await part.getByRole('button', { name: own.factor.next }).click();
  await expect(part.getByRole('img', { name: own.factor.qr })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const key = (await part.locator('bdi').innerText()).replaceAll(' ', '');
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  await part.locator('input[autocomplete="one-time-code"]').fill(codeOf(app));
  await expect(part.getByRole('heading', { name: own.factor.codes })).toBeVisible();
  const recoveryCodes = await part.locator('li').allInnerTexts();
  await part.getByRole('button', { name: own.factor.kept }).click();
  await expect(part.getByRole('button', { name: own.factor.turn_off })).toBeVisible();
  return { app, recoveryCodes };
}

async function turnOff(page: Page, person: Person, recoveryCode: string): Promise<void> {
  const { own, texts } = person;
  await accountButton(page, person).click();
  await page.getByRole('menuitem', { name: texts.app.own_account }).click();
  const part = page.getByRole('region', { name: own.factor.title });
  await part.getByRole('button', { name: own.factor.turn_off }).click();
  await part.locator('input[type="password"]').fill(DEMO_PASSWORD);
  await part.locator('input[autocomplete="one-time-code"]').fill(recoveryCode);
  await part.getByRole('button', { name: own.factor.turn_off }).click();
  await expect(part.getByRole('button', { name: own.factor.set_up })).toBeVisible();
}

async function signOut(page: Page, person: Person): Promise<void> {
  await accountButton(page, person).click();
  await page.getByRole('menuitem', { name: person.texts.app.sign_out }).click();
  await expect(page.locator('input[autocomplete="username"]')).toBeVisible();
}

const expectBoard = (page: Page, person: Person) =>
  expect(accountButton(page, person)).toBeVisible();
const accountButton = (page: Page, { name }: Person) =>
  page.getByRole('button', { name: new RegExp(`${name} Alaoui`) });

/** Enters a code in the second step; the page sends one of six digits by itself. */
async function enter(page: Page, code: string): Promise<void> {
  const answered = page.waitForResponse(/login\/second_factor$/);
  const field = page.locator('input[autocomplete="one-time-code"]');
  await field.fill(code);
  if (!/^\d{6}$/.test(code)) await field.press('Enter');
  await answered;
}

/** A code of the app; `later` seconds are needed for a code that was not accepted before. */
const codeOf = (app: TOTP, later = 0): string =>
  app.generate({ timestamp: Date.now() + later * 1000 });
