import { expect, type Locator, test } from '@playwright/test';
import { localizePath } from '@five/shared/locales/locale';
import { waitForHydration } from '../../support/hydration.ts';
import { dropResponse } from '../../support/drop-response.ts';
import { signIn } from '../../support/sign-in.ts';
import { StaffApi } from '../../support/staff-api.ts';
import { textsOf } from '../../support/texts.ts';

const t = textsOf('ar');
const unanswered = t('common', 'error.unanswered');

test.use({ viewport: { width: 360, height: 740 } });

/** Presses the submit button, waits for the timeout message, and presses the button again. */
async function pressTwice(form: Locator): Promise<void> {
  const submit = form.locator('button[type="submit"]');
  await submit.click();
  await expect(form.locator('.notice-error')).toContainText(unanswered);
  await submit.click();
}

test('a message to the centre with a lost response arrives once, despite repeated sends', async ({
  page,
}) => {
  await page.goto(localizePath('/contact', 'ar'));
  await waitForHydration(page);
  const form = page.locator('main form');
  for (const [name, text] of [
    ['fullName', 'سلمى العلوي'],
    ['phone', '0612345679'],
    ['email', 'salma.once@example.test'],
    ['message', 'هل تنظمون أعياد الميلاد؟'],
  ] as const) {
    await form.locator(`[name="${name}"]`).fill(text);
  }
  await form.locator('[name="acceptConditions"]').check();
  await dropResponse(page, 'POST', 'contact');
  await pressTwice(form);
  await expect(page).toHaveURL(/\/ar$/);
  const desk = await StaffApi.open(page.request, 'reception@demo.test');
  expect(await desk.list('contact', { q: 'salma.once@example.test' })).toHaveLength(1);
});

test('a thread and a reply whose responses were lost are posted once', async ({ page }) => {
  const title = 'من يلعب مساء الخميس؟';
  await signIn(page, 'player2@demo.test');
  await page.goto(localizePath('/discussions', 'ar'));
  await page.getByRole('button', { name: t('pages/discussions', 'write') }).click();
  await page.locator('[name="title"]').fill(title);
  await page.locator('[name="message"]').fill('ينقصنا حارس.');
  await dropResponse(page, 'POST', 'discussions');
  await pressTwice(page.locator('form.new-thread'));
  await expect(page).toHaveURL(/\/discussions\/D-/);
  const own = await StaffApi.open(page.request, 'player2@demo.test');
  expect(await own.list('discussions', { q: title })).toHaveLength(1);

  await dropResponse(page, 'POST', 'discussions/*/replies');
  await page.locator('[name="message"]').fill('أنا حاضر.');
  await pressTwice(page.locator('form.new-thread'));
  await expect(page.getByText(t('pages/discussions', 'thread.sent'))).toBeVisible();
  const { replies } = await own.get<{ replies: unknown[] }>(
    `discussions/${new URL(page.url()).pathname.split('/').at(-1) ?? ''}`,
  );
  expect(replies).toHaveLength(1);
});
