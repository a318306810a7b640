import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { TableName } from '../../admin/src/platform/tables/tables.ts';

/** Values that the test entered into a form, by field name. */
export type Written = Map<string, string>;

interface Field {
  name: string;
  type: string;
}

/** Path of a small picture in this repository, for uploads. */
const PICTURE = path.resolve(import.meta.dirname, 'pictures/sample.png');

/**
 * Values of fields for which the kind of field is not enough to choose a valid value. An empty text
 * leaves the field empty, because the neighbouring field is filled instead.
 */
const SAMPLES: Record<string, string> = {
  'pitches.code': 'ESSAI',
  'tariffs.code': 'essai',
  'tournaments.slug': '2031/essai',
  'teams.shortName': 'ESS',
  'teams.group': 'A',
  // A group match would add a team to the groups of a finished edition and change its knockout
  // matches.
  'tournament_matches.stage': 'quarter',
  'tournament_matches.group': '',
  'partners.url': 'https://essai.test/',
  'promos.path': '/pricings',
};

/** A number that is valid as a count, an age, a lot number and an amount in dirhams. */
const NUMBER = '7';
const HOURS = ['10:00', '11:00', '12:00'];
/**
 * Dates to enter, in days from today. The first is before all other seasons begin, so that families
 * see the new season as the current one.
 */
const DAYS_AHEAD = [-400, 30];
const DAY_MS = 86_400_000;

/**
 * Fills every visible field of the form for a new record, according to the field's kind. Lists get
 * their first option, dates are around today. Fields that appear after a choice are filled too;
 * checkboxes stay unchanged.
 */
export async function fillForm(page: Page, table: TableName): Promise<Written> {
  const written: Written = new Map();
  await expect(loadingChoices(page)).toHaveCount(0);
  for (let next = await nextField(page, written); next; next = await nextField(page, written)) {
    written.set(
      next.name,
      next.type === 'choice'
        ? await choose(page, table, next.name, written)
        : await write(page, table, next, written),
    );
    await expect(loadingChoices(page)).toHaveCount(0);
  }
  return written;
}

/** Changes one field of a form: the name, else a note, else a time. */
export async function changeFirst(
  page: Page,
  table: TableName,
): Promise<{ name: string; value: string }> {
  const form = page.locator('main form');
  const fields = [
    form.locator('[name$=".fr"]'),
    form.locator('input[name="name"]'),
    form.locator('textarea[name]'),
    form.locator('input[data-typed="time"]'),
  ];
  const counts = await Promise.all(fields.map((field) => field.count()));
  const field = fields[counts.findIndex((count) => count > 0)]?.first();
  if (!field) throw new Error(`${table}: nothing in the form that could be changed`);
  const value = (await field.getAttribute('data-typed')) === 'time' ? '09:30' : `Changé : ${table}`;
  await field.fill(value);
  return { name: (await field.getAttribute('name')) ?? '', value };
}

async function nextField(page: Page, written: Written): Promise<Field | undefined> {
  const fields = await page
    .locator('main form')
    .locator('input, textarea')
    .evaluateAll((found) =>
      (found as HTMLInputElement[])
        .filter(({ name, type }) => name !== '' || type === 'file')
        .map((field) => ({
          name: field.name || 'file',
          type:
            field.previousElementSibling?.getAttribute('role') === 'combobox'
              ? 'choice'
              : (field.dataset['typed'] ?? field.type),
        })),
    );
  return fields.find(
    ({ name, type }) => !written.has(name) && !['checkbox', 'color'].includes(type),
  );
}

async function write(
  page: Page,
  table: TableName,
  { name, type }: Field,
  written: Written,
): Promise<string> {
  if (type === 'file') {
    await page.locator('main form input[type="file"]').setInputFiles(PICTURE);
    return PICTURE;
  }
  const value = SAMPLES[`${table}.${name}`] ?? sampleOf(table, name, type, written);
  await fieldOf(page, name).fill(value);
  return value;
}

function sampleOf(table: TableName, name: string, type: string, written: Written): string {
  const before = (values: readonly string[]) =>
    values.findIndex((value) => ![...written.values()].includes(value));
  const days = DAYS_AHEAD.map((ahead) =>
    new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10),
  );
  if (type === 'date') return days[before(days)] ?? '';
  if (type === 'time') return HOURS[before(HOURS)] ?? '';
  if (type === 'number' || name.endsWith('Cents')) return NUMBER;
  if (name.endsWith('.en')) return `Trial of ${table}`;
  return name.endsWith('.ar') ? 'تجربة' : `Essai : ${table}`;
}

/**
 * Selects the first option of a list. If two lists have the same options, such as two teams, the
 * second list gets the next option.
 */
async function choose(
  page: Page,
  table: TableName,
  name: string,
  written: Written,
): Promise<string> {
  await boxOf(fieldOf(page, name)).click();
  const offered = page.locator('[role="listbox"] [role="option"]:not([data-value=""])');
  await expect(offered.first(), `${name} offers nothing`).toBeVisible();
  const values = await offered.evaluateAll((found) =>
    found.map((option) => option.getAttribute('data-value') ?? ''),
  );
  const sample = values.indexOf(SAMPLES[`${table}.${name}`] ?? '');
  const index =
    sample === -1
      ? Math.max(
          0,
          values.findIndex((value) => ![...written.values()].includes(value)),
        )
      : sample;
  await offered.nth(index).click();
  await expect(offered).toHaveCount(0);
  return values[index] ?? '';
}

/**
 * Finds the selection lists whose options are still loading. Until then, such a list is disabled
 * and has no name.
 */
const loadingChoices = (page: Page): Locator =>
  page.locator('main form .MuiInputBase-root:has(input:disabled:not([name]))');
const fieldOf = (page: Page, name: string): Locator => page.locator(`main form [name="${name}"]`);
/** The button of a selection list; it precedes the field that stores the choice. */
const boxOf = (field: Locator): Locator =>
  field.locator('xpath=preceding-sibling::*[@role="combobox"]');
