import fc from 'fast-check';
import { csvFile } from '../csv/csv-file.ts';
import { readCustomers, withoutRepeated } from './customers-file.rules.ts';

const TARIFFS = new Set(['standard', 'entreprise']);
const read = (...rows: string[][]) => readCustomers(rows, TARIFFS);
const HEAD = ['Nom', 'Téléphone', 'Note', 'Tarif'];

test.each([
  [HEAD],
  [['NAME ', 'phone', 'notes', 'tariff']],
  [['الاسم', 'الهاتف', 'ملاحظة', 'التعرفة']],
  [['Tarif', 'x', 'téléphone', 'Nom complet', 'note']],
])('a head of %j is understood, whatever its order', (head) => {
  const cells = head.map((cell) =>
    /tar|التع/i.test(cell)
      ? 'entreprise'
      : /t[ée]l|phone|هاتف/i.test(cell)
        ? '06 12 34 56 78'
        : /nom|name|اسم/i.test(cell)
          ? 'Salma Idrissi'
          : /note|ملاح/i.test(cell)
            ? 'Gaucher'
            : '?',
  );
  expect(read(head, cells)).toEqual({
    rows: [
      {
        row: 2,
        name: 'Salma Idrissi',
        phone: '+212612345678',
        note: 'Gaucher',
        tariff: 'entreprise',
      },
    ],
    problems: [],
    above: [],
    unread: head.includes('x') ? [{ column: 2, name: 'x' }] : [],
  });
});

test('without a name or a phone in its head it is no file of customers', () => {
  expect([read(['Nom', 'Ville']), read(['Téléphone']), read([]), read()]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('unused columns with content are reported, also a second phone or headerless one', () => {
  const head = ['Nom', 'Prénom', 'Téléphone', 'GSM', 'Ville', '', 'x'.repeat(80)];
  expect(
    read(
      head,
      ['Ali', 'Zak', '0612345678', '0612345679', '', 'rouge', '1'],
      ['Hind', '', '0612345680'],
    )?.unread,
  ).toEqual([
    { column: 4, name: 'GSM' },
    { column: 6, name: '' },
    { column: 7, name: 'x'.repeat(60) },
  ]);
  expect(read(HEAD, ['Ali', '0612345678', '', '', 'beyond the head'])?.unread).toEqual([
    { column: 5, name: '' },
  ]);
});

test('Mac names are composed, direction marks removed, and digits alone are not a name', () => {
  const file = read(
    HEAD,
    ['He\u0301le\u0300ne\u00a0 Ben', '0612345671', 'Cafe\u0301 \u200e\u2066le jeudi\u2069', ''],
    ['\u202b\u200fمحمد العلمي\u202c', '0612345672', '', ''],
    ['Mo\u200bha\u00admed', '0612345673'],
    ['12345', '0612345674'],
    ['\u200e', '0612345675'],
  );
  expect(file?.rows.map(({ name, note }) => [name, note])).toEqual([
    ['H\u00e9l\u00e8ne Ben', 'Caf\u00e9 le jeudi'],
    ['محمد العلمي', null],
    ['Mohamed', null],
  ]);
  expect(file?.problems).toEqual([
    { row: 5, problem: 'name' },
    { row: 6, problem: 'name' },
  ]);
});

test('each row that cannot become a customer record is reported by row number and reason', () => {
  const long = 'x'.repeat(1001);
  expect(
    read(
      HEAD,
      ['', '0612345678', '', ''],
      ['Ali', '12', '', ''],
      ['Ali', '0612345678', long, ''],
      ['Ali', '0612345678', '', 'vip'],
      ['A'.repeat(121), '0612345678'],
    )?.problems,
  ).toEqual([
    { row: 2, problem: 'name' },
    { row: 3, problem: 'phone' },
    { row: 4, problem: 'note' },
    { row: 5, problem: 'tariff' },
    { row: 6, problem: 'name' },
  ]);
});

test('empty rows are ignored, and cells missing in short rows count as empty', () => {
  expect(read(HEAD, ['', '', '', ''], [''], ['Ali', '0612345678'])).toEqual({
    rows: [{ row: 4, name: 'Ali', phone: '+212612345678', note: null, tariff: null }],
    problems: [],
    above: [],
    unread: [],
  });
});

test('text that our own export marked is imported unchanged', () => {
  const cells = ['=HYPERLINK("x")', '+212612345678', '-5 de remise', ''];
  const [line = ''] = csvFile([cells]).slice(1).split('\r\n');
  const written = line.split(';').map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"'));
  expect(read(HEAD, written)?.rows).toEqual([
    { row: 2, name: cells[0], phone: cells[1], note: cells[2], tariff: null },
  ]);
});

test('a repeated phone number gives one record, and the second row refers to the first', () => {
  const rows =
    read(HEAD, ['Ali', '0612345678'], ['Hind', '0612345679'], ['Aly', '+212 612 345 678'])?.rows ??
    [];
  const { first, repeated } = withoutRepeated(rows);
  expect(first.map(({ row }) => row)).toEqual([2, 3]);
  expect(repeated).toMatchObject([{ row: 4, sameAs: { row: 2, name: 'Ali' } }]);
});

test('ten thousand rows of poison are read within a second', () => {
  const rows = Array.from({ length: 10_000 }, () => [
    '='.repeat(200),
    '+'.repeat(200),
    "'".repeat(200),
    'z'.repeat(200),
  ]);
  // Measures processor time and takes the minimum of three runs, because the machine may be busy.
  const tries = [1, 2, 3].map(() => {
    const began = process.cpuUsage();
    expect(read(HEAD, ...rows)?.problems).toHaveLength(10_000);
    return process.cpuUsage(began).user / 1000;
  });
  expect(Math.min(...tries)).toBeLessThan(1000);
});

const names = (head: string[], ...rows: string[][]) =>
  read(head, ...rows)?.rows.map(({ name }) => name);
const PHONE = '0612345678';

test.each([
  [['Nom', 'Prénom', 'Tél'], ['ESSAI', 'Hélène', PHONE], 'Hélène ESSAI'],
  [['Prénom', 'Nom', 'Tél'], ['Hélène', '', PHONE], 'Hélène'],
  [['Nom', 'Prénom', 'Tél'], ['ESSAI Hélène', 'Hélène', PHONE], 'ESSAI Hélène'],
  [
    ['First Name', 'Middle Name', 'Last Name', 'Mobile Phone'],
    ['Sara', 'B.', 'Alami', PHONE],
    'Sara B. Alami',
  ],
  [
    ['Name', 'Given Name', 'Family Name', 'Phone 1 - Value'],
    ['Sara Alami', 'Sara', 'Alami', PHONE],
    'Sara Alami',
  ],
  [
    ['Name', 'Given Name', 'Family Name', 'Phone 1 - Value'],
    ['', 'Sara', 'Alami', PHONE],
    'Sara Alami',
  ],
  [['الاسم الشخصي', 'الاسم العائلي', 'الهاتف'], ['سارة', 'العلمي', PHONE], 'سارة العلمي'],
  [['phone_number', 'saved_name', 'public_name'], [PHONE, '', '~sara'], 'sara'],
  [['phone_number', 'saved_name', 'public_name'], [PHONE, 'Sara', '~sara'], 'Sara'],
])('under %j the row %j is %s', (head, cells, name) => {
  expect([names(head, cells), read(head, cells)?.unread]).toEqual([[name], []]);
});

test.each([
  'Téléphone',
  'Tél',
  'Tel.',
  'Tél :',
  'GSM',
  'Mobile',
  'Portable',
  'Phone',
  'Phone number',
  'phone_number',
  'Numéro de téléphone',
  'N° de téléphone',
  'N° Tél',
  'Num tél',
  'Téléphone mobile',
  'Téléphone portable',
  'Tél. portable',
  'Téléphone 1',
  'Phone 1 - Value',
  'Mobile Phone',
  'Home Phone',
  'Cell',
  'Cell phone',
  'WhatsApp',
  'Numéro WhatsApp',
  'TELEPHONE *',
  'Contact téléphonique',
  'هاتف',
  'الهاتف',
  'رقم الهاتف',
  'الهاتف المحمول',
  'رقم الهاتف النقال',
  'الجوال',
  'رقم الجوال',
  'واتساب',
])('%j is a column of phones', (heading) => {
  expect(read(['Nom', heading], ['Ali', PHONE])?.rows).toHaveLength(1);
});

test.each([
  'Nom',
  'NOM',
  'Nom :',
  'Nom complet',
  'Nom et prénom',
  'Nom & Prénom',
  'Nom Prénom',
  'Nom/Prénom',
  'Prénom et nom',
  'Prénom Nom',
  'Noms',
  'Nom du client',
  'Client',
  'Clients',
  'Contact',
  'Nom du joueur',
  'Name',
  'Full name',
  'Full Name *',
  'Display Name',
  'Customer',
  'Customer name',
  'saved_name',
  'الاسم',
  'الإسم',
  'الاسم الكامل',
  'الاسم و النسب',
  'الاسم والنسب',
  'اسم الزبون',
  'الزبون',
])('%j is a column of names', (heading) => {
  expect(names([heading, 'Tél'], ['Ali', PHONE])).toEqual(['Ali']);
});

test.each([
  'Phone 1 - Type',
  'Phone 1 - Label',
  'Fax',
  'Business Fax',
  'TTY/TDD Phone',
  'Telex',
  'Téléphone d’urgence',
  'Hôtel',
  'Ville',
  'Télécopie',
])('%j is no column of phones', (heading) => {
  expect(read(['Nom', heading], ['Ali', PHONE])).toBeNull();
});

test.each([
  ["'0612345678"],
  ['="0612345678"'],
  ['=0612345678'],
  ['612345678.0'],
  ['612345678,00'],
  ['tel:+212612345678'],
  ['Tél : 06 12 34 56 78'],
  ['0612345678 (WhatsApp)'],
  ['GSM 0612345678'],
  ['06/12/34/56/78'],
  ['06\u201312\u201334\u201356\u201378'],
  ['+212 612-345678'],
  ['\u202a+212 612 345 678\u202c'],
])('the phone %j is read', (cell) => {
  expect(read(['Nom', 'Tél'], ['Ali', cell])?.rows).toMatchObject([
    { phone: '+212612345678', note: null },
  ]);
});

test.each(['2,12612E+11', '6.12E+08', '0612345678 poste 12', '06123456', 'Ali', "'", '='])(
  'the phone %j is a problem',
  (cell) => {
    expect(read(['Nom', 'Tél'], ['Ali', cell])?.problems).toEqual([{ row: 2, problem: 'phone' }]);
  },
);

test('other text beside a phone number is kept in the note', () => {
  const notes = (...cells: string[]) =>
    read(['Nom', 'Tél', 'Note'], ...cells.map((cell) => ['Ali', cell, 'Gaucher']))?.rows.map(
      ({ phone, note }) => [phone, note],
    );
  expect(
    notes(
      '0612345678 ::: 0522345678',
      '0612345678 / 0522345678',
      '06 12 34 56 78 (père)',
      'poste 5 ou 0612345678',
    ),
  ).toEqual([
    ['+212612345678', 'Gaucher\n0522345678'],
    ['+212612345678', 'Gaucher\n0522345678'],
    ['+212612345678', 'Gaucher\npère'],
    ['+212612345678', 'Gaucher\nposte 5'],
  ]);
});

test('the second phone is used if the first is invalid; a different one is reported', () => {
  const file = read(
    ['Nom', 'Téléphone', 'GSM'],
    ['Ali', '', '0699000061'],
    ['Aya', 'néant', '0699000062'],
    ['Zak', '0699000063', '+212699000063'],
  );
  expect([file?.rows.map(({ phone }) => phone), file?.unread]).toEqual([
    ['+212699000061', '+212699000062', '+212699000063'],
    [{ column: 2, name: 'Téléphone' }],
  ]);
  expect(read(['Nom', 'Téléphone', 'GSM'], ['Ali', '0699000061', '0699000062'])?.unread).toEqual([
    { column: 3, name: 'GSM' },
  ]);
});

test('a title and blank rows above the headings are shown, and rows keep their numbers', () => {
  const file = read(
    ['Liste des clients', ''],
    [],
    ['Novembre 2026'],
    ['Nom', 'Tél'],
    ['Ali', PHONE],
  );
  expect([file?.rows.map(({ row }) => row), file?.above]).toEqual([
    [5],
    [
      { row: 1, text: 'Liste des clients' },
      { row: 3, text: 'Novembre 2026' },
    ],
  ]);
});

test('names and notes are kept in composed letters and without marks of direction', () => {
  expect(
    read(
      HEAD,
      ['He\u0301le\u0300ne C\u0153ur', PHONE, 'pre\u0301fe\u0300re'],
      ['\u200fياسين\u200f', '0612345679', ''],
    )?.rows,
  ).toMatchObject([
    { name: 'H\u00e9l\u00e8ne C\u0153ur', note: 'pr\u00e9f\u00e8re' },
    { name: 'ياسين' },
  ]);
});

test('no row of a file is lost: each non-empty one is read, a problem, head or above it', () => {
  const cell = fc.constantFrom(
    '',
    ' ',
    'Ali',
    PHONE,
    'Nom',
    'Tél',
    'GSM',
    '06 ::: 07',
    '=',
    "'+212612345679",
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 8 }),
      fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 4 }),
      (rows, title) => {
        const all = [...title, ['Nom', 'Tél'], ...rows];
        const file = read(...all);
        expect(
          (file?.rows.length ?? 0) + (file?.problems.length ?? 0) + (file?.above.length ?? 0) + 1,
        ).toBe(all.filter((cells) => cells.some((one) => one.trim() !== '')).length);
      },
    ),
  );
});
