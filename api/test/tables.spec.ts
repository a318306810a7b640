import fc from 'fast-check';
import fs from 'node:fs';
import path from 'node:path';
import { Upload } from '../src/platform/http/uploads/upload.ts';
import { DomainError } from '../src/platform/http/domain-error.ts';
import { kindOf } from '../src/platform/tables/file-kind.ts';
import { repairQuotes } from '../src/platform/tables/quotes.ts';
import { delimiterOfTable, rowsOfTable } from '../src/platform/tables/table-file.ts';
import { type TableLimits, tableBytes } from '../src/platform/tables/table-shape.ts';
import { textOfTable } from '../src/platform/tables/table-text.ts';

const LIMITS: TableLimits = {
  maxBytes: 1_000_000,
  maxRows: 100,
  maxColumns: 40,
  missing: 'BANK_FILE_REQUIRED',
  unreadable: 'BANK_FILE_UNREADABLE',
  tooWide: 'BANK_FILE_TOO_WIDE',
  format: 'BANK_FILE_FORMAT',
};
const rows = (text: string, limits = LIMITS) =>
  rowsOfTable(text, delimiterOfTable(text, limits), limits);
const input = (name: string) => fs.readFileSync(path.join(import.meta.dirname, 'inputs', name));

/** Returns the error code with which `act` is refused, or null if `act` succeeds. */
function refusalOf(act: () => unknown): string | null {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
}

const cell = fc.string({
  unit: fc.constantFrom('a', 'é', 'م', '"', ';', ',', '\n', ' ', '7', "'"),
});
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), {
  minLength: 1,
  maxLength: 6,
});
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const trimmed = (all: string[][]) => {
  const cut = all.map((cells) =>
    cells.slice(0, cells.findLastIndex((one) => one.trim() !== '') + 1),
  );
  return cut.slice(0, cut.findLastIndex((cells) => cells.length > 0) + 1);
};

test('a table written as CSV is read back exactly, with any quoting and line ends', () => {
  fc.assert(
    fc.property(
      table,
      fc.constantFrom(';', ',', '\t'),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      (all, delimiter, end, always) => {
        fc.pre(trimmed(all).length > 0);
        const needs = (text: string) => always || /[";,\t\n]/.test(text);
        const text = all
          .map((cells) => cells.map((one) => (needs(one) ? quoted(one) : one)).join(delimiter))
          .join(end);
        expect(rowsOfTable(text, delimiter as ';', LIMITS)).toEqual(trimmed(all));
      },
    ),
  );
});

test('with any quotes in the rows of amounts, each row remains a separate row', () => {
  const label = fc.string({ unit: fc.constantFrom('"', 'A', ' ', "'", '""') });
  fc.assert(
    fc.property(
      fc.array(label, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('\r\n', '\n', '\r'),
      (labels, end) => {
        const text = labels
          .map((one, index) => `${10 + index}/11/2026;${one};${index},00`)
          .join(end);
        const read = rowsOfTable(text, ';', LIMITS);
        expect(read.map((cells) => [cells[0], cells.at(-1)])).toEqual(
          labels.map((_, index) => [`${10 + index}/11/2026`, `${index},00`]),
        );
      },
    ),
  );
});

test('an open quote swallows no row, and is kept as a letter', () => {
  const read = rows(textOfTable(input('bank-open-quote.csv')));
  expect(read.map((cells) => cells.length)).toEqual([3, 3, 3, 3, 3, 3]);
  expect(read[2]).toEqual(['20/11/2026', '"CLUB TEST B-7K3M9QXT', '300,00']);
  expect(
    rows('a;b;c\n20/11/2026;"TUBE;1,00\n21/11/2026;TUYAU 12";2,00\n22/11/2026;X;3,00').map(
      (cells) => cells.length,
    ),
  ).toEqual([3, 3, 3, 3]);
  expect(
    rows('Nom;Tél;Note\nAli;0612345678;"gaucher\nAya;0612345679;"droitière"').map(
      (cells) => cells[0],
    ),
  ).toEqual(['Nom', 'Ali', 'Aya']);
  expect(rows('a;"b').at(-1)).toEqual(['a', '"b']);
});

test('line breaks within a quoted cell are kept where they do not form rows', () => {
  expect(
    rows('name,phone,note\nAli,0612345678,"une ligne\net une autre"\n"A\nB",0612345679,x'),
  ).toEqual([
    ['name', 'phone', 'note'],
    ['Ali', '0612345678', 'une ligne\net une autre'],
    ['A\nB', '0612345679', 'x'],
  ]);
  expect(rows('Nom;Note;Tél\nAli;"vu\n20/11/2026 : rappeler";0612345678')[1]).toEqual([
    'Ali',
    'vu\n20/11/2026 : rappeler',
    '0612345678',
  ]);
});

test('a text of quotes alone is repaired in one pass', () => {
  const text = '"'.repeat(400_001);
  const began = process.cpuUsage();
  for (const one of [text, '"a\n'.repeat(100_000), '"\n";'.repeat(100_000), '"a;""'.repeat(80_000)])
    repairQuotes(one, ';');
  expect(process.cpuUsage(began).user / 1e6).toBeLessThan(10);
});

test('empty columns and empty rows at the end do not count, filled columns do', () => {
  expect(rows(`a;b${';'.repeat(200)}\r\n1;2${';'.repeat(200)}\r\n${';\r\n'.repeat(90)}`)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
  expect(refusalOf(() => rows(`${'x;'.repeat(41)}\n`))).toBe('BANK_FILE_TOO_WIDE');
  expect(refusalOf(() => rows('a;b\n'.repeat(101)))).toBe('BANK_FILE_UNREADABLE');
  expect(refusalOf(() => rows(`a;b\n${'\n'.repeat(300)}c;d`))).toBe('BANK_FILE_UNREADABLE');
});

test.each([['sep=;\r\nNom;Tél, x'], ['"sep=;"\nNom;Tél, x'], ['\ufeffsep=;;\r\nNom;Tél, x']])(
  '%j declares its delimiter in a line that is not a data row',
  (text) => {
    expect(rows(text)).toEqual([[], ['Nom', 'Tél, x']]);
  },
);

const FRENCH = 'Date;Libellé;Reçu à l’été';
/** The text of the test table, encoded in MacRoman. */
const MAC = Buffer.from([
  0x44, 0x61, 0x74, 0x65, 0x3b, 0x4c, 0x69, 0x62, 0x65, 0x6c, 0x6c, 0x8e, 0x3b, 0x4f, 0x7a, 0x61,
  0x6e, 0x8d, 0x0d, 0x31, 0x3b, 0x32, 0x3b, 0x33,
]);
const ARABIC_1256 = Buffer.from('c7e1caC7D1EDCE3bc7e1c8edc7e43bc7e1e3c8e1db', 'hex');

test('text in Windows, Mac or Arabic encodings is read without changed characters', () => {
  expect(textOfTable(Buffer.from(FRENCH.replace('’', '\u0092'), 'latin1'))).toBe(FRENCH);
  expect(rows(textOfTable(MAC))).toEqual([
    ['Date', 'Libellé', 'Ozanç'],
    ['1', '2', '3'],
  ]);
  expect(textOfTable(ARABIC_1256)).toBe('التاريخ;البيان;المبلغ');
  expect(textOfTable(Buffer.from('Cœur brisé\u0153', 'utf8'))).toBe('Cœur brisé\u0153');
  expect(textOfTable(Buffer.from([0x43, 0x9c, 0x75, 0x72, 0x20, 0xe9, 0xe8]))).toBe('Cœur éè');
});

test.each<[string, string | null]>([
  ['bank-mt940.sta', 'MT940'],
  ['bank-camt053.xml', 'CAMT.053'],
  ['bank-ofx1.ofx', 'OFX'],
  ['bank-qif.qif', 'QIF'],
  ['bank-cfonb120.txt', 'CFONB 120'],
  ['customers-iphone.vcf', 'vCard'],
  ...fs
    .readdirSync(path.join(import.meta.dirname, 'inputs'))
    .filter((name) => name.endsWith('.csv'))
    .map((name): [string, null] => [name, null]),
])('%s is known as %s', (name, kind) => {
  expect(kindOf(input(name))).toBe(kind);
});

test.each([
  ['%PDF-1.7\n%', 'PDF'],
  ['<html><table><tr><td>Date</td>', 'HTML'],
  ['\n <!DOCTYPE html>', 'HTML'],
  ['<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200"?>\n<OFX>', 'OFX'],
  ['<OFX><BANK>', 'OFX'],
  [
    '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook ' +
      'xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
    'Excel (XLS)',
  ],
  ['<?xml version="1.0"?><a/>', 'XML'],
  ['{1:F01X}{2:I940}{4:\n:20:1', 'MT940'],
  ['{\\rtf1', 'RTF'],
  ['{"a": 1}', 'JSON'],
  ['[{"a": 1}]', 'JSON'],
  ['\ufeffBEGIN:VCARD\r\nVERSION:2.1', 'vCard'],
  ['BEGIN:VCALENDAR', 'iCalendar'],
  ['PK\x03\x04....xl/workbook.xml', 'Excel (XLSX)'],
  ['PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet', 'OpenDocument (ODS)'],
  ['PK\x03\x04', 'ZIP'],
  ['', null],
  ['Date;Libellé', null],
  ['[Compte];x', null],
  ['"Date","<b>"', null],
])('%j is %s', (text, kind) => {
  expect(kindOf(Buffer.from(text))).toBe(kind);
});

test('what has not the shape of a table is refused before it is taken apart', () => {
  const refused = (bytes: Buffer) => refusalOf(() => tableBytes(new Upload(bytes), LIMITS));
  expect(refusalOf(() => tableBytes(null, LIMITS))).toBe('BANK_FILE_REQUIRED');
  expect(refused(Buffer.alloc(1_000_001, 'a\n'))).toBe('FILE_TOO_LARGE');
  expect(refused(Buffer.alloc(900_000, 'a;'))).toBe('BANK_FILE_UNREADABLE');
  expect(refused(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]))).toBe('BANK_FILE_UNREADABLE');
  expect(
    refused(Buffer.from(Array.from({ length: 5_000 }, (_, index) => ((index * 7_919) % 255) + 1))),
  ).toBe('BANK_FILE_UNREADABLE');
  expect(refused(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe('BANK_FILE_FORMAT');
  expect(refused(Buffer.from('\ufeffDate;Libellé\r\n', 'utf16le'))).toBeNull();
  expect(refused(Buffer.from('Date;Libellé\r\n'))).toBeNull();
});
