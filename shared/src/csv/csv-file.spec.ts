import fc from 'fast-check';
import { csvFile } from './csv-file.ts';

/** Matches a number, or a phone number in international form. */
const HARMLESS = /^(?:-?\d+(?:[.,]\d+)?|\+\d[\d ]*)$/;
const lines = (rows: string[][]) => csvFile(rows).slice(1).split('\r\n').slice(0, -1);

test.each([
  '=1+1',
  '+212600000000+1',
  '+cmd',
  '++212600000000',
  '-cmd',
  '@SUM(A1)',
  ' =HYPERLINK("x")',
])('%j is written as text and never as a formula', (text) => {
  expect(csvFile([[text]])).toContain(`'${text.replaceAll('"', '""')}`);
});

test.each([
  ['\t=1', `'\t'=1`],
  ['\r=1', `' =1`],
  ['Eau,=1+1', `Eau,'=1+1`],
  ['Eau, -cmd', `Eau, '-cmd`],
  ['Eau;@SUM(A1)', `"Eau;'@SUM(A1)"`],
  ['Eau\n=1', 'Eau =1'],
  ['a-b, c+d', 'a-b, c+d'],
])('%j is no formula either where another mark parts the cells', (text, expected) => {
  expect(csvFile([[text]])).toBe(`\ufeff${expected}\r\n`);
});

test('a phone number is written without a formula guard, unlike other values with a plus', () => {
  expect(lines([['+212612345678', '+212 6 12 34 56 78', '+1']])).toEqual([
    '+212612345678;+212 6 12 34 56 78;+1',
  ]);
  const rest = fc.string({
    unit: fc.constantFrom(
      '0',
      '1',
      ' ',
      '+',
      '-',
      '*',
      '(',
      '!',
      'A',
      '|',
      '=',
      '.',
      ',',
      '\t',
      '\n',
    ),
  });
  fc.assert(
    fc.property(rest, (text) => {
      const [cell = ''] = lines([[`+${text}`]]);
      expect(cell.startsWith('+')).toBe(/^\d[\d ]*$/.test(text));
    }),
  );
});

test('amounts stay numbers, below zero too', () => {
  expect(lines([['-5,00', '1250.50', '0']])).toEqual(['-5,00;1250.50;0']);
});

test('no cell that is not a number begins like a formula, whatever is written into it', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const [cell = ''] = lines([[text.replace(/[\r\n";]/g, '')]]);
      expect(/^\s*[=+\-@]/.test(cell) && !HARMLESS.test(cell)).toBe(false);
    }),
  );
});

test('whatever a spreadsheet takes for the end of a cell, none begins like a formula', () => {
  const text = fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', ',', ';', '\t', '\r', '\n', '"', "'", ' ', 'x', '1'),
  });
  fc.assert(
    fc.property(text, (cell) => {
      const pieces = csvFile([[cell]])
        .slice(1)
        .split(/[,;\t\r\n]/);
      expect(
        pieces.filter((piece) => /^[\s"]*[=+\-@]/.test(piece) && !HARMLESS.test(cell)),
      ).toEqual([]);
    }),
  );
});

test('quotes and semicolons stay in their cell, line breaks become spaces', () => {
  expect(csvFile([['a;b', 'dit "oui"', 'x\r\ny']])).toBe('\ufeff"a;b";"dit ""oui""";x y\r\n');
});
