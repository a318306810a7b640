import fs from 'node:fs';
import path from 'node:path';
import type { CustomersLookAnswer } from '@five/shared/customers/customers.contract';
import type { Person } from './people.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ at: '2026-11-25T09:00:00Z' });
  admin = await world.admin();
});
afterAll(() => world.close());

const input = (name: string) => fs.readFileSync(path.join(import.meta.dirname, 'inputs', name));
const send = (file: Buffer | string) =>
  admin.http.post('/api/customers_import/look').attach('file', Buffer.from(file), 'clients.csv');
const preview = async (file: Buffer | string) =>
  ((await send(file).expect(200)).body as { data: CustomersLookAnswer }).data;
const people = ({ fresh }: CustomersLookAnswer) => fresh.map(({ name, phone }) => [name, phone]);

test.each([
  ['customers-decomposed.csv', [['H\u00e9l\u00e8ne C\u0153ur', '+212699222001']]],
  ['customers-first-name-apart.csv', [['Hélène ESSAI', '+212699000001']]],
  ['customers-google-new.csv', [['Essai Trois', '+212699000005']]],
  [
    'customers-google-old.csv',
    [
      ['Essai Un', '+212699000003'],
      ['Essai Deux', '+212699000004'],
    ],
  ],
  ['customers-head-words.csv', [['Essai', '+212699000071']]],
  ['customers-many-empty-columns.csv', [['Essai', '+212699000056']]],
  ['customers-outlook.csv', [['Essai Quatre', '+212699000006']]],
  ['customers-own-export.csv', [['Essai', '+212699777001']]],
  [
    'customers-rtl-mark.csv',
    [
      ['ياسين تجربة', '+212699000042'],
      ['عمر', '+212699000047'],
    ],
  ],
  ['customers-sep-line.csv', [['Essai', '+212699000055']]],
  ['customers-two-phones.csv', [['Essai', '+212699000061']]],
])('%s brings its people', async (name, expected) => {
  const answer = await preview(input(name));
  expect([people(answer), answer.problems]).toEqual([expected, []]);
});

test('the note and the tariff of our own export come back', async () => {
  expect((await preview(input('customers-own-export.csv'))).fresh).toMatchObject([
    { note: 'préfère 21 h', tariff: 'standard' },
  ]);
});

test('phones are read without what the file put around them', async () => {
  const { fresh } = await preview(input('customers-phones.csv'));
  expect(fresh.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
});

test('old Mac line ends and a title above the headings do not change the result', async () => {
  const file = Buffer.from(
    Buffer.from('Clients de la salle\r\rNom;T\u008el\u008ephone\rAya;0699000081\r', 'latin1'),
  );
  const { fresh, above } = await preview(file);
  expect([fresh, above]).toMatchObject([
    [{ row: 4, name: 'Aya' }],
    [{ row: 1, text: 'Clients de la salle' }],
  ]);
});

test('an open quote swallows no customer', async () => {
  expect(
    people(
      await preview(
        'Nom;Téléphone;Note\nAya;0699000091;"gauchère\nAli;0699000092;"droitier"\nZak;0699000093;',
      ),
    ),
  ).toHaveLength(3);
});

test.each([['customers-iphone.vcf', 'CUSTOMERS_FILE_FORMAT', 'vCard']])(
  '%s is refused by the name of its format, with what to export',
  async (name, code, format) => {
    const { body } = await send(input(name)).set('accept-language', 'en').expect(422);
    expect(body).toMatchObject({ code });
    expect((body as { message: string }).message).toMatch(new RegExp(`${format}.*CSV`));
  },
);
