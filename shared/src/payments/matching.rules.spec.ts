import fc from 'fast-check';
import { formatReference } from '../references/reference.ts';
import { matchLines, namedReferences, type NamedTarget, sortLines } from './matching.rules.ts';
import { type OpenLine, type Payable } from './matching/targets.ts';

const matchLine = (line: OpenLine, payables: readonly Payable[]) =>
  matchLines([line], payables).get(line.reference) ?? null;
const hamza: Payable = {
  kind: 'booking',
  reference: 'B-7K3M9QXT',
  customer: 'Hamza Berrada',
  dueCents: 30_000,
};
const company: Payable = {
  kind: 'subscription',
  reference: 'S-01234567',
  customer: 'Société Atlas Conseil',
  dueCents: 250_000,
};
/**
 * Time limit of the matching in milliseconds. An implementation that compares each line with each
 * target takes ten times as long.
 */
const MOST_MS = 1_500;
const line = (label: string, restCents = 30_000): OpenLine => ({
  reference: 'BK-00000001',
  label,
  restCents,
});

/**
 * Measures processor time and takes the minimum of three runs, which is the best estimate on a busy
 * machine.
 */
function fastestOfThree<T>(work: () => T): { found: T; ms: number } {
  const tries = [1, 2, 3].map(() => {
    const began = process.cpuUsage();
    return { found: work(), ms: process.cpuUsage(began).user / 1000 };
  });
  return tries.reduce((fastest, one) => (one.ms < fastest.ms ? one : fastest));
}

test.each([
  'VIR RECU B-7K3M9QXT',
  'vir b7k3m9qxt hamza',
  'VIRT B 7K3M 9QXT/FIVE',
  'Réf : b-7k3m9qxt.',
  'B–7K3M9QXT',
])('the reference is found in %j', (label) => {
  expect(matchLine(line(label), [company, hamza])).toMatchObject({
    lane: 'exact',
    payable: hamza,
    takeCents: 30_000,
  });
});

test('letters that are taken for digits are forgiven', () => {
  const zero = { ...hamza, reference: 'B-01234567' };
  expect(matchLine(line('VIR B-OI234567'), [zero])?.lane).toBe('exact');
});

test('more than is due is probable: the due amount is taken and the rest remains', () => {
  expect(matchLine(line('B-7K3M9QXT', 35_000), [hamza])).toMatchObject({
    lane: 'probable',
    takeCents: 30_000,
    reasons: ['reference', 'amount_above'],
  });
});

test('less than is due is probable: the whole transfer is used', () => {
  expect(matchLine(line('B-7K3M9QXT', 10_000), [hamza])).toMatchObject({
    lane: 'probable',
    takeCents: 10_000,
    reasons: ['reference', 'amount_below'],
  });
});

test('amount and name together are probable, each alone gives no match', () => {
  expect(matchLine(line('VIREMENT DE M BERRADA HAMZA'), [company, hamza])).toMatchObject({
    lane: 'probable',
    payable: hamza,
    reasons: ['amount', 'name'],
  });
  expect(matchLine(line('VIREMENT DE M BERRADA HAMZA', 30_001), [hamza])).toBeNull();
  expect(matchLine(line('VIREMENT'), [hamza])).toBeNull();
  expect(matchLine(line('VIREMENT DE HAMZA TAZI'), [hamza])).toBeNull();
});

test('a name is known in capitals, without accents, and in Arabic letters', () => {
  expect(matchLine(line('VIR STE ATLAS CONSEIL SARL', 250_000), [company])?.reasons).toContain(
    'name',
  );
  expect(
    matchLine(line('تحويل من خديجه المنصوري'), [{ ...hamza, customer: 'خديجة المنصوري' }])?.reasons,
  ).toContain('name');
});

test('two that are equally likely are never a sure match', () => {
  const other = { ...hamza, reference: 'B-00000002' };
  expect(matchLine(line('BERRADA HAMZA'), [hamza, other])).toMatchObject({
    lane: 'probable',
    payable: hamza,
    reasons: ['amount', 'name', 'several'],
  });
  expect(matchLine(line('B-7K3M9QXT ET B-00000002'), [hamza, other])).toMatchObject({
    lane: 'probable',
  });
});

test('a reversed match is sure only for another transfer, never for the same one', () => {
  expect(matchLine({ ...line('B-7K3M9QXT'), takenBack: [hamza.reference] }, [hamza])).toMatchObject(
    { lane: 'probable', takeCents: 30_000, reasons: ['reference', 'amount', 'taken_back'] },
  );
  expect(
    matchLine({ ...line('B-7K3M9QXT'), takenBack: [company.reference] }, [hamza]),
  ).toMatchObject({ lane: 'exact', reasons: ['reference', 'amount'] });
});

test('of two transfers that name one booking the second has no remaining debt to match', () => {
  const found = matchLines(
    [
      { ...line('B-7K3M9QXT'), reference: 'a' },
      { ...line('B-7K3M9QXT'), reference: 'b' },
    ],
    [hamza],
  );
  expect([...found.keys()]).toEqual(['a']);
});

test('a sure match goes before a likely one, whichever comes first in the file', () => {
  const found = matchLines(
    [
      { ...line('BERRADA HAMZA'), reference: 'a' },
      { ...line('B-7K3M9QXT'), reference: 'b' },
    ],
    [hamza],
  );
  expect([...found.keys()]).toEqual(['b']);
});

const reference = fc
  .uint8Array({ minLength: 5, maxLength: 5 })
  .map((bytes) => formatReference('B', bytes));
const payables = fc.uniqueArray(
  fc.record({
    kind: fc.constant('booking' as const),
    reference,
    customer: fc.constantFrom('Hamza Berrada', 'Imane Lahlou', 'Omar'),
    dueCents: fc.constantFrom(10_000, 30_000, 55_000),
  }),
  { selector: (one) => one.reference, maxLength: 6 },
);
const lines = (open: readonly Payable[]) =>
  fc
    .array(
      fc.record({
        label: fc.constantFrom(
          'VIR HAMZA BERRADA',
          'VIR IMANE LAHLOU',
          'VIR',
          ...open.map((one) => `VIR ${one.reference}`),
        ),
        restCents: fc.constantFrom(5_000, 10_000, 30_000, 60_000),
      }),
      { maxLength: 12 },
    )
    .map((all) => all.map((one, index) => ({ ...one, reference: String(index) })));

test('for any input, no debt is paid twice and no transfer is used beyond its amount', () => {
  fc.assert(
    fc.property(
      payables.chain((open) => fc.tuple(fc.constant(open), lines(open))),
      ([open, all]) => {
        const found = matchLines(all, open);
        for (const [key, { takeCents }] of found)
          expect(takeCents).toBeLessThanOrEqual(
            all.find((one) => one.reference === key)?.restCents ?? 0,
          );
        for (const { reference: of, dueCents } of open) {
          const taken = [...found.values()]
            .filter(({ payable }) => payable.reference === of)
            .reduce((sum, { takeCents }) => sum + takeCents, 0);
          expect(taken).toBeLessThanOrEqual(dueCents);
        }
      },
    ),
  );
});

test('what is proposed as sure names the reference and the very amount', () => {
  fc.assert(
    fc.property(
      payables.chain((open) => fc.tuple(fc.constant(open), lines(open))),
      ([open, all]) => {
        for (const [key, { lane, takeCents, payable }] of matchLines(all, open)) {
          const of = all.find((one) => one.reference === key);
          if (lane === 'exact')
            expect([of?.restCents, of?.label.includes(payable.reference)]).toEqual([
              takeCents,
              true,
            ]);
        }
      },
    ),
  );
});

test('a thousand transfers and debts of one amount and name are matched without delay', () => {
  const debts = Array.from({ length: 1_000 }, (_, index): Payable => ({
    ...hamza,
    reference: `B-${String(index).padStart(8, '0')}`,
    customer: `Mohamed Client${index}`,
  }));
  const all = debts
    .map(({ reference, customer }, index) => ({
      reference: String(index),
      label: `VIREMENT RECU DE MOHAMED ${index % 2 === 0 ? reference : customer}`,
      restCents: 30_000,
    }))
    .toReversed();
  const { found, ms } = fastestOfThree(() => matchLines(all, debts));
  expect(ms).toBeLessThan(MOST_MS);
  expect(all.filter(({ reference }) => found.get(reference)?.payable !== undefined)).toHaveLength(
    1_000,
  );
  expect(
    [...found].filter(([key, { payable }]) => debts[Number(key)]?.reference !== payable.reference),
  ).toEqual([]);
});

test('a share and its booking count the same debt once, whichever is paid first', () => {
  const booking = {
    kind: 'booking',
    reference: 'B-7K3M9QXT',
    customer: 'Nadia Tazi',
    dueCents: 30_000,
  } as const;
  const share = {
    kind: 'share',
    reference: 'SH-2Q8M4RXT',
    customer: 'Karim Alami',
    dueCents: 3_000,
    within: 'B-7K3M9QXT',
  } as const;
  const paidWhole = matchLines(
    [
      { reference: 'one', label: 'VIR B7K3M9QXT', restCents: 30_000 },
      { reference: 'two', label: 'VIR SH2Q8M4RXT', restCents: 3_000 },
    ],
    [booking, share],
  );
  expect([paidWhole.get('one')?.takeCents, paidWhole.get('two')]).toEqual([30_000, undefined]);
  const paidShare = matchLines(
    [
      { reference: 'two', label: 'VIR SH2Q8M4RXT', restCents: 3_000 },
      { reference: 'one', label: 'VIR B7K3M9QXT', restCents: 30_000 },
    ],
    [booking, share],
  );
  expect([paidShare.get('two')?.takeCents, paidShare.get('one')?.takeCents]).toEqual([
    3_000, 27_000,
  ]);
});

describe('transfers that name an already settled debt', () => {
  const settled = (changes: Partial<NamedTarget> = {}): NamedTarget => ({
    kind: 'booking',
    reference: 'B-01234567',
    customer: 'Hamza Berrada',
    dueCents: 0,
    totalCents: 30_000,
    paidCents: 0,
    state: 'expired',
    date: '2026-11-24',
    ...changes,
  });
  const sorted = (label: string, named: NamedTarget[], debts: Payable[] = [], cents = 30_000) => {
    const { matches, settled: found } = sortLines([line(label, cents)], debts, named);
    return { match: matches.get('BK-00000001'), found: found.get('BK-00000001') };
  };

  test.each([
    'VIR RECU B-01234567',
    'vir boi234567 hamza',
    'VIRT B O1 23 45 67/FIVE',
    'Réf : b-0l234567.',
    'B–01234567',
  ])('the reference is found in %j', (label) => {
    expect(sorted(label, [settled()])).toMatchObject({
      match: undefined,
      found: { lane: 'late', state: 'expired', target: { reference: 'B-01234567' } },
    });
  });

  test.each([
    [{ state: 'expired' }, 'late'],
    [{ state: 'cancelled' }, 'late'],
    [{ state: 'left' }, 'late'],
    [{ state: 'cancelled', paidCents: 10_000 }, 'late'],
    [{ state: 'paid', paidCents: 30_000 }, 'double'],
    [{ state: 'paid', totalCents: 0 }, 'double'],
    [{ state: 'cancelled', paidCents: 30_000 }, 'double'],
  ] as const)(
    '%j is sorted into category %s, whatever the amount of the transfer',
    (changes, lane) => {
      for (const cents of [1, 30_000, 99_999])
        expect(sorted('B-01234567', [settled(changes)], [], cents).found?.lane).toBe(lane);
    },
  );

  test('a sure reference has priority over amount and name, and uses none of their matches', () => {
    expect(sorted('BERRADA HAMZA B-01234567', [settled()], [hamza])).toMatchObject({
      match: undefined,
      found: { lane: 'late' },
    });
    const { matches } = sortLines(
      [
        { ...line('BERRADA HAMZA B-01234567'), reference: 'a' },
        { ...line('BERRADA HAMZA'), reference: 'b' },
      ],
      [hamza],
      [settled()],
    );
    expect([...matches.keys()]).toEqual(['b']);
  });

  test('a transfer that also names an open debt pays that debt', () => {
    const live = settled({ ...hamza, state: 'paid' });
    expect(sorted('B-01234567 puis B-7K3M9QXT', [settled(), live], [hamza])).toMatchObject({
      match: { lane: 'exact', payable: hamza },
      found: undefined,
    });
  });

  test('a debt that was left out for its age is found by its reference', () => {
    expect(sorted('B-01234567', [settled({ dueCents: 30_000, state: 'paid' })])).toMatchObject({
      match: { lane: 'exact' },
      found: undefined,
    });
  });

  test('the second of two transfers for one debt is a duplicate of the first', () => {
    const named = settled({ ...hamza, state: 'paid' });
    const { matches, settled: found } = sortLines(
      [
        { ...line('B-7K3M9QXT'), reference: 'a' },
        { ...line('B-7K3M9QXT'), reference: 'b' },
      ],
      [hamza],
      [named],
    );
    expect([...matches.keys()]).toEqual(['a']);
    expect(found.get('b')).toMatchObject({
      lane: 'double',
      state: 'claimed',
      target: { reference: hamza.reference },
    });
  });

  test('the rest of the transfer that paid a debt is not a second transfer', () => {
    const { settled: found } = sortLines(
      [{ ...line('B-01234567', 5_000), pays: ['B-01234567'] }],
      [],
      [settled({ state: 'paid', paidCents: 30_000 })],
    );
    expect(found.size).toBe(0);
  });

  test('a pack or share reference is found; another kind or one letter too few is not', () => {
    expect(namedReferences('VIR S-7K3M9QXT SH 01234567')).toEqual(
      expect.arrayContaining(['S-7K3M9QXT', 'SH-01234567']),
    );
    for (const label of ['PAY-7K3M9QX', 'B-7K3M9QX', 'B-7K3M9QXU', '', null])
      expect(namedReferences(label)).toEqual([]);
  });

  test('for any input, a transfer is in one category at most and no debt is paid twice', () => {
    const others = fc.uniqueArray(
      fc.record({
        reference,
        state: fc.constantFrom('expired' as const, 'cancelled' as const, 'paid' as const),
        paidCents: fc.constantFrom(0, 30_000),
      }),
      { selector: (one) => one.reference, maxLength: 4 },
    );
    fc.assert(
      fc.property(payables, others, fc.infiniteStream(fc.nat(1_000)), (debts, gone, chance) => {
        const named = [
          ...debts.map((debt) => settled({ ...debt, state: 'paid' })),
          ...gone.map((one) => settled(one)),
        ];
        const pick = () =>
          named[(chance.next().value ?? 0) % Math.max(1, named.length)]?.reference ?? 'VIR';
        const all = Array.from({ length: 8 }, (_, index) => ({
          reference: String(index),
          label: `VIR HAMZA BERRADA ${index % 3 === 0 ? '' : pick()}`,
          restCents: 30_000,
        }));
        const { matches, settled: found } = sortLines(all, debts, named);
        for (const key of found.keys()) expect(matches.has(key)).toBe(false);
        for (const { reference: of, dueCents } of debts) {
          const taken = [...matches.values()]
            .filter(({ payable }) => payable.reference === of)
            .reduce((sum, { takeCents }) => sum + takeCents, 0);
          expect(taken).toBeLessThanOrEqual(dueCents);
        }
        const dead = new Set(gone.map((one) => one.reference));
        for (const { reference: key, label } of all)
          if ([...dead].some((one) => label.includes(one))) expect(found.has(key)).toBe(true);
      }),
    );
  });
});
