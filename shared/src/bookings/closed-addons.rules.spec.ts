import type { AddonAnswer } from '../pricings/pricings.contract.ts';
import { closedAddons } from './closed-addons.rules.ts';

const addon = (changes: Partial<AddonAnswer> = {}): AddonAnswer => ({
  id: 'A-00000001',
  reference: 'A-00000001',
  name: 'Chasubles',
  options: [{ code: 'red', name: 'Rouges', priceCents: 5_000 }],
  stock: null,
  archived: false,
  ...changes,
});
const booking = {
  addons: [
    { reference: 'A-00000001', option: 'red', quantity: 1, totalCents: 5_000 },
    { reference: 'A-00000002', option: 'hd', quantity: 2, totalCents: 8_000 },
  ],
  lines: [
    { kind: 'session', text: 'Soirée', quantity: 1, unitCents: 40_000, totalCents: 40_000 },
    { kind: 'addon', text: 'Chasubles', quantity: 1, unitCents: 5_000, totalCents: 5_000 },
    { kind: 'addon', text: 'Film', quantity: 2, unitCents: 4_000, totalCents: 8_000 },
  ] as const,
};
const closed = (offered: AddonAnswer[]) =>
  closedAddons({ addons: booking.addons, lines: [...booking.lines] }, offered);
const film = { reference: 'A-00000002', option: 'hd', quantity: 2, name: 'Film', unitCents: 4_000 };

test('a booked add-on no longer on sale is identified by its frozen name and price', () => {
  expect(closed([addon()])).toEqual([film]);
});

test('an addon read as archived is off offer, and so is an option that was removed', () => {
  const bibs = {
    reference: 'A-00000001',
    option: 'red',
    quantity: 1,
    name: 'Chasubles',
    unitCents: 5_000,
  };
  expect(closed([addon({ archived: true })])).toEqual([bibs, film]);
  expect(
    closed([addon({ options: [{ code: 'blue', name: 'Bleues', priceCents: 5_000 }] })]),
  ).toEqual([bibs, film]);
});

test('a booking without addons has none that are closed', () => {
  expect(closedAddons({ addons: [], lines: [] }, [])).toEqual([]);
});
