import fc from 'fast-check';
import { VAT_KINDS, VAT_RATES, VAT_STATUSES } from '../venue.codes.ts';
import { UNKNOWN_VAT, vatOnReceipt, vatWithin } from './vat.rules.ts';

const NUMBERS = { ice: '001234567000089', taxId: null };
const LIABLE = {
  ...UNKNOWN_VAT,
  status: 'liable',
  bookings: 2000,
  packs: 1000,
  tournaments: 0,
} as const;

test('a venue without a tax number mentions no VAT, whatever is entered', () => {
  for (const status of VAT_STATUSES)
    for (const kind of VAT_KINDS)
      for (const taxId of [null, ''])
        expect(
          vatOnReceipt({ legal: { ice: null, taxId }, vat: { ...LIABLE, status } }, kind),
        ).toBeNull();
});

test('a venue that has not entered whether it is liable mentions no VAT', () => {
  expect(vatOnReceipt({ legal: NUMBERS, vat: UNKNOWN_VAT }, 'bookings')).toBeNull();
});

test('a liable venue states the rate of the kind, 0 % too', () => {
  const rates = VAT_KINDS.map((kind) => vatOnReceipt({ legal: NUMBERS, vat: LIABLE }, kind));
  expect(rates).toEqual([2000, 1000, 0, 2000]);
  const legal = { ice: null, taxId: '40123456' };
  expect(vatOnReceipt({ legal, vat: LIABLE }, 'packs')).toBe(1000);
});

test('a venue that is not liable states the legal mention for every kind', () => {
  for (const kind of VAT_KINDS)
    expect(vatOnReceipt({ legal: NUMBERS, vat: { ...LIABLE, status: 'exempt' } }, kind)).toBe(
      'exempt',
    );
});

test('VAT within a price is its part at that rate, rounded to the centime', () => {
  expect([
    vatWithin(30_000, 2_000),
    vatWithin(12_000, 2_000),
    vatWithin(1, 2_000),
    vatWithin(30_000, 0),
  ]).toEqual([5_000, 2_000, 0, 0]);
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.constantFrom(...VAT_RATES), (total, rate) => {
      const net = total - vatWithin(total, rate);
      const difference = net * (10_000 + rate) - total * 10_000;
      expect(Math.abs(difference)).toBeLessThanOrEqual((10_000 + rate) / 2);
    }),
  );
});
