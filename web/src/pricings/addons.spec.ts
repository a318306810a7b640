import type { AddonAnswer } from '@five/shared/pricings/pricings.contract';
import { addonsCents, countsOf, keyOf, linesOf, mostOf, optionsOf } from './addons.ts';

const bibs: AddonAnswer = {
  id: 'A-BIBS0001',
  reference: 'A-BIBS0001',
  name: 'Chasubles',
  options: [
    { code: 'red', name: 'Rouge', priceCents: 1000 },
    { code: 'blue', name: 'Bleu', priceCents: 1500 },
  ],
  stock: 6,
  archived: false,
};
const water: AddonAnswer = { ...bibs, id: 'A-WATER001', reference: 'A-WATER001', stock: null };
const [red, blue] = optionsOf([bibs]);
const [still] = optionsOf([water]);

const most = (offer: typeof red, counts: Record<string, number>) =>
  offer ? mostOf(offer, counts) : NaN;

describe('the add-ons of a booking', () => {
  it('become lines of the request and are read back from the booking', () => {
    const counts = { [keyOf('A-BIBS0001', 'red')]: 2, [keyOf('A-WATER001', null)]: 1 };
    const lines = linesOf(counts);
    expect(lines).toEqual([
      { reference: 'A-BIBS0001', option: 'red', quantity: 2 },
      { reference: 'A-WATER001', quantity: 1 },
    ]);
    const booked = lines.map((line) => ({ option: null, totalCents: 0, ...line }));
    expect(countsOf(booked)).toEqual(counts);
  });

  it('leave out what was set back to zero', () => {
    expect(linesOf({ [keyOf('A-BIBS0001', 'red')]: 0 })).toEqual([]);
  });

  it('cost the sum of their options', () => {
    const counts = { [keyOf('A-BIBS0001', 'red')]: 2, [keyOf('A-BIBS0001', 'blue')]: 1 };
    expect(addonsCents(counts, [bibs, water])).toBe(3500);
    expect(addonsCents({}, [bibs])).toBe(0);
  });
});

describe('the highest quantity of an option', () => {
  it('is the stock less what the other options of the add-on take', () => {
    expect(most(red, {})).toBe(6);
    expect(most(red, { [keyOf('A-BIBS0001', 'blue')]: 4 })).toBe(2);
    expect(most(blue, { [keyOf('A-BIBS0001', 'red')]: 4, [keyOf('A-BIBS0001', 'blue')]: 1 })).toBe(
      2,
    );
    expect(most(red, { [keyOf('A-BIBS0001', 'blue')]: 6 })).toBe(0);
  });

  it('is ten without a stock', () => {
    expect(most(still, {})).toBe(10);
    expect(most(still, { [keyOf('A-WATER001', 'red')]: 10 })).toBe(10);
  });

  it('keeps what is chosen where the stock has shrunk since', () => {
    expect(most(red, { [keyOf('A-BIBS0001', 'red')]: 8 })).toBe(8);
  });
});
