import { missingHours } from './pack-spread.rules.ts';
import type { Pack } from './subscriptions.rules.ts';

const pack = (remainingHours: number, validUntil: string): Pack => ({
  reference: `S-${validUntil}`,
  status: 'active',
  remainingHours,
  validFrom: '2026-11-01',
  validUntil,
  frozen: false,
});
const weekly = (hours: number) =>
  ['2026-11-24', '2026-12-01', '2026-12-08'].map((date) => ({ hours, date }));

test('matches are paid in their order, each by a pack that is valid on its day', () => {
  expect(missingHours([pack(3, '2026-12-31')], weekly(1))).toBe(0);
  expect(missingHours([pack(10, '2026-12-01')], weekly(1))).toBe(1);
  expect(missingHours([pack(1, '2026-11-30'), pack(2, '2026-12-31')], weekly(1))).toBe(0);
});

test('two hours are not put together of two packs', () => {
  expect(missingHours([pack(1, '2026-12-31'), pack(1, '2027-01-31')], weekly(2))).toBe(6);
  expect(missingHours([pack(5, '2026-12-31')], weekly(2))).toBe(2);
  expect(missingHours([], weekly(2))).toBe(6);
});

test('counting does not change the packs', () => {
  const packs = [pack(3, '2026-12-31')];
  missingHours(packs, weekly(1));
  expect(packs[0]?.remainingHours).toBe(3);
});
