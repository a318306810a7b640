import type { CreateBankProfileRequest } from '@five/shared/payments/bank/bank.requests';
import fs from 'node:fs';
import path from 'node:path';
import type {
  BankFileAnswer,
  BankImportAnswer,
  BankPreviewAnswer,
} from '@five/shared/payments/bank/bank.contract';
import { makeProfile, sendFile } from './bank-files.ts';
import type { Person } from './people.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let staff: Person;

beforeAll(async () => {
  world = await createWorld({ at: '2026-11-25T09:00:00Z' });
  staff = await world.staff();
});
afterAll(() => world.close());

let accounts = 0;
const input = (name: string) => fs.readFileSync(path.join(import.meta.dirname, 'inputs', name));
const detectFormat = async (file: Buffer | string) =>
  ((await sendFile(staff, 'bank_files/look', file).expect(200)).body as { data: BankFileAnswer })
    .data;
const preview = async (profile: string, file: Buffer | string) =>
  (
    (await sendFile(staff, `bank_profiles/${profile}/preview`, file).expect(200)).body as {
      data: BankPreviewAnswer;
    }
  ).data;
const importFile = async (profile: string, file: Buffer | string) =>
  (
    (await sendFile(staff, `bank_profiles/${profile}/import`, file).expect(201)).body as {
      data: BankImportAnswer;
    }
  ).data;
const change = (profile: string, changes: Partial<CreateBankProfileRequest>) =>
  staff.http.put(`/api/bank_profiles/${profile}`).send(changes);
/**
 * Detects the format of a bank file and stores it as a bank statement profile with a new account
 * number. Returns the profile's reference.
 */
const createProfile = async (
  file: Buffer | string,
  changes: Partial<CreateBankProfileRequest> = {},
) =>
  makeProfile(staff, {
    ...(await detectFormat(file)).guess,
    account: `9${accounts++}`,
    ...changes,
  });
const centsIn = ({ lines }: BankPreviewAnswer) => lines.map(({ amountCents }) => amountCents);

test.each([
  ['bank-currency-arabic.csv', [30_000]],
  ['bank-currency-before.csv', [30_000]],
  ['bank-date-compact.csv', [30_000]],
  ['bank-date-month-word.csv', [30_000]],
  ['bank-date-spaces.csv', [30_000]],
  ['bank-date-time.csv', [30_000]],
  ['bank-head-5-rows.csv', [30_000, 40_000]],
  ['bank-head-1-row-next-month.csv', [50_000, 60_000, 70_000, 80_000, 90_000]],
  ['bank-lcl-last-balance.csv', [30_000, 160_050]],
  ['bank-mouvement-solde.csv', [30_000, 160_050]],
  ['bank-named-credit-du-maroc.csv', [30_000]],
  ['bank-open-quote.csv', [10_000, 30_000, 25_000, 160_050, 9_000]],
  ['bank-opening-balance.csv', [30_000]],
  ['bank-solde-crediteur.csv', [30_000, 160_050]],
  ['bank-two-dates.csv', [130_000, 20_000]],
] as const)(
  '%s is read with its suggested format: only incoming amounts, and every row is counted',
  async (name, cents) => {
    const seen = await preview(await createProfile(input(name)), input(name));
    const { counts } = seen;
    expect([centsIn(seen), seen.problems]).toEqual([cents, []]);
    expect(counts.added + counts.known + counts.problems + counts.outgoing + counts.aside).toBe(
      counts.rows,
    );
  },
);

test('a later file of a saved format is read fully, with any number of header rows', async () => {
  const profile = await createProfile(input('bank-head-5-rows.csv'));
  expect(await importFile(profile, input('bank-head-5-rows.csv'))).toEqual({
    added: 2,
    late: 0,
    double: 0,
    known: 0,
    problems: 0,
    outgoing: 0,
    aside: 5,
  });
  expect(await importFile(profile, input('bank-head-1-row-next-month.csv'))).toEqual({
    added: 5,
    late: 0,
    double: 0,
    known: 0,
    problems: 0,
    outgoing: 0,
    aside: 1,
  });
  const other = await createProfile(input('bank-head-1-row-next-month.csv'));
  const { lines, aside, problems } = await preview(other, input('bank-head-5-rows.csv'));
  expect([lines.length, problems, aside.map(({ row, text }) => [row, text])]).toEqual([
    2,
    [],
    [
      [1, 'Téléchargement du 31/10/2026'],
      [2, 'MME EXEMPLE'],
      [3, 'Compte n° 0'],
      [4, 'Solde au 31/10/2026'],
      [5, 'Date Libellé Débit euros Crédit euros'],
    ],
  ]);
});

test('balance rows are set aside and shown with their text', async () => {
  const { aside } = await preview(
    await createProfile(input('bank-opening-balance.csv')),
    input('bank-opening-balance.csv'),
  );
  expect(aside).toEqual([
    { row: 1, reason: 'heading', text: 'Date Libellé Débit Crédit' },
    { row: 2, reason: 'balance', text: '01/11/2026 SOLDE DEPART AU 31/10/2026 45 000,00' },
    { row: 4, reason: 'balance', text: '24/11/2026 SOLDE FINAL 45 300,00' },
  ]);
});

const TWO_DATES: Partial<CreateBankProfileRequest> = {
  dateFormat: 'DD/MM/YYYY',
  decimal: ',',
  dateColumn: 1,
  amountColumn: 5,
  debitColumn: 4,
  labelColumns: [3],
};

test.each<[string, Partial<CreateBankProfileRequest>]>([
  ['date column', { dateColumn: 2 }],
  ['amount column', { amountColumn: 4, debitColumn: null }],
  ['debit column', { debitColumn: null }],
  ['date order', { dateFormat: 'MM/DD/YYYY' }],
  ['decimal mark', { decimal: '.' }],
])(
  'after the %s of a saved format is changed, no imported line is added again',
  async (_, changes) => {
    const file = input('bank-two-dates.csv');
    const profile = await createProfile(file, TWO_DATES);
    expect(await importFile(profile, file)).toMatchObject({ added: 2 });
    await change(profile, changes).expect(200);
    expect(await importFile(profile, file)).toMatchObject({ added: 0 });
    await change(profile, TWO_DATES).expect(200);
    expect(await importFile(profile, file)).toMatchObject({ added: 0, known: 2 });
  },
);

test('a second format of one account adds no line that the first has imported', async () => {
  const file = input('bank-two-dates.csv');
  const account = `9${accounts++}`;
  const first = await createProfile(file, { ...TWO_DATES, account });
  expect(await importFile(first, file)).toMatchObject({ added: 2 });
  for (const changes of [{ labelColumns: [3, 1] }, { dateColumn: 2 }])
    expect(
      await importFile(await createProfile(file, { ...TWO_DATES, account, ...changes }), file),
    ).toMatchObject({ added: 0, known: 2 });
  await staff.http.delete(`/api/bank_profiles/${first}`).expect(200);
  expect(
    await importFile(
      await createProfile(file, { ...TWO_DATES, account, labelColumns: [2, 3] }),
      file,
    ),
  ).toMatchObject({ added: 0, known: 2 });
});

test('lines stored without rows block format changes until a file supplies the rows', async () => {
  const file = input('bank-two-dates.csv');
  const profile = await createProfile(file, TWO_DATES);
  await importFile(profile, file);
  await world.sql('alter table bank_lines disable trigger bank_lines_keep_their_row');
  await world.sql('update bank_lines set content = null');
  await world.sql('alter table bank_lines enable trigger bank_lines_keep_their_row');
  for (const changes of [
    { dateColumn: 2 },
    { dateFormat: 'DD/MM/YY' as const },
    { amountColumn: 4 },
    { debitColumn: null },
    { decimal: '.' as const },
  ])
    expect((await change(profile, changes).expect(409)).body.code).toBe('BANK_PROFILE_USED');
  await change(profile, { name: 'Banque du Nord', headerRows: 3 }).expect(200);
  expect(await importFile(profile, file)).toMatchObject({ added: 0, known: 2 });
  await change(profile, { dateColumn: 2 }).expect(200);
  expect(await importFile(profile, file)).toMatchObject({ added: 0, known: 2 });
});

test('the database stores a row once, and the row of a bank line never changes', async () => {
  const profile = await createProfile(input('bank-date-time.csv'));
  await importFile(profile, input('bank-date-time.csv'));
  const [line] = await world.sql<{ id: string; content: string }>(
    'select id, content from bank_lines where content is not null order by id desc limit 1',
  );
  await expect(
    world.sql('update bank_lines set content = $2 where id = $1', [line?.id, 'x']),
  ).rejects.toThrow();
  await expect(
    world.sql(
      `insert into bank_lines (reference, hash, content, account, booked_on, amount_cents, label,
        running_number, imported_at, imported_by)
    select 'BK-00000000', 'other', content, account, booked_on, amount_cents, label, running_number,
    imported_at, imported_by from bank_lines where id = $1`,
      [line?.id],
    ),
  ).rejects.toThrow(/bank_lines_content_once/);
});

test('two identical transfers are two bank lines, in any order of a later file', async () => {
  const [one, other] = ['20/11/2026;VIR;300,00;REF 1', '20/11/2026;VIR;300,00;REF 2'];
  const file = (...lines: string[]) => ['Date;Libellé;Montant;Numéro', ...lines].join('\r\n');
  const profile = await createProfile(file(one), { labelColumns: [2] });
  expect([
    await importFile(profile, file(one)),
    await importFile(profile, file(other, one)),
    await importFile(profile, file(one, other)),
  ]).toMatchObject([{ added: 1 }, { added: 1, known: 1 }, { added: 0, known: 2 }]);
});

test('money of another currency is a problem and is never read as dirhams', async () => {
  const file =
    'Date;Libellé;Montant;Devise\r\n20/11/2026;VIR;300,00 ' +
    '€;\r\n20/11/2026;VIR;300,00;EUR\r\n20/11/2026;VIR;300,00;MAD';
  expect(await preview(await createProfile(file), file)).toMatchObject({
    lines: [{ row: 4 }],
    problems: [
      { row: 2, problem: 'currency' },
      { row: 3, problem: 'currency' },
    ],
  });
});

test('a format is derived from rows with data, also below fourteen other lines', async () => {
  const above = Array.from({ length: 14 }, (_, index) => `Ligne ${index + 1}`).join('\r\n');
  const { rows, firstRow, guess } = await detectFormat(
    `${above}\r\nDate;Libellé;Montant\r\n20/11/2026;VIR;300,00\r\n21/11/2026;VIR;400,00`,
  );
  expect([firstRow, guess.headerRows, rows.slice(guess.headerRows - firstRow + 1)]).toEqual([
    13,
    15,
    [
      ['20/11/2026', 'VIR', '300,00'],
      ['21/11/2026', 'VIR', '400,00'],
    ],
  ]);
});

test.each([
  ['bank-mt940.sta', 'MT940'],
  ['bank-camt053.xml', 'CAMT.053'],
  ['bank-ofx1.ofx', 'OFX'],
  ['bank-qif.qif', 'QIF'],
  ['bank-cfonb120.txt', 'CFONB 120'],
])('%s is refused by the name of its format, with what to export', async (name, format) => {
  const profile = await createProfile(input('bank-date-time.csv'));
  for (const call of [
    'bank_files/look',
    `bank_profiles/${profile}/preview`,
    `bank_profiles/${profile}/import`,
  ]) {
    const { body } = await sendFile(staff, call, input(name))
      .set('accept-language', 'en')
      .expect(422);
    expect(body).toMatchObject({ code: 'BANK_FILE_FORMAT', errorMessages: [{ field: 'file' }] });
    expect((body as { message: string }).message).toMatch(new RegExp(`${format}.*CSV`));
  }
});

test('a table without a date and an amount in one row is not taken as a statement', async () => {
  expect(
    (await sendFile(staff, 'bank_files/look', 'Nom;Ville\r\nAya;Rabat').expect(422)).body.code,
  ).toBe('BANK_FILE_NO_LINES');
  expect(
    (await sendFile(staff, 'bank_files/look', `${'x;'.repeat(60)}\r\n`).expect(422)).body.code,
  ).toBe('BANK_FILE_TOO_WIDE');
});
