import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { addDays } from '@five/shared/time/wall-time';
import { violations } from '../../support/axe.ts';
import { DEMO_PASSWORD } from '../../support/api.ts';
import { desk, enterDesk } from '../../support/desk.ts';
import { Keyboard, watchMouse } from '../../support/keyboard.ts';
import { folderWithDemo } from '../../support/temporary-folder.ts';
import { startAt } from '../../support/test-server.ts';
import { collectErrors } from '../../support/collect-errors.ts';

const MOST_PRESSES = 12;
const LINES = { sure: 7, likely: 3, looked: 2, foreign: 2 };
const COUNT = Object.values(LINES).reduce((sum, count) => sum + count);
const MARK = 'QUATORZE';
const PRICE_CENTS = 30_000;
/**
 * Maximum wait in milliseconds until the payments of ten bank lines are stored. The test
 * accepts these lines without a pause between its key presses.
 */
const SETTLED_MS = 45_000;
/**
 * Maximum number of key presses in one loop of the test; it is more than twice the number of bank
 * lines.
 */
const MOST_STEPS = 100;

const folder = folderWithDemo();

test('by keyboard alone: a day closes with a difference, 14 transfers are reconciled', async ({
  browser,
}) => {
  const today = addDays(new Date().toISOString().slice(0, 10), 1);
  const server = await startAt(folder(), `${today}T18:30:00Z`);
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const problems = collectErrors(page);
  await enterDesk(page, 'reception@demo.test', '/admin/cash_sessions');
  await closeDay(page);
  expect(await violations(page)).toEqual([]);

  const file = await statement(context.request, today);
  await page.goto('/admin/bank_lines');
  await expect(page.getByRole('heading', { level: 1, name: desk('transfer.title') })).toBeVisible();
  await reconcile(page, file);
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

async function closeDay(page: Page): Promise<void> {
  const [keys, mouse] = [new Keyboard(page), await watchMouse(page)];
  await expect(page.getByRole('heading', { name: desk('cash.count_title') })).toBeVisible();
  for (const pieces of ['2', '3', '1', '4', '6', '2', '8', '5', '', '1', '']) {
    await keys.write(pieces);
    await keys.press('Enter');
  }
  await expect(page.getByRole('heading', { name: desk('cash.close_title') })).toBeVisible();
  await keys.write('Erreur de rendu de monnaie');
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: desk('cash.report_pdf') })).toBeFocused();
  await expect(page.getByText('Erreur de rendu de monnaie')).toBeVisible();
  expect(keys.count).toBeLessThanOrEqual(MOST_PRESSES);
  expect(await mouse()).toBe(0);
}

async function reconcile(page: Page, file: string): Promise<void> {
  const [keys, mouse] = [new Keyboard(page), await watchMouse(page)];
  await importStatement(page, keys, file);
  const ours = page.locator('button[data-line]', { hasText: MARK });
  await expect(ours).toHaveCount(COUNT);
  const before = keys.count;
  await holdOnFirst(page, keys);
  let left = LINES.sure + LINES.likely - 1;
  for (let step = 0; left > 0 && step < MOST_STEPS; step++) left -= await acceptOrPass(page, keys);
  await expect(ours).toHaveCount(LINES.looked + LINES.foreign, { timeout: SETTLED_MS });
  expect(keys.count - before).toBeLessThanOrEqual(2 * (LINES.sure + LINES.likely));
  for (let index = 0; index < LINES.looked; index++) await lookFor(page, keys, `Cherchée${index}`);
  for (let index = 0; index < LINES.foreign; index++) await fileAway(page, keys);
  await expect(ours).toHaveCount(0);
  await reopenDismissed(page, keys);
  await changeAndForget(page, keys);
  expect(await mouse()).toBe(0);
}

/**
 * Selects a bank statement file by keyboard. The file field precedes the list of bank lines, whose
 * first line has the focus.
 */
async function importStatement(page: Page, keyboard: Keyboard, file: string): Promise<void> {
  // Registers the listener for the `filechooser` event before the key press, because an event
  // without a listener is lost.
  const chooser = page.waitForEvent('filechooser');
  await expect(page.locator('button[data-line]').first()).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(page.locator('input[type="file"]')).toBeFocused();
  await keyboard.press('Enter');
  await (
    await chooser
  ).setFiles({ name: 'releve.csv', mimeType: 'text/csv', buffer: Buffer.from(file, 'latin1') });
  await expect(
    page.getByRole('button', {
      name: desk('transfer.import_submit').replace('{{count}}', String(COUNT)),
    }),
  ).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.locator('input[type="file"]')).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.locator('button[data-line]').first()).toBeFocused();
}

/**
 * Holds the Enter key on the first bank line of this test that has a sure match. The next line also
 * has a sure match, but the held key must accept only the first.
 */
async function holdOnFirst(page: Page, keyboard: Keyboard): Promise<void> {
  for (
    let step = 0;
    step < MOST_STEPS && !(await page.locator(':focus').textContent())?.includes(MARK);
    step++
  )
    await keyboard.press('ArrowDown');
  const lines = await page
    .locator('button[data-line]')
    .evaluateAll((all) => all.map((line) => line.getAttribute('data-line')));
  const at = lines.indexOf(await page.locator(':focus').getAttribute('data-line'));
  await keyboard.hold('Enter');
  await expect(page.locator(`button[data-line="${lines[at + 1]}"]`)).toBeFocused();
}

/**
 * Presses Enter to accept a bank line of this test, or an arrow key to skip any other line. Returns
 * the number of accepted lines.
 */
async function acceptOrPass(page: Page, keyboard: Keyboard): Promise<number> {
  const line = (await page.locator(':focus').textContent()) ?? '';
  const isOurs = line.includes(MARK) && !line.includes(desk('transfer.choose'));
  await keyboard.press(isOurs ? 'Enter' : 'ArrowDown');
  return isOurs ? 1 : 0;
}

async function toOurs(page: Page, keyboard: Keyboard): Promise<void> {
  await expect(page.locator('button[data-line]:focus')).toHaveCount(1);
  for (let step = 0; step < 60; step++) {
    const line = (await page.locator(':focus').textContent()) ?? '';
    if (line.includes(MARK) && line.includes(desk('transfer.choose'))) return;
    await keyboard.press(step < 30 ? 'ArrowDown' : 'ArrowUp');
  }
}

async function lookFor(page: Page, keyboard: Keyboard, name: string): Promise<void> {
  const left = await page.locator('button[data-line]', { hasText: MARK }).count();
  await toOurs(page, keyboard);
  await keyboard.press('Enter');
  await keyboard.write(name);
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cherchée/ })).toHaveCount(1);
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.locator('button[data-line]', { hasText: MARK })).toHaveCount(left - 1);
}

async function fileAway(page: Page, keyboard: Keyboard): Promise<void> {
  const left = await page.locator('button[data-line]', { hasText: MARK }).count();
  await toOurs(page, keyboard);
  await keyboard.press('Enter');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await keyboard.write('Apport du gérant');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.locator('button[data-line]', { hasText: MARK })).toHaveCount(left - 1);
}

/**
 * Reopens a dismissed bank line. The dismissed lines are in a separate section below the list of
 * open lines.
 */
async function reopenDismissed(page: Page, keyboard: Keyboard): Promise<void> {
  await tabTo(page, keyboard, page.getByText(desk('transfer.filed'), { exact: true }));
  await keyboard.press('Enter');
  const again = page.getByRole('button', { name: desk('transfer.reopen'), exact: true });
  await expect(again).toHaveCount(LINES.foreign);
  await tabTo(page, keyboard, again.first());
  await keyboard.press('Enter');
  await expect(again).toHaveCount(LINES.foreign - 1);
  await expect(page.locator('button[data-line]', { hasText: MARK })).toHaveCount(1);
}

/** Edits the bank statement format, and then deletes the format. */
async function changeAndForget(page: Page, keyboard: Keyboard): Promise<void> {
  await tabTo(page, keyboard, page.locator('summary', { hasText: desk('transfer.profiles') }));
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByLabel(desk('transfer.fields.name'))).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.write('Banque du Port');
  await keyboard.press('Enter');
  await expect(page.getByText('Banque du Port', { exact: true })).toBeVisible();
  await tabTo(page, keyboard, page.getByRole('button', { name: /Banque du Port/ }).last());
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await expect(page.getByText(desk('transfer.none_profiles'))).toBeVisible();
}

async function tabTo(page: Page, keyboard: Keyboard, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < MOST_STEPS && !(await isThere()); step++) await keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/**
 * Creates bookings, and returns the CSV text of a bank statement. Most of its lines pay these
 * bookings.
 */
async function statement(request: APIRequestContext, today: string): Promise<string> {
  const signedIn = await request.post('/api/auth/field/login', {
    data: { email: 'reception@demo.test', password: DEMO_PASSWORD },
  });
  const headers = {
    authorization: `Bearer ${((await signedIn.json()) as { token: string }).token}`,
  };
  const [year, month, day] = today.split('-');
  const line = (label: string, cents: number) =>
    `${day}/${month}/${year};VIR ${MARK} ` +
    `${label};;${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
  const lines: string[] = [];
  for (let index = 0; index < LINES.sure + LINES.likely + LINES.looked; index++) {
    const kind =
      index < LINES.sure ? 'Sûre' : index < LINES.sure + LINES.likely ? 'Probable' : 'Cherchée';
    const first = { Sûre: 0, Probable: LINES.sure, Cherchée: LINES.sure + LINES.likely }[kind];
    const name = `${kind}${index - first} Quatorzeclient`;
    const data = {
      date: addDays(today, 9 + Math.floor(index / 3)),
      startTime: `${String(10 + (index % 3))}:00`,
      endTime: `${String(11 + (index % 3))}:00`,
      paymentMethod: 'transfer',
      acceptRules: true,
      customer: { name },
    };
    const answer = await request.post('/api/bookings', { headers, data });
    expect(answer.status()).toBe(201);
    const { reference, totalCents } = (
      (await answer.json()) as { data: { reference: string; totalCents: number } }
    ).data;
    lines.push(
      kind === 'Sûre'
        ? line(reference, totalCents)
        : kind === 'Probable'
          ? line(name.toUpperCase(), totalCents)
          : line(`${index}`, PRICE_CENTS / 3 + index),
    );
  }
  for (let index = 0; index < LINES.foreign; index++)
    lines.push(line(`APPORT ${index}`, 1_000_000 + index));
  return ['Date;Libellé;Débit;Crédit', ...lines].join('\r\n');
}
