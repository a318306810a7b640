import fc from 'fast-check';
import { csvFile } from '../src/platform/csv/csv-file.ts';

const lines = (rows: string[][]) => csvFile(rows).slice(1).split('\r\n').slice(0, -1);

test.each(['=1+1', '+212600000000', '-cmd', '@SUM(A1)', '\t=1', ' =HYPERLINK("x")', '\r=1'])('%j is written as text and never as a formula', (text) => {
  expect(csvFile([[text]])).toContain(`'${text.replaceAll('"', '""')}`);
});

test('amounts stay numbers, below zero too', () => {
  expect(lines([['-5,00', '1250.50', '0']])).toEqual(['-5,00;1250.50;0']);
});

test('no cell that is not a number begins like a formula, whatever is written into it', () => {
  fc.assert(fc.property(fc.string(), (text) => {
    const [cell = ''] = lines([[text.replace(/[\r\n";]/g, '')]]);
    expect(/^\s*[=+\-@]/.test(cell) && !/^-?\d+(?:[.,]\d+)?$/.test(cell)).toBe(false);
  }));
});

test('quotes, semicolons and lines stay in their cell', () => {
  expect(csvFile([['a;b', 'dit "oui"', 'x\ny']])).toBe('\ufeff"a;b";"dit ""oui""";"x\ny"\r\n');
});
