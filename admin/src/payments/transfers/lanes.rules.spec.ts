import type {
  BankFormat,
  BankLineAnswer,
  BankProfileAnswer,
} from '@five/shared/payments/bank/bank.contract';
import { isTypedFor, lanesOf, profilesFor } from './lanes.rules.ts';

const line = (
  reference: string,
  lane: BankLineAnswer['lane'],
  state: BankLineAnswer['state'] = 'open',
): BankLineAnswer => ({
  id: reference,
  reference,
  lane,
  state,
  account: '4321',
  bookedOn: '2026-11-20',
  amountCents: 1,
  label: '',
  restCents: 1,
  payments: [],
  match: null,
  settled: null,
  dismissedReason: null,
  importedAt: '2026-11-20T10:00:00Z',
});
const guess: BankFormat = {
  delimiter: ';',
  decimal: ',',
  dateFormat: 'DD/MM/YYYY',
  headerRows: 1,
  dateColumn: 1,
  amountColumn: 4,
  debitColumn: 3,
  markColumn: null,
  labelColumns: [2],
};
const profile = (
  reference: string,
  changes: Partial<BankProfileAnswer> = {},
): BankProfileAnswer => ({
  id: reference,
  reference,
  name: reference,
  account: '4321',
  createdAt: '',
  ...guess,
  ...changes,
});

const fitting = (...profiles: BankProfileAnswer[]) =>
  profilesFor({ guess, rows: [] }, profiles).map(({ reference }) => reference);

test('exact matches are first, unmatched transactions last, and empty lanes are hidden', () => {
  const lanes = lanesOf([
    line('a', 'none', 'to_give_back'),
    line('b', 'none'),
    line('e', 'double'),
    line('f', 'late'),
    line('c', 'exact'),
    line('d', 'exact', 'to_give_back'),
  ]);
  expect(lanes.map(({ lane, lines }) => [lane, lines.map(({ reference }) => reference)])).toEqual([
    ['exact', ['c', 'd']],
    ['late', ['f']],
    ['double', ['e']],
    ['none', ['b']],
    ['to_give_back', ['a']],
  ]);
});

test.each([
  ['B-7K3M9QXT', true],
  ['b 7k3m 9qxt', true],
  ['7K3M', true],
  ['B-7K3', true],
  ['k3', false],
  ['', false],
  ['B-00000000', false],
])('typed %j names B-7K3M9QXT: %s', (typed, isNamed) => {
  expect(isTypedFor('B-7K3M9QXT', typed)).toBe(isNamed);
});

test('a reference is found if letters are typed for similar digits', () => {
  expect(isTypedFor('B-01234567', 'b-oi234567')).toBe(true);
});

test('a file matches the profile of its bank, whatever words the file name combines', () => {
  expect(
    fitting(
      profile('BP-1', { amountColumn: 3 }),
      profile('BP-2', { labelColumns: [2, 3], headerRows: 3 }),
    ),
  ).toEqual(['BP-2']);
  expect(fitting(profile('BP-1', { dateFormat: 'MM/DD/YYYY' }))).toEqual([]);
  expect(
    profilesFor({ guess: { ...guess, debitColumn: null, markColumn: 3 }, rows: [] }, [
      profile('BP-1', { debitColumn: null }),
    ]),
  ).toEqual([]);
});

test('if two accounts at one bank match, the desk must choose; neither is preselected', () => {
  expect(
    fitting(
      profile('BP-1'),
      profile('BP-2', { account: '9876' }),
      profile('BP-3', { delimiter: ',' }),
    ),
  ).toEqual(['BP-1', 'BP-2']);
});

test('a file with another debit column, heading or account number matches no saved format', () => {
  const kept = profile('BP-1', { labelColumns: [2, 5] });
  const fits = (head: string[], changes: Partial<BankFormat> = {}, above = '') =>
    profilesFor({ guess: { ...guess, ...changes }, rows: [[above], head] }, [kept]).length === 1;
  const own = ['Date', 'Libellé', 'Débit', 'Crédit', 'Référence'];
  expect([
    fits(own),
    fits(own, { debitColumn: null }),
    fits(own.with(4, 'Solde')),
    fits(own.slice(0, 4)),
  ]).toEqual([true, false, false, false]);
  const withoutDebits = profile('BP-2', { debitColumn: null });
  expect(profilesFor({ guess, rows: [[''], own] }, [withoutDebits])).toEqual([withoutDebits]);
  const ofAccount = (number: string) => fits(own, {}, `Compte ${number}`);
  expect([
    ofAccount('007 780 0001234567894321'),
    ofAccount('007 780 0001234567891111'),
    ofAccount('n° 12'),
  ]).toEqual([true, false, true]);
});
