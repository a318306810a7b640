import type { CreateBankProfileRequest } from '@five/shared/payments/bank/bank.requests';
import type {
  BankFileAnswer,
  BankImportAnswer,
  BankLineAnswer,
  BankPreviewAnswer,
} from '@five/shared/payments/bank/bank.contract';
import { importLines, makeProfile, readLines, sendFile, statement } from './bank-files.ts';
import { eventually } from './eventually.ts';
import type { Person } from './people.ts';
import { connected } from './sockets.ts';
import { MONDAY_MORNING } from './venue.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let staff: Person;
let profile: string;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  staff = await world.staff();
  profile = await makeProfile(staff);
});
afterAll(() => world.close());

const sent = (path: string, file: Buffer | string) => sendFile(staff, path, file);
const importRows = (...lines: string[]) => importLines(staff, profile, ...lines);
const list = (filter: object) => readLines(staff, filter);
const lineOf = async (q: string) => (await list({ q }))[0] as BankLineAnswer;

test('a repeated file adds none, a longer one only new rows; equal rows count twice', async () => {
  const twice = '20/11/2026;VIREMENT ÉGAL;;300,00';
  expect(await importRows(twice, twice, '20/11/2026;FRAIS;25,00;')).toEqual({
    added: 2,
    late: 0,
    double: 0,
    known: 0,
    problems: 0,
    outgoing: 1,
    aside: 1,
  });
  expect(await importRows(twice, twice)).toEqual({
    added: 0,
    late: 0,
    double: 0,
    known: 2,
    problems: 0,
    outgoing: 0,
    aside: 1,
  });
  expect(await importRows(twice, twice, twice)).toEqual({
    added: 1,
    late: 0,
    double: 0,
    known: 2,
    problems: 0,
    outgoing: 0,
    aside: 1,
  });
  expect(await list({ q: 'virement egal' })).toHaveLength(3);
});

test('every desk client is notified of added bank transactions, and not if none', async () => {
  const desk = await connected(world.url, '/desk', staff.token);
  const own = await makeProfile(staff, { name: 'Banque annoncée', account: '7004' });
  const news: string[] = [];
  desk.on('transfer', ({ reference }: { reference: string }) => news.push(reference));
  // Events of other transactions may still arrive, so only those of this test are counted.
  const ofThis = (references: string[]) => () =>
    news.filter((reference) => references.includes(reference));
  const announce = () => importLines(staff, own, '15/11/2026;ANNONCÉ;;30,00');
  await announce();
  await eventually(ofThis([own]), ({ length }) => length === 1);
  await announce();
  const { reference: line } = await lineOf('annonce');
  await staff.http.post(`/api/bank_lines/${line}/dismiss`).send({ reason: 'Essai' }).expect(200);
  const received = await eventually(ofThis([own, line]), (all) => all.includes(line));
  desk.close();
  expect(received).toEqual([own, line]);
  await staff.http.delete(`/api/bank_profiles/${own}`).expect(200);
});

test('one file sent twenty times at once is imported once', async () => {
  const lines = Array.from({ length: 20 }, (_, index) => `19/11/2026;FOULE ${index};;1,00`);
  const counts = await Promise.all(Array.from({ length: 20 }, () => importRows(...lines)));
  expect(counts.reduce((sum, { added }) => sum + added, 0)).toBe(20);
  for (const { reference } of await list({ q: 'foule' }))
    await staff.http
      .post(`/api/bank_lines/${reference}/dismiss`)
      .send({ reason: 'Essai' })
      .expect(200);
});

test.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['UTF-8 with its mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
])('a file in %s is read letter for letter, and is the same file', async (_, written) => {
  const { body } = await sent(
    `bank_profiles/${profile}/preview`,
    written(statement('18/11/2026;"VIREMENT REÇU ; ""Société Générale""";;1 250,50')),
  ).expect(200);
  expect((body as { data: BankPreviewAnswer }).data).toMatchObject({
    lines: [
      {
        row: 2,
        bookedOn: '2026-11-18',
        amountCents: 125_050,
        label: 'VIREMENT REÇU ; "Société Générale"',
        known: false,
      },
    ],
    problems: [],
  });
});

test('the preview stores nothing, marks known rows and lists unreadable ones', async () => {
  await importRows('17/11/2026;DÉJÀ LÀ;;10,00');
  const { body } = await sent(
    `bank_profiles/${profile}/preview`,
    statement(
      '17/11/2026;DÉJÀ LÀ;;10,00',
      '17/11/2026;NOUVEAU;;20,00',
      'hier;X;;1,00',
      '17/11/2026;X;;?',
    ),
  ).expect(200);
  expect((body as { data: BankPreviewAnswer }).data).toMatchObject({
    lines: [{ known: true }, { known: false }],
    problems: [
      { row: 4, problem: 'date' },
      { row: 5, problem: 'amount' },
    ],
    outgoing: 0,
  });
  expect(await list({ q: 'nouveau' })).toEqual([]);
});

test('a file is looked at first: its rows, and how it seems to be written', async () => {
  const { body } = await sent(
    'bank_files/look',
    'Compte 4321\nDate,Amount,Label\n2026-11-20,"1,300.00",TRANSFER\n2026-11-21,25.00,OTHER',
  ).expect(200);
  expect((body as { data: BankFileAnswer }).data.guess).toEqual({
    delimiter: ',',
    decimal: '.',
    dateFormat: 'YYYY-MM-DD',
    headerRows: 2,
    dateColumn: 1,
    amountColumn: 2,
    debitColumn: null,
    markColumn: null,
    labelColumns: [3],
  });
});

test('a format with debit and credit or sign columns imports only incoming amounts', async () => {
  const [apart, marked] = [
    await makeProfile(staff, { name: 'Banque A', account: '7001', debitColumn: 3 }),
    await makeProfile(staff, { name: 'Banque B', account: '7002', markColumn: 3 }),
  ];
  const preview = async (of: string, ...lines: string[]) =>
    (
      (await sent(`bank_profiles/${of}/preview`, statement(...lines)).expect(200)).body as {
        data: BankPreviewAnswer;
      }
    ).data;
  expect(
    await preview(
      apart,
      '20/11/2026;VIR;0,00;300,00',
      '20/11/2026;FRAIS;25,00;0,00',
      '20/11/2026;RIEN;;',
    ),
  ).toMatchObject({
    lines: [{ row: 2, amountCents: 30_000 }],
    outgoing: 1,
    problems: [{ row: 4, problem: 'amount' }],
  });
  expect(
    await preview(
      marked,
      '20/11/2026;VIR;C;300,00',
      '20/11/2026;FRAIS;D;25,00',
      '20/11/2026;QUOI;?;1,00',
    ),
  ).toMatchObject({
    lines: [{ row: 2, amountCents: 30_000 }],
    outgoing: 1,
    problems: [{ row: 4, problem: 'mark' }],
  });
  const { body } = await staff.http
    .put(`/api/bank_profiles/${marked}`)
    .send({ markColumn: null })
    .expect(200);
  expect((body as { data: CreateBankProfileRequest }).data).toMatchObject({
    debitColumn: null,
    markColumn: null,
  });
  for (const reference of [apart, marked])
    await staff.http.delete(`/api/bank_profiles/${reference}`).expect(200);
});

test('a profile stored before debit columns existed is read as before', async () => {
  const old = await makeProfile(staff, { name: 'Banque ancienne', account: '7003' });
  await world.sql(
    `update bank_profiles set format = format - 'debitColumn' - 'markColumn' where reference = $1`,
    [old],
  );
  expect(
    (
      await staff.http
        .get('/api/bank_profiles')
        .query({ filter: JSON.stringify({ id: old }) })
        .expect(200)
    ).body,
  ).toMatchObject([{ debitColumn: null, markColumn: null }]);
  const { body } = await sent(
    `bank_profiles/${old}/preview`,
    statement('20/11/2026;VIR;;300,00', '20/11/2026;FRAIS;25,00;'),
  ).expect(200);
  expect((body as { data: BankPreviewAnswer }).data).toMatchObject({
    lines: [{ amountCents: 30_000 }],
    outgoing: 1,
    problems: [],
  });
  await staff.http.delete(`/api/bank_profiles/${old}`).expect(200);
});

test('an import resent under its key gets the same answer; another file fails', async () => {
  const send = (text: string) =>
    sent(`bank_profiles/${profile}/import`, text).set('idempotency-key', 'import-1');
  const received = async () =>
    Number(
      (
        await world.sql<{ count: string }>(
          `select count(*) from audit where subject = $1 and act = 'bank_profile.import'`,
          [profile],
        )
      )[0]?.count,
    );
  const [before, file] = [await received(), statement('14/11/2026;AVEC CLÉ;;31,00')];
  const answers = await Promise.all([send(file).expect(201), send(file).expect(201)]);
  expect(answers.map(({ body }) => (body as { data: BankImportAnswer }).data.added)).toEqual([
    1, 1,
  ]);
  expect((await send(statement('14/11/2026;AUTRE;;31,00')).expect(422)).body.code).toBe(
    'IDEMPOTENCY_MISMATCH',
  );
  expect(await received()).toBe(before + 1);
});

test('what is no statement is refused, and so is a call without one', async () => {
  expect(
    (await staff.http.post(`/api/bank_profiles/${profile}/preview`).expect(422)).body,
  ).toMatchObject({ code: 'BANK_FILE_REQUIRED', errorMessages: [{ field: 'file' }] });
  expect(
    (await sent('bank_files/look', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1])).expect(422)).body
      .code,
  ).toBe('BANK_FILE_UNREADABLE');
  expect((await sent('bank_files/look', 'a;b\n'.repeat(5_001)).expect(422)).body.code).toBe(
    'BANK_FILE_UNREADABLE',
  );
  expect((await sent('bank_files/look', Buffer.alloc(1_000_001, 'a')).expect(413)).body.code).toBe(
    'FILE_TOO_LARGE',
  );
});

test('a profile update changes only sent fields; deletion keeps its transactions', async () => {
  const other = await makeProfile(staff, { name: 'Banque du Port', account: '9876' });
  await sent(`bank_profiles/${other}/import`, statement('16/11/2026;AU PORT;;77,00')).expect(201);
  const { body } = await staff.http
    .put(`/api/bank_profiles/${other}`)
    .send({ name: 'Banque du Large', amountColumn: 3 })
    .expect(200);
  expect((body as { data: CreateBankProfileRequest }).data).toMatchObject({
    name: 'Banque du Large',
    account: '9876',
    headerRows: 1,
    dateColumn: 1,
    amountColumn: 3,
    labelColumns: [2],
  });
  const left = await staff.http.delete(`/api/bank_profiles/${other}`).expect(200);
  expect(
    (left.body as { data: { reference: string }[] }).data.map(({ reference }) => reference),
  ).toEqual([profile]);
  expect(await lineOf('au port')).toMatchObject({
    state: 'open',
    account: '9876',
    amountCents: 7_700,
  });
  await staff.http.delete(`/api/bank_profiles/${other}`).expect(404);
});

test('matching fields are fixed once transactions exist; other changes are audited', async () => {
  const other = await makeProfile(staff, { name: 'Banque du Cap', account: '5551' });
  const change = (body: object) => staff.http.put(`/api/bank_profiles/${other}`).send(body);
  await change({ account: '5552', labelColumns: [2, 3] }).expect(200);
  await sent(`bank_profiles/${other}/import`, statement('16/11/2026;AU CAP;;78,00')).expect(201);
  for (const refused of [
    { account: '5553' },
    { labelColumns: [3, 2] },
    { name: 'X', labelColumns: [2] },
  ])
    expect((await change(refused).expect(409)).body.code).toBe('BANK_PROFILE_USED');
  await change({
    name: 'Banque du Golfe',
    account: '5552',
    labelColumns: [2, 3],
    headerRows: 2,
  }).expect(200);
  const trail = await world.sql<{ changed: object }>(
    `select changed from audit where subject = $1 and act = 'bank_profile.update' order by id`,
    [other],
  );
  expect(trail.map(({ changed }) => changed)).toEqual([
    { fields: ['account', 'labelColumns'] },
    { fields: ['name', 'headerRows'] },
  ]);
  await staff.http.delete(`/api/bank_profiles/${other}`).expect(200);
});
