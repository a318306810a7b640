import type { BankProfileAnswer } from '@five/shared/payments/bank/bank.contract';
import { columnsOf, inputOf, type ProfileDraft, toggled } from './profile.rules.ts';

const input: ProfileDraft = {
  name: 'Banque',
  account: '4321',
  delimiter: ';',
  decimal: ',',
  dateFormat: 'DD/MM/YYYY',
  headerRows: 1,
  dateColumn: 1,
  amountColumn: 4,
  debitColumn: 3,
  markColumn: null,
  labelColumns: [2, 3],
};
const profile: BankProfileAnswer = {
  id: 'BP-1',
  reference: 'BP-1',
  createdAt: '2026-11-20T10:00:00Z',
  ...input,
};

test('a profile update sends every editable field and nothing else', () => {
  expect(inputOf(profile)).toEqual(input);
});

test('all columns of the file can be chosen; without a file, all columns in use', () => {
  expect(columnsOf([['a'], ['a', 'b', 'c', 'd', 'e']], input)).toEqual([1, 2, 3, 4, 5]);
  expect(columnsOf([['a']], input)).toEqual([1, 2, 3, 4]);
  expect(columnsOf([], { ...input, labelColumns: [30] })).toHaveLength(30);
  expect(columnsOf([], { ...input, debitColumn: 31 })).toHaveLength(31);
  expect(columnsOf([], { ...input, markColumn: 32 })).toHaveLength(32);
  expect(columnsOf([], input).length).toBeGreaterThan(10);
});

test('a label joins the selected columns in selection order, with at least one column', () => {
  expect([toggled([2], 5), toggled([2, 5], 3), toggled([2, 5, 3], 2), toggled([5], 5)]).toEqual([
    [2, 5],
    [2, 5, 3],
    [5, 3],
    [5],
  ]);
});
