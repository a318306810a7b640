import fc from 'fast-check';
import { paidInHours, priceAnswer, quoteLines, sumOfLines } from './quote.rules.ts';
import type { QuotedAddon } from './quote.rules.ts';

const session = { name: { fr: 'Soirée', en: 'Evening', ar: null }, totalCents: 40_000 };
const addons: QuotedAddon[] = [
  {
    reference: 'A-00000001',
    name: { fr: 'Ballon', en: 'Ball', ar: 'كرة' },
    options: [{ code: 'std', name: { fr: 'Standard' }, priceCents: 2_000 }],
  },
  {
    reference: 'A-00000002',
    name: { fr: 'Chasubles', en: 'Bibs' },
    options: [
      { code: 'red', name: { fr: 'Rouges', en: 'Red' }, priceCents: 500 },
      { code: 'blue', name: { fr: 'Bleues' }, priceCents: 600 },
    ],
  },
];
const quoted = (...choices: Parameters<typeof quoteLines>[1]) =>
  quoteLines(session, choices, addons);

test('a session alone is one item', () => {
  expect(quoted().lines).toEqual([
    {
      kind: 'session',
      text: session.name,
      quantity: 1,
      unitCents: 40_000,
      totalCents: 40_000,
      addon: null,
      option: null,
    },
  ]);
});

test('each add-on is a separate item, and the same option requested twice is one item', () => {
  const { lines } = quoted(
    { reference: 'A-00000002', option: 'red', quantity: 4 },
    { reference: 'A-00000001', quantity: 1 },
    { reference: 'A-00000002', option: 'red', quantity: 6 },
    { reference: 'A-00000002', option: 'blue', quantity: 1 },
  );
  expect(lines?.slice(1)).toEqual([
    {
      kind: 'addon',
      text: { fr: 'Chasubles · Rouges', en: 'Bibs · Red', ar: 'Chasubles · Rouges' },
      quantity: 10,
      unitCents: 500,
      totalCents: 5_000,
      addon: 'A-00000002',
      option: 'red',
    },
    {
      kind: 'addon',
      text: { fr: 'Ballon', en: 'Ball', ar: 'كرة' },
      quantity: 1,
      unitCents: 2_000,
      totalCents: 2_000,
      addon: 'A-00000001',
      option: 'std',
    },
    {
      kind: 'addon',
      text: { fr: 'Chasubles · Bleues', en: 'Bibs · Bleues', ar: 'Chasubles · Bleues' },
      quantity: 1,
      unitCents: 600,
      totalCents: 600,
      addon: 'A-00000002',
      option: 'blue',
    },
  ]);
});

test('the one option of an addon is the same whether or not it is named', () => {
  expect(
    quoted(
      { reference: 'A-00000001', quantity: 1 },
      { reference: 'A-00000001', option: 'std', quantity: 2 },
    ).lines?.slice(1),
  ).toMatchObject([{ option: 'std', quantity: 3, totalCents: 6_000 }]);
});

test.each([
  { reference: 'A-99999999', quantity: 1 },
  { reference: 'A-00000002', quantity: 1 },
  { reference: 'A-00000002', option: 'green', quantity: 1 },
  { reference: 'A-00000001', option: 'red', quantity: 1 },
])('a choice that no addon answers to is named: %j', (choice) => {
  expect(quoted({ reference: 'A-00000001', quantity: 1 }, choice)).toEqual({
    lines: null,
    unknown: choice,
  });
});

describe('a booking that has addons already', () => {
  const had = {
    kind: 'addon',
    text: { fr: 'Ballon d’hier' },
    quantity: 3,
    unitCents: 1_500,
    totalCents: 4_500,
    addon: 'A-00000001',
    option: 'std',
  } as const;
  const gone = { ...had, text: { fr: 'Film' }, addon: 'A-00000009', option: 'hd' };
  const changed = (...choices: Parameters<typeof quoteLines>[1]) =>
    quoteLines(session, choices, addons, [had, gone]);

  test('keeps an unraised quantity at its price and name, also when it is off offer', () => {
    const { lines } = changed(
      { reference: 'A-00000009', option: 'hd', quantity: 3 },
      { reference: 'A-00000001', quantity: 2 },
      { reference: 'A-00000002', option: 'red', quantity: 1 },
    );
    expect(lines?.slice(1)).toEqual([
      gone,
      { ...had, quantity: 2, totalCents: 3_000 },
      expect.objectContaining({ addon: 'A-00000002', totalCents: 500 }),
    ]);
  });

  test('charges the current price for added quantity, as one item or as two', () => {
    for (const choices of [
      [{ reference: 'A-00000001', option: 'std', quantity: 4 }],
      [
        { reference: 'A-00000001', option: 'std', quantity: 3 },
        { reference: 'A-00000001', quantity: 1 },
      ],
    ]) {
      expect(changed(...choices).lines?.slice(1)).toMatchObject([
        { text: { fr: 'Ballon' }, quantity: 4, unitCents: 2_000, totalCents: 8_000 },
      ]);
    }
  });

  test('gets no more of what is off offer, and none of an option that it did not have', () => {
    for (const choice of [
      { reference: 'A-00000009', option: 'hd', quantity: 4 },
      { reference: 'A-00000009', option: 'sd', quantity: 1 },
    ])
      expect(changed(choice)).toEqual({ lines: null, unknown: choice });
    const twice = { reference: 'A-00000009', quantity: 2 };
    expect(changed(twice, twice)).toEqual({ lines: null, unknown: twice });
  });
});

test('items paid with pack hours stay listed at zero cost; add-ons keep their price', () => {
  const { lines } = quoted({ reference: 'A-00000001', quantity: 2 });
  expect(paidInHours(lines ?? [])).toMatchObject([
    { kind: 'session', text: session.name, quantity: 1, unitCents: 0, totalCents: 0 },
    { kind: 'addon', quantity: 2, unitCents: 2_000, totalCents: 4_000 },
  ]);
});

test("what is answered is the reader's language, the sum, and the largest share", () => {
  const { lines } = quoted({ reference: 'A-00000001', quantity: 1 });
  expect(priceAnswer('PR-00000001', lines ?? [], 10, 'en')).toEqual({
    totalCents: 42_000,
    perPersonCents: 4_200,
    pricing: 'PR-00000001',
    lines: [
      { kind: 'session', text: 'Evening', quantity: 1, unitCents: 40_000, totalCents: 40_000 },
      { kind: 'addon', text: 'Ball', quantity: 1, unitCents: 2_000, totalCents: 2_000 },
    ],
  });
  expect(priceAnswer('PR-00000001', lines ?? [], 9, 'ar')).toMatchObject({
    perPersonCents: 4_667,
    lines: [{ text: 'Soirée' }, { text: 'كرة' }],
  });
});

test('items add up, each as quantity times unit price', () => {
  const choice = fc.record({
    reference: fc.constant('A-00000002'),
    option: fc.constantFrom('red', 'blue'),
    quantity: fc.integer({ min: 1, max: 50 }),
  });
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 20 }), (choices) => {
      const { lines } = quoteLines(session, choices, addons);
      const cents = choices.reduce(
        (sum, { option, quantity }) => sum + quantity * (option === 'red' ? 500 : 600),
        40_000,
      );
      return (
        lines !== null &&
        sumOfLines(lines) === cents &&
        lines.every((line) => line.totalCents === line.quantity * line.unitCents)
      );
    }),
  );
});
