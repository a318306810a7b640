import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import { isForTheRest } from './price-limits.ts';
import { hasPacks, nameOfOffer, offersOf } from './price-table.ts';

const TODAY = '2026-11-21';

function priceWith(changes: Partial<PricingAnswer> & { reference: string }): PricingAnswer {
  return {
    id: changes.reference,
    type: 'session',
    name: 'Séance',
    numberOfHours: null,
    durationMinutes: 60,
    contributionCents: null,
    totalCents: 30_000,
    remark: null,
    tariff: 'standard',
    pitch: null,
    from: null,
    to: null,
    weekdays: null,
    startTime: null,
    endTime: null,
    archived: false,
    ...changes,
  };
}

const pack = (reference: string, numberOfHours: number, totalCents: number) =>
  priceWith({ reference, type: 'pack', numberOfHours, durationMinutes: null, totalCents });

describe('the price list', () => {
  it('has sessions first, then packs, each from short to long', () => {
    const offers = offersOf(
      [
        pack('PR-00000001', 20, 500_000),
        priceWith({ reference: 'PR-00000002', durationMinutes: 120, totalCents: 55_000 }),
        pack('PR-00000003', 5, 140_000),
        priceWith({ reference: 'PR-00000004' }),
      ],
      TODAY,
    );
    expect(offers.map(({ type, hours }) => `${type} ${hours}`)).toEqual([
      'session 1',
      'session 2',
      'pack 5',
      'pack 20',
    ]);
  });

  it('has packs only while one can be ordered', () => {
    const sold = pack('PR-00000001', 10, 280_000);
    const session = priceWith({ reference: 'PR-00000002' });
    expect(hasPacks([session, sold], TODAY)).toBe(true);
    expect(hasPacks([session], TODAY)).toBe(false);
    expect(
      hasPacks(
        [
          { ...sold, to: '2026-11-20' },
          { ...sold, archived: true },
        ],
        TODAY,
      ),
    ).toBe(false);
  });

  it('leaves out archived prices, prices that have ended, and the academy', () => {
    const offers = offersOf(
      [
        priceWith({ reference: 'PR-00000001', archived: true }),
        priceWith({ reference: 'PR-00000002', to: '2026-11-20' }),
        priceWith({ reference: 'PR-00000003', type: 'academy' }),
        priceWith({ reference: 'PR-00000004', to: TODAY }),
      ],
      TODAY,
    );
    expect(offers.map(({ rules }) => rules.map(({ reference }) => reference))).toEqual([
      ['PR-00000004'],
    ]);
  });

  it('starts at the lowest price of today, not at a lower one of the future', () => {
    const [offer] = offersOf(
      [
        priceWith({ reference: 'PR-00000001', totalCents: 40_000 }),
        priceWith({ reference: 'PR-00000002', totalCents: 35_000, from: TODAY }),
        priceWith({ reference: 'PR-00000003', totalCents: 20_000, from: '2026-11-22' }),
      ],
      TODAY,
    );
    expect(offer?.from.totalCents).toBe(35_000);
    expect(offer?.varies).toBe(true);
    expect(offer?.rules.map(({ totalCents }) => totalCents)).toEqual([20_000, 35_000, 40_000]);
  });

  it('starts at the lowest future price where none applies today', () => {
    const [offer] = offersOf(
      [
        priceWith({ reference: 'PR-00000001', totalCents: 25_000, from: '2027-01-01' }),
        priceWith({ reference: 'PR-00000002', totalCents: 20_000, from: '2026-12-01' }),
      ],
      TODAY,
    );
    expect(offer?.from.totalCents).toBe(20_000);
  });

  it('states no "from" where all rules have one amount', () => {
    const rules = ['PR-00000001', 'PR-00000002'].map((reference) => priceWith({ reference }));
    expect(offersOf(rules, TODAY).map(({ varies }) => varies)).toEqual([false]);
  });

  it('names a pack as the venue does, unless packs of one size have several names', () => {
    const [named, mixed] = offersOf(
      [
        { ...pack('PR-00000001', 10, 250_000), name: 'Carte 10 heures' },
        { ...pack('PR-00000002', 20, 450_000), name: 'Carte 20 heures' },
        { ...pack('PR-00000003', 20, 400_000), name: 'Carte du matin' },
      ],
      TODAY,
    );
    expect(named && nameOfOffer(named)).toBe('Carte 10 heures');
    expect(mixed && nameOfOffer(mixed)).toBeNull();
  });

  it('has a price without limits for the rest of the time only beside one with limits', () => {
    const base = priceWith({ reference: 'PR-00000001' });
    const later = priceWith({ reference: 'PR-00000002', from: '2027-01-01' });
    const evening = priceWith({ reference: 'PR-00000003', startTime: '18:00' });
    expect(isForTheRest(base, [base, evening])).toBe(true);
    expect(isForTheRest(evening, [base, evening])).toBe(false);
    expect(isForTheRest(base, [base, later])).toBe(false);
  });
});
