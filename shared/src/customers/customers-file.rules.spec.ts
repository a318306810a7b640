import { csvFile } from '../csv/csv-file.ts';
import { readCustomers, withoutRepeated } from './customers-file.rules.ts';

const TARIFFS = new Set(['standard', 'entreprise']);
const read = (...rows: string[][]) => readCustomers(rows, TARIFFS);
const HEAD = ['Nom', 'Téléphone', 'Note', 'Tarif'];

test.each([[HEAD], [['NAME ', 'phone', 'notes', 'tariff']], [['الاسم', 'الهاتف', 'ملاحظة', 'التعرفة']], [['Tarif', 'x', 'téléphone', 'Nom complet', 'note']]])('a head of %j is understood, whatever its order', (head) => {
  const cells = head.map((cell) => (/tar|التع/i.test(cell) ? 'entreprise' : /t[ée]l|phone|هاتف/i.test(cell) ? '06 12 34 56 78' : /nom|name|اسم/i.test(cell) ? 'Salma Idrissi' : /note|ملاح/i.test(cell) ? 'Gaucher' : '?'));
  expect(read(head, cells)).toEqual({ rows: [{ row: 2, name: 'Salma Idrissi', phone: '+212612345678', note: 'Gaucher', tariff: 'entreprise' }], problems: [], unread: head.includes('x') ? [{ column: 2, name: 'x' }] : [] });
});

test('without a name or a phone in its head it is no file of customers', () => {
  expect([read(['Nom', 'Ville']), read(['Téléphone']), read([]), read()]).toEqual([null, null, null, null]);
});

test('columns that hold something and of which nothing is kept are named, a second phone and one without a head too', () => {
  const head = ['Nom', 'Prénom', 'Téléphone', 'GSM', 'Ville', '', 'x'.repeat(80)];
  expect(read(head, ['Ali', 'Zak', '0612345678', '0612345679', '', 'rouge', '1'], ['Hind', '', '0612345680'])?.unread).toEqual([
    { column: 2, name: 'Prénom' }, { column: 4, name: 'GSM' }, { column: 6, name: '' }, { column: 7, name: 'x'.repeat(60) },
  ]);
  expect(read(HEAD, ['Ali', '0612345678', '', '', 'beyond the head'])?.unread).toEqual([{ column: 5, name: '' }]);
});

test('a name from a Mac is composed, marks of direction from a phone’s contacts are dropped, and figures alone are no name', () => {
  const file = read(HEAD, ['He\u0301le\u0300ne\u00a0 Ben', '0612345671', 'Cafe\u0301 \u200e\u2066le jeudi\u2069', ''], ['\u202b\u200fمحمد العلمي\u202c', '0612345672', '', ''], ['Mo\u200bha\u00admed', '0612345673'], ['12345', '0612345674'], ['\u200e', '0612345675']);
  expect(file?.rows.map(({ name, note }) => [name, note])).toEqual([['H\u00e9l\u00e8ne Ben', 'Caf\u00e9 le jeudi'], ['محمد العلمي', null], ['Mohamed', null]]);
  expect(file?.problems).toEqual([{ row: 5, problem: 'name' }, { row: 6, problem: 'name' }]);
});

test('each row that cannot be a card is named by its line and by what is wrong with it', () => {
  const long = 'x'.repeat(1001);
  expect(read(HEAD, ['', '0612345678', '', ''], ['Ali', '12', '', ''], ['Ali', '0612345678', long, ''], ['Ali', '0612345678', '', 'vip'], ['A'.repeat(121), '0612345678'], ['Al\u0000i', '0612345678'])?.problems).toEqual([
    { row: 2, problem: 'name' }, { row: 3, problem: 'phone' }, { row: 4, problem: 'note' }, { row: 5, problem: 'tariff' }, { row: 6, problem: 'name' }, { row: 7, problem: 'name' },
  ]);
});

test('empty rows count for nothing, and short ones have nothing more to say', () => {
  expect(read(HEAD, ['', '', '', ''], [''], ['Ali', '0612345678'])).toEqual({ rows: [{ row: 4, name: 'Ali', phone: '+212612345678', note: null, tariff: null }], problems: [], unread: [] });
});

test('what our own export marked as text comes back as it was', () => {
  const cells = ['=HYPERLINK("x")', '+212612345678', '-5 de remise', ''];
  const [line = ''] = csvFile([cells]).slice(1).split('\r\n');
  const written = line.split(';').map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"'));
  expect(read(HEAD, written)?.rows).toEqual([{ row: 2, name: cells[0], phone: cells[1], note: cells[2], tariff: null }]);
});

test('a phone that stands twice is a card once, and the second line says where the first is', () => {
  const rows = read(HEAD, ['Ali', '0612345678'], ['Hind', '0612345679'], ['Aly', '+212 612 345 678'])?.rows ?? [];
  const { first, repeated } = withoutRepeated(rows);
  expect(first.map(({ row }) => row)).toEqual([2, 3]);
  expect(repeated).toMatchObject([{ row: 4, sameAs: { row: 2, name: 'Ali' } }]);
});

test('ten thousand rows of poison are read within a second', () => {
  const rows = Array.from({ length: 10_000 }, () => ['='.repeat(200), '+'.repeat(200), '\''.repeat(200), 'z'.repeat(200)]);
  // Processor time, the least of three: the machine may be somebody else's as well.
  const tries = [1, 2, 3].map(() => {
    const began = process.cpuUsage();
    expect(read(HEAD, ...rows)?.problems).toHaveLength(10_000);
    return process.cpuUsage(began).user / 1000;
  });
  expect(Math.min(...tries)).toBeLessThan(1000);
});
