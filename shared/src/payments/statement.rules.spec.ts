import fc from 'fast-check';
import { addDays } from '../time/wall-time.ts';
import type { BankFormat, StatementLine } from './bank.contract.ts';
import { guessFormat } from './statement-format.rules.ts';
import { keyText, numbered, readBankAmount, readBankDate, readLabel, readStatement } from './statement.rules.ts';

const FORMAT: BankFormat = { delimiter: ';', decimal: ',', dateFormat: 'DD/MM/YYYY', headerRows: 1, dateColumn: 1, amountColumn: 4, debitColumn: null, markColumn: null, labelColumns: [2] };
const TODAY = '2026-11-23';
const cents = fc.integer({ min: 1, max: 900_000_000 });
const day = fc.integer({ min: 0, max: 700 }).map((back) => addDays(TODAY, -back));
/** Few of each, so that equal lines are common. */
const line: fc.Arbitrary<StatementLine> = fc.record({ row: fc.nat(), bookedOn: fc.constantFrom('2026-11-20', '2026-11-21'), amountCents: fc.constantFrom(30_000, 55_000), label: fc.constantFrom('VIR RECU', 'VIR') });

test.each([
  ['1 250,50', ',', 125_050], ['1\u202f250,50', ',', 125_050], ['1.250,50', ',', 125_050], ['1,250.50', '.', 125_050], ['+300,00', ',', 30_000], ['300,5', ',', 30_050],
  ['-300,00', ',', -30_000], ['300,00-', ',', -30_000], ['\u2212300,00', ',', -30_000], ['300 DH', ',', 30_000], ['300,00 MAD', ',', 30_000], ['300', '.', 30_000],
  ['', ',', null], ['abc', ',', null], ['1,2,3', ',', null], ['12.34', ',', null], ['1.2345,00', ',', null], ['-300-', ',', null], ['300,001', ',', null], ['1e5', '.', null], ['99999999999', ',', null],
] as const)('%j with %j is %s centimes', (text, decimal, expected) => {
  expect(readBankAmount(text, decimal)).toBe(expected);
});

test('an amount is read to the centime in every way of writing it', () => {
  fc.assert(fc.property(cents, fc.boolean(), fc.constantFrom('', ' ', '\u202f', 'G'), fc.constantFrom(',', '.'), (amount, negative, group, decimal) => {
    const mark = group === 'G' ? (decimal === ',' ? '.' : ',') : group;
    const whole = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, mark);
    const text = `${negative ? '-' : ''}${whole}${decimal}${String(amount % 100).padStart(2, '0')}`;
    expect(readBankAmount(text, decimal)).toBe(negative ? -amount : amount);
  }));
});

test('a date is read in the order in which the bank writes it, and in no other', () => {
  expect([readBankDate('05/11/2026', 'DD/MM/YYYY'), readBankDate('05-11-2026', 'DD/MM/YYYY'), readBankDate('5.11.26', 'DD/MM/YY'), readBankDate('11/05/2026', 'MM/DD/YYYY'), readBankDate('2026-11-05', 'YYYY-MM-DD')])
    .toEqual(Array(5).fill('2026-11-05'));
  expect([readBankDate('31/02/2026', 'DD/MM/YYYY'), readBankDate('05/11/26', 'DD/MM/YYYY'), readBankDate('23/11/2026', 'MM/DD/YYYY'), readBankDate('', 'DD/MM/YYYY'), readBankDate('05/11/2026 x', 'DD/MM/YYYY')]).toEqual(Array(5).fill(null));
});

test('every date that a bank writes is read back', () => {
  fc.assert(fc.property(day, (date) => {
    const [year = '', month = '', dayOfMonth = ''] = date.split('-');
    expect(readBankDate(`${dayOfMonth}/${month}/${year}`, 'DD/MM/YYYY')).toBe(date);
    expect(readBankDate(`${month}/${dayOfMonth}/${year}`, 'MM/DD/YYYY')).toBe(date);
    expect(readBankDate(`${dayOfMonth}.${month}.${year.slice(2)}`, 'DD/MM/YY')).toBe(date);
  }));
});

test('equal lines of one file are told apart, lines of the next file that were there are the same again', () => {
  fc.assert(fc.property(fc.array(line), fc.array(line), (first, more) => {
    const keys = (lines: StatementLine[]) => numbered('4321', lines).map(keyText);
    expect(new Set(keys(first)).size).toBe(first.length);
    expect(keys([...first, ...more]).slice(0, first.length)).toEqual(keys(first));
  }));
});

test('the order of a file changes none of its lines', () => {
  fc.assert(fc.property(fc.array(line), (lines) => {
    const keys = (all: StatementLine[]) => numbered('4321', all).map(keyText).sort();
    expect(keys(lines.toReversed())).toEqual(keys(lines));
  }));
});

test('a line that differs in anything is another line', () => {
  const key = { account: '4321', bookedOn: '2026-11-20', amountCents: 30_000, label: 'VIR', runningNumber: 1 };
  const others = [{ account: '4322' }, { bookedOn: '2026-11-21' }, { amountCents: 30_001 }, { label: 'VIR"' }, { runningNumber: 2 }, { account: '4321","2026-11-20' }];
  expect(new Set([key, ...others.map((other) => ({ ...key, ...other }))].map(keyText)).size).toBe(others.length + 1);
});

test('a label is one line with nothing hidden, however it is written', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => {
    const label = readLabel([text]);
    expect(label).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|^\s|\s$|\s\s/u);
    expect(readLabel([label])).toBe(label);
    expect(readLabel([` ${label.replaceAll(' ', '  ')}\t`])).toBe(label);
  }));
});

test('a long label ends with a whole character', () => {
  fc.assert(fc.property(fc.nat(3), (before) => {
    const label = readLabel([`${'x'.repeat(before)}${'\u{1f3c6}'.repeat(400)}`]);
    expect(label).not.toMatch(/\p{Cs}/u);
    expect([...label]).toHaveLength(300);
  }));
});

test('rows of money that went out are left alone, what cannot be read is named by its row', () => {
  const rows = [['Date', 'Libellé', 'Débit', 'Crédit'], ['20/11/2026', 'VIR RECU B-7K3M9QXT', '', '300,00'], ['20/11/2026', 'FRAIS', '25,00', ''], ['20/11/2026', 'AGIOS', '', '-3,00'], ['', '', '', ''], ['hier', 'VIR', '', '1,00'], ['20/11/2026', 'VIR', '', 'trois'], ['20/11/2026', ' ', '', '1,00'], ['20/12/2026', 'VIR', '', '1,00']];
  expect(readStatement(rows, FORMAT, TODAY)).toEqual({
    lines: [{ row: 2, bookedOn: '2026-11-20', amountCents: 30_000, label: 'VIR RECU B-7K3M9QXT' }],
    problems: [{ row: 6, problem: 'date' }, { row: 7, problem: 'amount' }, { row: 8, problem: 'label' }, { row: 9, problem: 'future' }],
    outgoing: 2,
  });
});

test('where the debit has a column of its own, a row fills one of both; zero is as good as nothing', () => {
  const format = { ...FORMAT, headerRows: 0, debitColumn: 3 };
  const rows = [['20/11/2026', 'VIR', '', '300,00'], ['20/11/2026', 'VIR', '0,00', '300,00'], ['20/11/2026', 'FRAIS', '25,00', ''], ['20/11/2026', 'FRAIS', '-25,00', '0,00'], ['20/11/2026', 'VIDE', '', ''], ['20/11/2026', 'DEUX', '1,00', '1,00'], ['20/11/2026', 'MOT', 'x', '1,00']];
  const { lines, problems, outgoing } = readStatement(rows, format, TODAY);
  expect([lines.map(({ row }) => row), problems, outgoing]).toEqual([[1, 2], [5, 6, 7].map((row) => ({ row, problem: 'amount' })), 2]);
});

test.each([['C', 'D'], ['cr', 'DB'], ['Crédit', 'Débit.'], ['+', '-'], ['دائن', 'مدين']])('where a mark says which way money went, %j came in and %j went out; no mark is a problem', (credit, debit) => {
  const rows = [['20/11/2026', 'VIR', credit, '300,00'], ['20/11/2026', 'FRAIS', debit, '25,00'], ['20/11/2026', 'QUOI', '', '1,00'], ['20/11/2026', 'AGIOS', credit, '-3,00']];
  expect(readStatement(rows, { ...FORMAT, headerRows: 0, markColumn: 3 }, TODAY)).toMatchObject({ lines: [{ row: 1, amountCents: 30_000 }], problems: [{ row: 3, problem: 'mark' }], outgoing: 2 });
});

test.each([
  ['debit and credit apart', [['Relevé', ''], ['Date', 'Valeur', 'Libellé', 'Débit', 'Crédit'], ['20/11/2026', '21/11/2026', 'VIR RECU DE BERRADA', '', '300,00'], ['20/11/2026', '21/11/2026', 'FRAIS DE TENUE', '25,00', '']],
    { decimal: ',', dateFormat: 'DD/MM/YYYY', headerRows: 2, dateColumn: 1, amountColumn: 5, debitColumn: 4, markColumn: null, labelColumns: [3] }],
  ['two columns that both say amount', [['Date', 'Montant débit', 'Montant crédit', 'Opération'], ['20/11/2026', '25,00', '', 'FRAIS'], ['20/11/2026', '26,00', '', 'FRAIS'], ['20/11/2026', '', '300,00', 'VIR RECU DE BERRADA']],
    { decimal: ',', dateFormat: 'DD/MM/YYYY', headerRows: 1, dateColumn: 1, amountColumn: 3, debitColumn: 2, markColumn: null, labelColumns: [4] }],
  ['a mark beside the amount', [['Date', 'Débit/Crédit', 'Montant', 'Opération', 'Solde'], ['20/11/2026', 'C', '300,00', 'VIR RECU DE BERRADA', '900,00'], ['20/11/2026', 'D', '25,00', 'FRAIS DE TENUE', '875,00']],
    { decimal: ',', dateFormat: 'DD/MM/YYYY', headerRows: 1, dateColumn: 1, amountColumn: 3, debitColumn: null, markColumn: 2, labelColumns: [4] }],
  ['one signed amount', [['date', 'amount', 'description'], ['2026-11-20', '1,300.00', 'TRANSFER FROM TOM REED'], ['2026-11-21', '-25.00', 'FEES']],
    { decimal: '.', dateFormat: 'YYYY-MM-DD', headerRows: 1, dateColumn: 1, amountColumn: 2, debitColumn: null, markColumn: null, labelColumns: [3] }],
  ['no names of columns', [['20/11/26', 'VIREMENT', '300,00']], { decimal: ',', dateFormat: 'DD/MM/YY', headerRows: 0, dateColumn: 1, amountColumn: 3, debitColumn: null, markColumn: null, labelColumns: [2] }],
] as const)('a file with %s is guessed right', (_, rows, expected) => {
  expect(guessFormat(rows, ';')).toEqual({ delimiter: ';', ...expected });
});

test('whatever a file holds, the guess is one that can be tried', () => {
  fc.assert(fc.property(fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 6 }), { maxLength: 8 }), (rows) => {
    const guess = guessFormat(rows, ';');
    expect([guess.dateColumn, guess.amountColumn, ...guess.labelColumns].every((column) => column >= 1)).toBe(true);
    readStatement(rows, guess, TODAY);
  }));
});
