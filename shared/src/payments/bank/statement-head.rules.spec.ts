import { headingOf, headingRowOf, isBalanceLabel, isHeadingRow } from './statement-head.rules.ts';

test.each([
  ['Solde', 'balance'],
  ['Solde créditeur', 'balance'],
  ['SOLDE DÉBITEUR', 'balance'],
  ['Balance', 'balance'],
  ['الرصيد', 'balance'],
  ['رصيد دائن', 'balance'],
  ['Crédit', 'credit'],
  ['Crédit euros', 'credit'],
  ['Montant crédit', 'credit'],
  ['دائن', 'credit'],
  ['Débit', 'debit'],
  ['Montant débit', 'debit'],
  ['مدين', 'debit'],
  ['Débit/Crédit', 'mark'],
  ['Sens', 'mark'],
  ['Mouvement', 'amount'],
  ['Montant', 'amount'],
  ['المبلغ', 'amount'],
  ['Date de valeur', 'date'],
  ['التاريخ', 'date'],
  ['Libellé', 'label'],
  ['Informations', 'label'],
  ['البيان', 'label'],
  ['Devise', 'currency'],
  ['', null],
  ['Divers', null],
  ['20/11/2026', null],
  ['x'.repeat(100), null],
])('the heading %j is one of %s', (text, heading) => {
  expect(headingOf(text)).toBe(heading);
});

test('a row of headings names several columns, has no amount, and is not a bank name', () => {
  expect(isHeadingRow(['Date', 'Libellé', 'Montant'])).toBe(true);
  expect(
    [
      ['Banque', 'Crédit du Maroc', ''],
      ['Solde au 31/10/2026'],
      ['20/11/2026', 'Opération de crédit', 'Référence'],
      ['Opération', 'Montant', '300,00'],
      [],
    ].map(isHeadingRow),
  ).toEqual(Array(5).fill(false));
  expect(
    headingRowOf([
      ['Banque', 'Crédit Agricole'],
      [''],
      ['Date', 'Débit', 'Crédit'],
      ['20/11/2026', '', '1,00'],
    ]),
  ).toBe(2);
});

test.each([
  'SOLDE FINAL',
  'Solde initial',
  'SOLDE DEPART AU 31/10/2026',
  'Solde au 31/10/2026',
  'SOLDE',
  'Solde : ',
  'ANCIEN SOLDE',
  'Nouveau solde créditeur',
  'Solde créditeur',
  'SOLDE D\u2019OUVERTURE',
  'Solde en fin',
  'Opening balance',
  'CLOSING BALANCE',
  'Balance brought forward',
  'Balance as of 11/30/2026',
  'REPORT',
  'Report à nouveau',
  'Report du 31/10',
  'A REPORTER',
  'الرصيد الافتتاحي',
  'رصيد نهاية المدة',
])('%j is a balance', (label) => {
  expect(isBalanceLabel(label)).toBe(true);
});

test.each([
  'VIR RECU SOLDE',
  'SOLDE B-7K3M9QXT',
  'Solde final b-7k3m9qxt',
  'SOLDE RESERVATION AMINA',
  'Solde du match de mardi',
  'REPORTAGE PHOTO',
  'VIREMENT',
  'SOLDES ETE SARL',
  'Balance ton quiz SARL',
  '',
])('%j is money like any other', (label) => {
  expect(isBalanceLabel(label)).toBe(false);
});
