import fc from 'fast-check';
import { addDays } from '../../time/wall-time.ts';
import type { BankFormat } from './bank.contract.ts';
import { guessFormat } from './statement-format.rules.ts';
import { readBankAmount } from './bank-amounts.rules.ts';
import { readBankDate } from './bank-dates.rules.ts';
import { hashed, keyText, sortLines } from './statement-keys.rules.ts';
import { type ReadLine, readLabel, readStatement } from './statement.rules.ts';

const FORMAT: BankFormat = {
  delimiter: ';',
  decimal: ',',
  dateFormat: 'DD/MM/YYYY',
  headerRows: 1,
  dateColumn: 1,
  amountColumn: 4,
  debitColumn: null,
  markColumn: null,
  labelColumns: [2],
};
const TODAY = '2026-11-23';
const cents = fc.integer({ min: 1, max: 900_000_000 });
const day = fc.integer({ min: 0, max: 700 }).map((back) => addDays(TODAY, -back));
/** Each field has few possible values, so that equal lines are frequent. */
const line: fc.Arbitrary<ReadLine> = fc.record({
  row: fc.nat(),
  cells: fc.array(fc.constantFrom('VIR', '300,00'), { maxLength: 2 }),
  bookedOn: fc.constantFrom('2026-11-20', '2026-11-21'),
  amountCents: fc.constantFrom(30_000, 55_000),
  label: fc.constantFrom('VIR RECU', 'VIR'),
});

test.each([
  ['1 250,50', ',', 125_050],
  ['1\u202f250,50', ',', 125_050],
  ['1.250,50', ',', 125_050],
  ['1,250.50', '.', 125_050],
  ['+300,00', ',', 30_000],
  ['300,5', ',', 30_050],
  ['-300,00', ',', -30_000],
  ['300,00-', ',', -30_000],
  ['\u2212300,00', ',', -30_000],
  ['300 DH', ',', 30_000],
  ['300,00 MAD', ',', 30_000],
  ['300', '.', 30_000],
  ['', ',', null],
  ['abc', ',', null],
  ['1,2,3', ',', null],
  ['12.34', ',', null],
  ['1.2345,00', ',', null],
  ['-300-', ',', null],
  ['300,001', ',', null],
  ['1e5', '.', null],
  ['99999999999', ',', null],
] as const)('%j with %j is %s centimes', (text, decimal, expected) => {
  expect(readBankAmount(text, decimal)).toBe(expected);
});

test('an amount is read to the centime in every way of writing it', () => {
  fc.assert(
    fc.property(
      cents,
      fc.boolean(),
      fc.constantFrom('', ' ', '\u202f', 'G'),
      fc.constantFrom(',', '.'),
      (amount, negative, group, decimal) => {
        const mark = group === 'G' ? (decimal === ',' ? '.' : ',') : group;
        const whole = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, mark);
        const fraction = String(amount % 100).padStart(2, '0');
        const text = `${negative ? '-' : ''}${whole}${decimal}${fraction}`;
        expect(readBankAmount(text, decimal)).toBe(negative ? -amount : amount);
      },
    ),
  );
});

test('a date is read in the order in which the bank writes it, and in no other', () => {
  expect([
    readBankDate('05/11/2026', 'DD/MM/YYYY'),
    readBankDate('05-11-2026', 'DD/MM/YYYY'),
    readBankDate('5.11.26', 'DD/MM/YY'),
    readBankDate('11/05/2026', 'MM/DD/YYYY'),
    readBankDate('2026-11-05', 'YYYY-MM-DD'),
  ]).toEqual(Array(5).fill('2026-11-05'));
  expect([
    readBankDate('31/02/2026', 'DD/MM/YYYY'),
    readBankDate('05/11/26', 'DD/MM/YYYY'),
    readBankDate('23/11/2026', 'MM/DD/YYYY'),
    readBankDate('', 'DD/MM/YYYY'),
    readBankDate('05/11/2026 x', 'DD/MM/YYYY'),
  ]).toEqual(Array(5).fill(null));
});

test('every date that a bank writes is read back', () => {
  fc.assert(
    fc.property(day, (date) => {
      const [year = '', month = '', dayOfMonth = ''] = date.split('-');
      expect(readBankDate(`${dayOfMonth}/${month}/${year}`, 'DD/MM/YYYY')).toBe(date);
      expect(readBankDate(`${month}/${dayOfMonth}/${year}`, 'MM/DD/YYYY')).toBe(date);
      expect(readBankDate(`${dayOfMonth}.${month}.${year.slice(2)}`, 'DD/MM/YY')).toBe(date);
    }),
  );
});

const sorted = (lines: ReadLine[], kept: { hash: string; content: string | null }[] = []) =>
  sortLines(hashed('4321', lines, String), kept);
const freshIn = (lines: ReadLine[], kept: { hash: string; content: string | null }[] = []) =>
  sorted(lines, kept).filter(({ known }) => !known);

test('each bank line of a first file is new and has its own hash and row', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const fresh = freshIn(lines);
      expect(fresh).toHaveLength(lines.length);
      expect(new Set(fresh.map(({ hash }) => hash)).size).toBe(lines.length);
      expect(new Set(fresh.map(({ content }) => content)).size).toBe(lines.length);
      for (const {
        line: { bookedOn, amountCents, label },
        hash,
        runningNumber,
      } of fresh)
        expect(hash).toBe(
          keyText({ account: '4321', bookedOn, amountCents, label, runningNumber }),
        );
    }),
  );
});

test('the same file adds nothing in any order, and a longer file adds only its new rows', () => {
  fc.assert(
    fc.property(fc.array(line), fc.array(line), (first, more) => {
      const kept = freshIn(first);
      expect(freshIn(first.toReversed(), kept)).toEqual([]);
      expect(freshIn([...more, ...first], kept)).toHaveLength(more.length);
    }),
  );
});

test('a format that reads the same rows differently adds no new bank line', () => {
  fc.assert(
    fc.property(fc.array(line), fc.array(line), (lines, others) => {
      const reread = lines.map((one, index) => ({ ...one, ...others[index], cells: one.cells }));
      expect(freshIn(reread, freshIn(lines))).toEqual([]);
    }),
  );
});

test('a bank line stored without its row is recognised by its parsed content', () => {
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      expect(
        freshIn(
          lines,
          freshIn(lines).map(({ hash }) => ({ hash, content: null })),
        ),
      ).toEqual([]);
    }),
  );
});

test('a second bank line with the same content as a known one but another row is new', () => {
  const one: ReadLine = {
    row: 2,
    bookedOn: '2026-11-20',
    amountCents: 30_000,
    label: 'VIR',
    cells: ['20/11/2026', 'VIR', '300,00', 'REF 1'],
  };
  const other = { ...one, cells: ['20/11/2026', 'VIR', '300,00', 'REF 2'] };
  const kept = freshIn([one]);
  expect(freshIn([other, one], kept)).toMatchObject([{ line: other, runningNumber: 2 }]);
  expect(freshIn([one, other, one], kept)).toHaveLength(2);
});

test('a row that the bank formats otherwise the next day adds no new bank line', () => {
  const one: ReadLine = {
    row: 2,
    bookedOn: '2026-11-20',
    amountCents: 30_000,
    label: 'VIR',
    cells: ['20/11/2026', 'VIR', '300,00', 'en cours'],
  };
  expect(freshIn([{ ...one, cells: ['20/11/2026', 'VIR', '300.00', ''] }], freshIn([one]))).toEqual(
    [],
  );
  expect(
    freshIn(
      [{ ...one, label: 'X', cells: [' 20/11/2026', 'VIR\u00a0', '300,00', 'en  cours', ''] }],
      freshIn([one]),
    ),
  ).toEqual([]);
});

test('a bank line that differs in any value is another bank line', () => {
  const key = {
    account: '4321',
    bookedOn: '2026-11-20',
    amountCents: 30_000,
    label: 'VIR',
    runningNumber: 1,
  };
  const others = [
    { account: '4322' },
    { bookedOn: '2026-11-21' },
    { amountCents: 30_001 },
    { label: 'VIR"' },
    { runningNumber: 2 },
    { account: '4321","2026-11-20' },
  ];
  expect(new Set([key, ...others.map((other) => ({ ...key, ...other }))].map(keyText)).size).toBe(
    others.length + 1,
  );
});

test('a label is a single line without hidden characters, however it is written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const label = readLabel([text]);
      expect(label).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|^\s|\s$|\s\s/u);
      expect(readLabel([label])).toBe(label);
      expect(readLabel([` ${label.replaceAll(' ', '  ')}\t`])).toBe(label);
    }),
  );
});

test('a long label ends with a whole character', () => {
  fc.assert(
    fc.property(fc.nat(3), (before) => {
      const label = readLabel([`${'x'.repeat(before)}${'\u{1f3c6}'.repeat(400)}`]);
      expect(label).not.toMatch(/\p{Cs}/u);
      expect([...label]).toHaveLength(300);
    }),
  );
});

test('rows of money that went out are left alone, what cannot be read is named by its row', () => {
  const rows = [
    ['Date', 'Libellé', 'Débit', 'Crédit'],
    ['20/11/2026', 'VIR RECU B-7K3M9QXT', '', '300,00'],
    ['20/11/2026', 'FRAIS', '25,00', ''],
    ['20/11/2026', 'AGIOS', '', '-3,00'],
    ['', '', '', ''],
    ['hier', 'VIR', '', '1,00'],
    ['20/11/2026', 'VIR', '', 'trois'],
    ['20/11/2026', ' ', '', '1,00'],
    ['20/12/2026', 'VIR', '', '1,00'],
  ];
  expect(readStatement(rows, FORMAT, TODAY)).toEqual({
    lines: [
      {
        row: 2,
        bookedOn: '2026-11-20',
        amountCents: 30_000,
        label: 'VIR RECU B-7K3M9QXT',
        cells: rows[1],
      },
    ],
    problems: [
      { row: 6, problem: 'date' },
      { row: 7, problem: 'amount' },
      { row: 8, problem: 'label' },
      { row: 9, problem: 'future' },
    ],
    outgoing: 2,
    aside: [{ row: 1, reason: 'heading', text: 'Date Libellé Débit Crédit' }],
  });
});

test('with a separate debit column, a row fills one of the two; zero counts as empty', () => {
  const format = { ...FORMAT, headerRows: 0, debitColumn: 3 };
  const rows = [
    ['20/11/2026', 'VIR', '', '300,00'],
    ['20/11/2026', 'VIR', '0,00', '300,00'],
    ['20/11/2026', 'FRAIS', '25,00', ''],
    ['20/11/2026', 'FRAIS', '-25,00', '0,00'],
    ['20/11/2026', 'VIDE', '', ''],
    ['20/11/2026', 'DEUX', '1,00', '1,00'],
    ['20/11/2026', 'MOT', 'x', '1,00'],
  ];
  const { lines, problems, outgoing } = readStatement(rows, format, TODAY);
  expect([lines.map(({ row }) => row), problems, outgoing]).toEqual([
    [1, 2],
    [5, 6, 7].map((row) => ({ row, problem: 'amount' })),
    2,
  ]);
});

test.each([
  ['C', 'D'],
  ['cr', 'DB'],
  ['Crédit', 'Débit.'],
  ['+', '-'],
  ['دائن', 'مدين'],
])(
  'with a direction column, %j is incoming and %j is outgoing; a missing mark is a problem',
  (credit, debit) => {
    const rows = [
      ['20/11/2026', 'VIR', credit, '300,00'],
      ['20/11/2026', 'FRAIS', debit, '25,00'],
      ['20/11/2026', 'QUOI', '', '1,00'],
      ['20/11/2026', 'AGIOS', credit, '-3,00'],
    ];
    expect(readStatement(rows, { ...FORMAT, headerRows: 0, markColumn: 3 }, TODAY)).toMatchObject({
      lines: [{ row: 1, amountCents: 30_000 }],
      problems: [{ row: 3, problem: 'mark' }],
      outgoing: 2,
    });
  },
);

test.each([
  [
    'debit and credit apart',
    [
      ['Relevé', ''],
      ['Date', 'Valeur', 'Libellé', 'Débit', 'Crédit'],
      ['20/11/2026', '21/11/2026', 'VIR RECU DE BERRADA', '', '300,00'],
      ['20/11/2026', '21/11/2026', 'FRAIS DE TENUE', '25,00', ''],
    ],
    {
      decimal: ',',
      dateFormat: 'DD/MM/YYYY',
      headerRows: 2,
      dateColumn: 1,
      amountColumn: 5,
      debitColumn: 4,
      markColumn: null,
      labelColumns: [3],
    },
  ],
  [
    'two columns that both say amount',
    [
      ['Date', 'Montant débit', 'Montant crédit', 'Opération'],
      ['20/11/2026', '25,00', '', 'FRAIS'],
      ['20/11/2026', '26,00', '', 'FRAIS'],
      ['20/11/2026', '', '300,00', 'VIR RECU DE BERRADA'],
    ],
    {
      decimal: ',',
      dateFormat: 'DD/MM/YYYY',
      headerRows: 1,
      dateColumn: 1,
      amountColumn: 3,
      debitColumn: 2,
      markColumn: null,
      labelColumns: [4],
    },
  ],
  [
    'a mark beside the amount',
    [
      ['Date', 'Débit/Crédit', 'Montant', 'Opération', 'Solde'],
      ['20/11/2026', 'C', '300,00', 'VIR RECU DE BERRADA', '900,00'],
      ['20/11/2026', 'D', '25,00', 'FRAIS DE TENUE', '875,00'],
    ],
    {
      decimal: ',',
      dateFormat: 'DD/MM/YYYY',
      headerRows: 1,
      dateColumn: 1,
      amountColumn: 3,
      debitColumn: null,
      markColumn: 2,
      labelColumns: [4],
    },
  ],
  [
    'one signed amount',
    [
      ['date', 'amount', 'description'],
      ['2026-11-20', '1,300.00', 'TRANSFER FROM TOM REED'],
      ['2026-11-21', '-25.00', 'FEES'],
    ],
    {
      decimal: '.',
      dateFormat: 'YYYY-MM-DD',
      headerRows: 1,
      dateColumn: 1,
      amountColumn: 2,
      debitColumn: null,
      markColumn: null,
      labelColumns: [3],
    },
  ],
  [
    'no names of columns',
    [['20/11/26', 'VIREMENT', '300,00']],
    {
      decimal: ',',
      dateFormat: 'DD/MM/YY',
      headerRows: 0,
      dateColumn: 1,
      amountColumn: 3,
      debitColumn: null,
      markColumn: null,
      labelColumns: [2],
    },
  ],
] as const)('a file with %s is guessed right', (_, rows, expected) => {
  expect(guessFormat(rows, ';')).toEqual({ delimiter: ';', ...expected });
});

test('whatever a file holds, the guess is one that can be tried', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 6 }), { maxLength: 8 }),
      (rows) => {
        const guess = guessFormat(rows, ';');
        if (guess === null) return;
        expect(
          [guess.dateColumn, guess.amountColumn, ...guess.labelColumns].every(
            (column) => column >= 1,
          ),
        ).toBe(true);
        readStatement(rows, guess, TODAY);
      },
    ),
  );
});

const HEAD = ['Date', 'Libellé', 'Débit', 'Crédit'];
const credit = (label: string, amount = '300,00') => ['20/11/2026', label, '', amount];
const read = (rows: string[][], changes: Partial<BankFormat> = {}) =>
  readStatement(rows, { ...FORMAT, debitColumn: 3, ...changes }, TODAY);

test('a stored format reads all rows under any header length, and shows what is above', () => {
  const data = [credit('C'), credit('D'), credit('E')];
  const short = read([HEAD, ...data], { headerRows: 5 });
  expect([short.lines.map(({ label }) => label), short.aside.length, short.problems]).toEqual([
    ['C', 'D', 'E'],
    1,
    [],
  ]);
  const long = read(
    [['Relevé du mois'], ['MME EXEMPLE'], ['Solde au 31/10/2026'], [''], HEAD, ...data],
    { headerRows: 1 },
  );
  expect([
    long.lines.map(({ row }) => row),
    long.aside.map(({ row, reason }) => [row, reason]),
    long.problems,
  ]).toEqual([
    [6, 7, 8],
    [
      [1, 'heading'],
      [2, 'heading'],
      [3, 'balance'],
      [5, 'heading'],
    ],
    [],
  ]);
  expect(read(data, { headerRows: 2 }).lines).toHaveLength(3);
});

test('an unreadable row below the headings is a problem, also if counted as header', () => {
  expect(
    read([HEAD, ['hier', 'VIR', '', '1,00'], credit('D')], { headerRows: 5 }).problems,
  ).toEqual([{ row: 2, problem: 'date' }]);
});

test('headings that a statement repeats on each page are set aside', () => {
  expect(read([HEAD, credit('C'), HEAD, credit('D')])).toMatchObject({
    lines: [{ row: 2 }, { row: 4 }],
    problems: [],
    aside: [{ row: 1 }, { row: 3, reason: 'heading' }],
  });
});

test('balance rows are set aside with their text and never imported, dated or not', () => {
  const { lines, aside, problems } = read([
    HEAD,
    ['01/11/2026', 'SOLDE DEPART AU 31/10/2026', '', '45 000,00'],
    credit('VIR RECU'),
    ['24/11/2026', 'SOLDE FINAL', '', '45 300,00'],
    ['الرصيد', '', '', '45 300,00'],
    credit('SOLDE B-7K3M9QXT'),
  ]);
  expect([
    lines.map(({ label }) => label),
    problems,
    aside.map(({ row, reason }) => [row, reason]),
  ]).toEqual([
    ['VIR RECU', 'SOLDE B-7K3M9QXT'],
    [],
    [
      [1, 'heading'],
      [2, 'balance'],
      [4, 'balance'],
      [5, 'balance'],
    ],
  ]);
  expect(aside[1]?.text).toBe('01/11/2026 SOLDE DEPART AU 31/10/2026 45 000,00');
});

test('a last row that holds an account number and less than the others is a balance', () => {
  const format = {
    headerRows: 0,
    dateColumn: 1,
    amountColumn: 2,
    debitColumn: null,
    labelColumns: [5],
  };
  const rows = [
    ['20/11/2026', '300,00', 'Virement', '', 'VIREMENT M TEST', '0', 'Divers'],
    ['19/11/2026', '160,50', 'Virement', '', '00012345678', '0', 'Divers'],
    ['22/11/2026', '1888,16', '', '', '00000 000000X', '', ''],
  ];
  expect(read(rows, format)).toMatchObject({
    lines: [{ row: 1 }, { row: 2 }],
    aside: [{ row: 3, reason: 'balance' }],
  });
});

test('a format that uses the balance column as amount imports nothing and gives the reason', () => {
  expect(read([['Date', 'Libellé', 'Débit', 'Solde créditeur'], credit('VIR')])).toMatchObject({
    lines: [],
    problems: [{ row: 2, problem: 'balanceColumn' }],
  });
});

test('a foreign currency in the amount or next cell is a problem, never read as dirhams', () => {
  const rows = [
    HEAD,
    credit('VIR', '300,00 €'),
    ['20/11/2026', 'VIR', '12,00 USD', ''],
    [...credit('VIR'), 'EUR'],
    [...credit('EUR PALACE'), 'MAD'],
  ];
  expect(read(rows)).toMatchObject({
    lines: [{ row: 5 }],
    problems: [2, 3, 4].map((row) => ({ row, problem: 'currency' })),
  });
  expect(read(rows.slice(0, 2), { debitColumn: null })).toMatchObject({
    lines: [],
    problems: [{ row: 2, problem: 'currency' }],
  });
});

test('a dash in place of an amount counts as empty', () => {
  expect(
    read([HEAD, ['20/11/2026', 'VIR', '-', '300,00'], ['20/11/2026', 'FRAIS', '3,00', '—']]),
  ).toMatchObject({ lines: [{ row: 2 }], outgoing: 1, problems: [] });
});

test('no row is lost: each non-empty one is a bank line, problem, outgoing or set aside', () => {
  const cell = fc.constantFrom(
    '',
    ' ',
    '20/11/2026',
    '300,00',
    '-12,00',
    'VIR',
    'Date',
    'Crédit',
    'Solde',
    'SOLDE FINAL',
    '٣',
    'EUR',
    '00000 000000X',
    '300,00 €',
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }),
      fc.nat(8),
      fc.boolean(),
      (rows, headerRows, apart) => {
        const { lines, problems, outgoing, aside } = read(rows, {
          headerRows,
          debitColumn: apart ? 3 : null,
        });
        expect(lines.length + problems.length + outgoing + aside.length).toBe(
          rows.filter((cells) => cells.some((one) => one.trim() !== '')).length,
        );
      },
    ),
  );
});

const guessed = (...rows: string[][]) => guessFormat(rows, ';');

test.each([
  [
    'Solde créditeur',
    [
      ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde créditeur'],
      ['20/11/2026', 'VIR RECU', '', '300,00', '45 300,00'],
      ['21/11/2026', 'VIR EMIS', '1200,00', '', '44 100,00'],
    ],
    { amountColumn: 4, debitColumn: 3, labelColumns: [2] },
  ],
  [
    'Solde before the amounts',
    [
      ['Date', 'Solde débiteur', 'Crédit', 'Débit', 'Motif'],
      ['20/11/2026', '5,00', '300,00', '', 'VIR'],
    ],
    { amountColumn: 3, debitColumn: 4, labelColumns: [5] },
  ],
  [
    'Mouvement, Solde',
    [
      ['Date', 'Opération', 'Mouvement', 'Solde'],
      ['20/11/2026', 'VIR RECU', '300,00', '45 300,00'],
      ['21/11/2026', 'VIR EMIS', '-1200,00', '44 100,00'],
    ],
    { amountColumn: 3, debitColumn: null, labelColumns: [2] },
  ],
  [
    'الرصيد',
    [
      ['التاريخ', 'البيان', 'الرصيد', 'المبلغ'],
      ['20/11/2026', 'تحويل', '45 300,00', '300,00'],
    ],
    { amountColumn: 4, labelColumns: [2] },
  ],
  [
    'a bank whose name holds the word for credit',
    [
      ['Banque', 'Crédit du Maroc', '', ''],
      ['Date', 'Libellé', 'Montant', 'Solde'],
      ['20/11/2026', 'VIR RECU', '300,00', '45 300,00'],
      ['21/11/2026', 'VIR EMIS', '-1200,00', '44 100,00'],
    ],
    { amountColumn: 3, headerRows: 2, labelColumns: [2] },
  ],
  [
    'no headings and a running total',
    [
      ['20/11/2026', 'VIR', '300,00', '45300,00'],
      ['21/11/2026', 'FRAIS', '-200,00', '45100,00'],
      ['22/11/2026', 'VIR', '50,00', '45150,00'],
    ],
    { amountColumn: 3 },
  ],
  [
    'a running total of the latest first',
    [
      ['22/11/2026', 'VIR', '50,00', '45150,00'],
      ['21/11/2026', 'FRAIS', '-200,00', '45100,00'],
      ['20/11/2026', 'VIR', '300,00', '45300,00'],
    ],
    { amountColumn: 3 },
  ],
  [
    'a reference apart from the kind of operation',
    [
      ['Date', 'Type', 'Informations', 'Montant'],
      ['20/11/2026', 'VIREMENT INSTANTANE RECU EN VOTRE FAVEUR', 'B-7K3M9QXT', '300,00'],
    ],
    { labelColumns: [2, 3], amountColumn: 4 },
  ],
  [
    'a reference under no heading',
    [['20/11/2026', 'VIREMENT INSTANTANE RECU', 'S7K3M9QXT', '300,00']],
    { labelColumns: [2, 3], amountColumn: 4 },
  ],
] as const)(
  'with %s the balance is not taken as amount and the text column is the label',
  (_, rows, expected) => {
    expect(guessFormat(rows, ';')).toMatchObject(expected);
  },
);

test('a file of which no row has a date and an amount is not guessed', () => {
  expect([
    guessed(['a', 'b'], ['c', 'd']),
    guessed(),
    guessed(['20/11/2026', 'VIR']),
    guessed(['Date', 'Solde'], ['20/11/2026', '300,00']),
    guessed([':20:STARTUMS']),
  ]).toEqual(Array(5).fill(null));
});
