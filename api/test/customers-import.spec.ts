import type {
  CustomerAnswer,
  CustomersImportAnswer,
  CustomersLookAnswer,
} from '@five/shared/customers/customers.contract';
import { eventually } from './eventually.ts';
import type { Person } from './people.ts';
import { MONDAY_MORNING } from './venue.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  admin = await world.admin();
});
afterAll(() => world.close());

let phones = 0;
const nextPhone = () => `06${70_000_000 + phones++}`;
const table = (...lines: string[]) => ['Nom;Téléphone;Note;Tarif', ...lines].join('\r\n');
const send = (path: string, file: Buffer | string, key?: string, by: Person = admin) =>
  by.http
    .post(`/api/${path}`)
    .set(key ? { 'idempotency-key': key } : {})
    .attach('file', Buffer.from(file), 'clients.csv');
const preview = async (file: Buffer | string) =>
  ((await send('customers_import/look', file).expect(200)).body as { data: CustomersLookAnswer })
    .data;
const importFile = async (file: Buffer | string, key?: string) =>
  ((await send('customers_import', file, key).expect(201)).body as { data: CustomersImportAnswer })
    .data;
const cards = async (q: string) =>
  (
    await admin.http
      .get('/api/customers')
      .query({ filter: JSON.stringify({ q }) })
      .expect(200)
  ).body as CustomerAnswer[];
const count = async () =>
  (
    await world.sql<{ cards: string; lines: string }>(
      'select (select count(*) from customers) as cards, (select count(*) from audit) as lines',
    )
  )[0];

test('the preview stores nothing, and reports row by row the result of an import', async () => {
  const known = nextPhone();
  await admin.http.post('/api/customers').send({ name: 'Déjà Là', phone: known }).expect(201);
  const before = await count();
  const [one, other] = [nextPhone(), nextPhone()];
  const answer = await preview(
    table(
      `Salma;${one};Gauchère;`,
      `Autre Nom;${known};;`,
      `Salma bis;${one};;`,
      `;${other};;`,
      'Ali;douze;;',
      `Ali;${other};;vip`,
    ),
  );
  expect(answer).toEqual({
    counts: { added: 1, known: 2, problems: 3 },
    fresh: [
      { row: 2, name: 'Salma', phone: `+212${one.slice(1)}`, note: 'Gauchère', tariff: null },
    ],
    known: [
      {
        row: 3,
        name: 'Autre Nom',
        phone: `+212${known.slice(1)}`,
        customer: (await cards('Déjà Là'))[0]?.reference,
        knownAs: 'Déjà Là',
        sameAs: null,
      },
      {
        row: 4,
        name: 'Salma bis',
        phone: `+212${one.slice(1)}`,
        customer: null,
        knownAs: 'Salma',
        sameAs: 2,
      },
    ],
    problems: [
      { row: 5, problem: 'name' },
      { row: 6, problem: 'phone' },
      { row: 7, problem: 'tariff' },
    ],
    above: [],
    unread: [],
  });
  expect(await count()).toEqual(before);
});

test('the preview lists the columns that would not be imported', async () => {
  const { counts, unread } = await preview(
    ['Nom;Pointure;Téléphone;Ville', `Alami;42;${nextPhone()};`].join('\n'),
  );
  expect([counts.added, unread]).toEqual([1, [{ column: 2, name: 'Pointure' }]]);
});

test('the import creates the previewed records, audited and searchable', async () => {
  const phone = nextPhone();
  const file = table(`Zineb Importée;${phone};Le jeudi;standard`, 'Sans Téléphone;;;');
  expect(await importFile(file)).toEqual({ added: 1, known: 0, problems: 1 });
  const [card] = await cards('zineb importee');
  expect(card).toMatchObject({
    name: 'Zineb Importée',
    phone: `+212${phone.slice(1)}`,
    note: 'Le jeudi',
    tariff: 'standard',
    user: null,
  });
  expect(await cards(phone)).toHaveLength(1);
  expect(
    await world.sql('select act, actor, changed from audit where subject = $1', [card?.reference]),
  ).toEqual([{ act: 'customer.import', actor: admin.reference, changed: { row: 2 } }]);
  expect(await importFile(file)).toEqual({ added: 0, known: 1, problems: 1 });
});

test('the same key is the same import, and ten files at once make each card once', async () => {
  const file = table(`Clé Une;${nextPhone()};;`);
  expect([await importFile(file, 'k1'), await importFile(file, 'k1')]).toEqual([
    { added: 1, known: 0, problems: 0 },
    { added: 1, known: 0, problems: 0 },
  ]);
  await send('customers_import', table(`Clé Deux;${nextPhone()};;`), 'k1').expect(422);
  const crowd = table(
    ...Array.from({ length: 20 }, (_, index) => `Foule ${index};${nextPhone()};;`),
  );
  const counts = await Promise.all(Array.from({ length: 10 }, () => importFile(crowd)));
  expect(counts.reduce((sum, { added }) => sum + added, 0)).toBe(20);
});

test('where one card cannot be stored none is', async () => {
  const before = await count();
  await world.sql(
    "alter table customers add constraint customers_no_stopper check (full_name <> 'Butoir')",
  );
  await send(
    'customers_import',
    table(`Premier;${nextPhone()};;`, `Butoir;${nextPhone()};;`),
  ).expect((answer) => expect(answer.status).toBeGreaterThanOrEqual(400));
  await world.sql('alter table customers drop constraint customers_no_stopper');
  expect(await count()).toEqual(before);
});

test.each([
  ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ['UTF-8 with its mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
])('a file in %s is read letter for letter', async (_, written) => {
  expect((await preview(written(table(`Zoé Naïm;${nextPhone()};« été »;`)))).fresh).toMatchObject([
    { name: 'Zoé Naïm', note: '« été »' },
  ]);
});

test('commas, quotes and line breaks in a cell are parsed; a formula is plain text', async () => {
  const phone = nextPhone();
  const { fresh } = await preview(
    `name,phone,note\r\n"=HYPERLINK(""http://x"")",${phone},"une ligne\net une autre"`,
  );
  expect(fresh).toMatchObject([
    { row: 2, name: '=HYPERLINK("http://x")', note: 'une ligne\net une autre' },
  ]);
});

test.each([
  ['nothing', '', 'CUSTOMERS_FILE_REQUIRED'],
  ['a picture', '\x89PNG\r\n\x1a\n\0\0', 'CUSTOMERS_FILE_UNREADABLE'],
  ['columns that nobody named', 'a;b\r\n1;2', 'CUSTOMERS_FILE_COLUMNS'],
  [
    'more than ten thousand rows',
    `${table()}${'\r\nAli;0612345678;;'.repeat(10_001)}`,
    'CUSTOMERS_FILE_UNREADABLE',
  ],
  ['too many columns', `${table()}\r\n${'x;'.repeat(200)}`, 'CUSTOMERS_FILE_TOO_WIDE'],
])('%s is refused by name, and nothing is stored', async (_, file, code) => {
  const before = await count();
  for (const path of ['customers_import/look', 'customers_import']) {
    const { body } = await send(path, file).expect(422);
    expect((body as { code: string }).code).toBe(code);
  }
  expect(await count()).toEqual(before);
});

test('a file that is too large is refused unread', async () => {
  await send('customers_import/look', Buffer.alloc(2_000_001, 'x')).expect(413);
});

test('10,000 customers are imported within ten seconds, and shown only in part', async () => {
  let round = 0;
  const file = () =>
    table(
      ...Array.from(
        { length: 10_000 },
        (_, index) => `Grand ${round} ${index};06${80_000_000 + round * 10_000 + index};;`,
      ),
    );
  const { counts, fresh } = await preview(file());
  expect([counts.added, fresh.length]).toEqual([10_000, 100]);
  const brought = async () => {
    const [next, began] = [file(), performance.now()];
    expect(await importFile(next)).toEqual({ added: 10_000, known: 0, problems: 0 });
    round += 1;
    return performance.now() - began;
  };
  expect(await eventually(brought, (ms) => ms < 10_000)).toBeLessThan(10_000);
});

test('reception cannot import files', async () => {
  const staff = await world.staff();
  for (const path of ['customers_import/look', 'customers_import'])
    await send(path, table(), undefined, staff).expect(403);
});
