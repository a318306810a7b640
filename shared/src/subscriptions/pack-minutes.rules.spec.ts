import fc from 'fast-check';
import {
  balanceMinutes,
  minutesFor,
  movementOf,
  type PackBalance,
  packForMinutes,
} from './pack-minutes.rules.ts';

const HOUR = { sessionCents: 30_000, durationMinutes: 60 };
const cents = fc.integer({ min: 1, max: 1_000_000 });
const duration = fc.constantFrom(60, 120);
const pack = (changes: Partial<PackBalance> = {}): PackBalance => ({
  reference: 'S-7K3M9QXT',
  status: 'active',
  remainingHours: 10,
  remainingMinutes: 0,
  validFrom: '2026-11-01',
  validUntil: '2026-11-30',
  frozen: false,
  ...changes,
});

test('a tenth of an hour is six minutes, and a part of a minute is a whole one', () => {
  expect(minutesFor(3_000, HOUR)).toBe(6);
  expect(minutesFor(3_000, { ...HOUR, durationMinutes: 120 })).toBe(12);
  expect(minutesFor(2_142, HOUR)).toBe(5);
  expect(minutesFor(1, HOUR)).toBe(1);
});

test('the whole price of a session is the minutes of the match', () => {
  fc.assert(
    fc.property(cents, duration, (sessionCents, durationMinutes) => {
      const minutes = minutesFor(sessionCents, { sessionCents, durationMinutes });
      expect(minutes).toBe(durationMinutes);
    }),
  );
});

test('minutes are worth the amount, and one minute fewer is not', () => {
  fc.assert(
    fc.property(cents, cents, duration, (amountCents, sessionCents, durationMinutes) => {
      const minutes = minutesFor(amountCents, { sessionCents, durationMinutes }) ?? 0;
      expect(minutes * sessionCents).toBeGreaterThanOrEqual(amountCents * durationMinutes);
      expect((minutes - 1) * sessionCents).toBeLessThan(amountCents * durationMinutes);
    }),
  );
});

test('a session that pack hours have paid takes no minutes', () => {
  expect(minutesFor(3_000, { ...HOUR, sessionCents: 0 })).toBeNull();
});

test('any movements leave 0 to 59 minutes, and their sum is what was added', () => {
  const steps = fc.array(fc.integer({ min: -500, max: 500 }), { maxLength: 30 });
  fc.assert(
    fc.property(fc.nat(100), fc.nat(59), steps, (remainingHours, remainingMinutes, all) => {
      let rest = { remainingHours, remainingMinutes };
      for (const step of all) {
        const { hours, minutes } = movementOf(rest, step);
        const before = balanceMinutes(rest);
        rest = {
          remainingHours: rest.remainingHours + hours,
          remainingMinutes: rest.remainingMinutes + minutes,
        };
        expect(rest.remainingMinutes).toBeGreaterThanOrEqual(0);
        expect(rest.remainingMinutes).toBeLessThan(60);
        expect(balanceMinutes(rest)).toBe(before + step);
      }
    }),
  );
  expect(movementOf(pack(), -6)).toEqual({ hours: -1, minutes: 54 });
});

test('the pack that ends first pays, if it is valid, not frozen and has the minutes', () => {
  const later = pack({ reference: 'S-LATER', validUntil: '2026-12-31' });
  const short = pack({ reference: 'S-SHORT', remainingHours: 0, remainingMinutes: 5 });
  expect(packForMinutes([later, pack(), short], 6, '2026-11-30')?.reference).toBe('S-7K3M9QXT');
  expect(packForMinutes([later, short], 5, '2026-11-30')?.reference).toBe('S-SHORT');
  expect(packForMinutes([pack()], 6, '2026-12-01')).toBeNull();
  expect(packForMinutes([pack({ frozen: true })], 6, '2026-11-30')).toBeNull();
  expect(packForMinutes([short], 6, '2026-11-30')).toBeNull();
});
