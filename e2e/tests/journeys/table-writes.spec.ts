import { expect, type Locator, type Page, test } from '@playwright/test';
import { mayCall, type Permission, PERMISSIONS } from '@five/shared/auth/permissions';
import { TABLES, type TableName } from '../../../admin/src/platform/tables/tables.ts';
import { openAtDesk, signInAtDesk } from '../../support/desk.ts';
import { changeFirst, fillForm, type Written } from '../../support/table-form.ts';
import { type Stored, TableReader } from '../../support/table-reader.ts';
import { collectErrors } from '../../support/collect-errors.ts';
import { texts as pagesFr } from '../../../admin/src/locales/fr-pages.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test('in every table, records created, moved, changed or deleted match the public site', async ({
  page,
}) => {
  // Raises the time limit, because the test uses every list of the back-office in turn.
  test.slow();
  const problems = collectErrors(page);
  const tables = await TableReader.open(page.request);
  await signInAtDesk(page, 'admin@demo.test', 'fr');
  for (const table of Object.keys(TABLES) as TableName[]) await useTable(page, table, tables);
  expect(problems).toEqual([]);
});

/**
 * Tests one list of the back-office with a test record, which staff create, move up, change, and
 * delete if the list allows it. If staff cannot create records of this kind, the record is sent to
 * the API without a sign-in, as the site does for a visitor.
 */
async function useTable(page: Page, table: TableName, tables: TableReader): Promise<void> {
  const record = may(table, 'create')
    ? await make(page, table, tables)
    : await tables.sendIn(table);
  expect(await tables.isShown(table, record), `${table}: is it seen where it should be?`).toBe(
    true,
  );
  await moveUp(page, table, record, tables);
  await change(page, table, record, tables);
  if (may(table, 'delete')) await remove(page, table, record, tables);
}

async function make(page: Page, table: TableName, tables: TableReader): Promise<Stored> {
  await openAtDesk(page, `/admin/${table}/create`);
  const written = await fillForm(page, table);
  const record = await stored(page, table, 'POST', page.locator('main form button[type="submit"]'));
  const saved = await tables.one(table, record.id);
  expect(differences(saved, written), `${table}: fields that differ from the input`).toEqual([]);
  return saved;
}

async function moveUp(
  page: Page,
  table: TableName,
  { id }: Stored,
  tables: TableReader,
): Promise<void> {
  await openAtDesk(page, `/admin/${table}`);
  const row = page
    .locator('main li')
    .filter({ has: page.locator(`a[href="${pathOf(table, id)}"]`) });
  const up = row.getByRole('button', { name: pagesFr.page.up.replace('{{name}}', '') });
  if (
    (await page.getByRole('button', { name: pagesFr.page.up.replace('{{name}}', '') }).count()) ===
    0
  )
    return;
  const before = await tables.order(table);
  await up.click();
  const [one, other] = [before.indexOf(id) - 1, before.indexOf(id)];
  const swapped = before.map((name, at) => (at === one ? id : at === other ? before[one] : name));
  await expect
    .poll(() => tables.order(table), { message: `${table}: in its new place` })
    .toEqual(swapped);
}

async function change(
  page: Page,
  table: TableName,
  { id }: Stored,
  tables: TableReader,
): Promise<void> {
  await openAtDesk(page, pathOf(table, id));
  const { name, value } = await changeFirst(page, table);
  await stored(page, table, 'PUT', page.locator('main form button[type="submit"]'));
  const saved = await tables.one(table, id);
  expect(differences(saved, new Map([[name, value]])), `${table}: stored change`).toEqual([]);
}

async function remove(
  page: Page,
  table: TableName,
  record: Stored,
  tables: TableReader,
): Promise<void> {
  await openAtDesk(page, pathOf(table, record.id));
  await page.getByRole('button', { name: pagesFr.page.remove, exact: true }).click();
  await stored(page, table, 'DELETE', page.getByRole('dialog').getByRole('button').last());
  expect(await tables.isActive(table, record.id), `${table}: still shown at the desk`).toBe(false);
  expect(await tables.isShown(table, record), `${table}: still shown on the site`).toBe(false);
}

/** Presses a button, and waits until the API has stored the record and the list is shown. */
async function stored(
  page: Page,
  table: TableName,
  method: string,
  button: Locator,
): Promise<Stored> {
  const isAnswer = (url: string) => new URL(url).pathname.startsWith(`/api/${table}`);
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === method && isAnswer(answer.url()),
  );
  await button.click();
  const answer = await answered;
  expect(answer.ok(), `${method} ${table}: ${answer.status()} ${await answer.text()}`).toBe(true);
  await expect(
    page.getByRole('heading', { level: 1, name: pagesFr.tables[table].name, exact: true }),
  ).toBeVisible();
  return ((await answer.json()) as { data: Stored }).data;
}

/** Returns the fields whose stored value differs from the value that was entered. */
function differences(saved: Stored, written: Written): string[] {
  const isSaved = (name: string, value: string) =>
    name === 'file'
      ? JSON.stringify(saved).includes('/files/')
      : matchesInput(valueAt(saved, name), name, value);
  return [...written]
    .filter(([name, value]) => !isSaved(name, value))
    .map(([name, value]) => `${name}: ${JSON.stringify(valueAt(saved, name))} for ${value}`);
}

function matchesInput(value: unknown, name: string, written: string): boolean {
  if (written === '') return value === null;
  return String(name.endsWith('Cents') ? Number(value) / 100 : value) === written;
}

/**
 * Returns the stored value of a field. For `slug` and `code`, which identify the record, the API
 * may return the value only as `id`.
 */
function valueAt(saved: Stored, name: string): unknown {
  const value = fieldAt(saved, name);
  return value === undefined && ['slug', 'code'].includes(name) ? saved.id : value;
}

function fieldAt(saved: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>(
      (node, key) =>
        typeof node === 'object' && node !== null
          ? (node as Record<string, unknown>)[key]
          : undefined,
      saved,
    );
}

const pathOf = (table: TableName, id: string) => `/admin/${table}/${encodeURIComponent(id)}`;

function may(table: TableName, act: string): boolean {
  const permission = `${TABLES[table].rights}.${act}`;
  return Object.hasOwn(PERMISSIONS, permission) && mayCall('admin', permission as Permission);
}
