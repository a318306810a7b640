import fc from 'fast-check';
import {
  hasFreeSeat,
  isCovered,
  matchStatus,
  mostCents,
  openProblem,
  ownerCents,
  proposedCents,
  shareDueCents,
  shareState,
  usualCloses,
} from './open-matches.rules.ts';

const players = fc.integer({ min: 2, max: 30 });
const total = fc.integer({ min: 0, max: 10_000_000 });

test('places and the owner’s rest are the total, exactly, whatever price was allowed', () => {
  fc.assert(
    fc.property(total, players, fc.nat(), fc.nat(), (totalCents, all, k, wanted) => {
      const places = 1 + (k % (all - 1));
      const priceCents = wanted % (mostCents(totalCents, places) + 1);
      expect(
        openProblem({
          places,
          players: all,
          totalCents,
          priceCents,
          closesMinutes: 0,
          minutesToStart: 60,
        }),
      ).toBeNull();
      const rest = ownerCents({ totalCents, places, priceCents, shares: [] });
      expect(places * priceCents + rest).toBe(totalCents);
      expect(rest).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('after any openings, leaves and joins, shares plus the owner’s rest equal the total', () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ open: fc.nat(), places: fc.nat() }),
      fc.record({ leaves: fc.nat() }),
      fc.constant('comes' as const),
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), players, steps, (totalCents, all, done) => {
      let [places, priceCents, shares]: [number, number, number[]] = [0, 0, []];
      for (const step of done) {
        if (step === 'comes') shares = shares.length < places ? [...shares, priceCents] : shares;
        else if ('leaves' in step)
          shares = shares.filter((_, i) => i !== step.leaves % shares.length);
        else {
          const wanted = {
            places: 1 + (step.places % (all - 1)),
            priceCents: step.open % (totalCents + 1),
          };
          if (wanted.places >= shares.length && isCovered({ totalCents, ...wanted, shares }))
            ({ places, priceCents } = wanted);
        }
        expect(ownerCents({ totalCents, places, priceCents, shares })).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('a price is refused that a place given up would make too dear', () => {
  expect(isCovered({ totalCents: 300, places: 2, priceCents: 150, shares: [300, 0] })).toBe(false);
  expect(isCovered({ totalCents: 300, places: 2, priceCents: 0, shares: [300, 0] })).toBe(true);
});

test('the proposed price is allowed, and leaves the owner an equal share or centimes more', () => {
  fc.assert(
    fc.property(total, players, fc.nat(), (totalCents, all, k) => {
      const [places, priceCents] = [
        1 + (k % (all - 1)),
        proposedCents({ totalCents, players: all }),
      ];
      expect(priceCents).toBeLessThanOrEqual(mostCents(totalCents, places));
      const odd =
        ownerCents({ totalCents, places, priceCents, shares: [] }) - (all - places) * priceCents;
      expect(odd).toBeGreaterThanOrEqual(0);
      expect(odd).toBeLessThan(all);
    }),
  );
});

test('a centime more than the places may bear is refused', () => {
  fc.assert(
    fc.property(total, players, (totalCents, all) => {
      const places = all - 1;
      const priceCents = mostCents(totalCents, places) + 1;
      expect(
        openProblem({
          places,
          players: all,
          totalCents,
          priceCents,
          closesMinutes: 0,
          minutesToStart: 60,
        }),
      ).toBe('OPEN_MATCH_PRICE');
    }),
  );
});

test('payments in any order and parts never exceed the share or the amount due', () => {
  fc.assert(
    fc.property(
      total,
      players,
      fc.array(
        fc.record({ share: fc.nat(), cents: fc.nat({ max: 400_000 }), whole: fc.boolean() }),
        { maxLength: 40 },
      ),
      (totalCents, all, steps) => {
        const amountCents = proposedCents({ totalCents, players: all });
        const paid = Array.from({ length: all - 1 }, () => 0);
        let booking = 0;
        for (const { share, cents, whole } of steps) {
          const place = share % paid.length;
          const due = whole
            ? totalCents - booking
            : shareDueCents({
                amountCents,
                paidCents: paid[place] ?? 0,
                bookingDueCents: totalCents - booking,
              });
          const taken = Math.min(due, cents);
          booking += taken;
          if (!whole) paid[place] = (paid[place] ?? 0) + taken;
        }
        expect(booking).toBeLessThanOrEqual(totalCents);
        for (const sum of paid) expect(sum).toBeLessThanOrEqual(amountCents);
        if (booking === totalCents)
          for (const sum of paid)
            expect(shareDueCents({ amountCents, paidCents: sum, bookingDueCents: 0 })).toBe(0);
      },
    ),
  );
});

test('the owner plays: ten players leave nine places', () => {
  const asked = {
    players: 10,
    totalCents: 30_000,
    priceCents: 3_000,
    closesMinutes: 120,
    minutesToStart: 600,
  };
  expect(openProblem({ ...asked, places: 9 })).toBeNull();
  expect(openProblem({ ...asked, places: 10 })).toBe('OPEN_MATCH_PLACES');
});

test('a match closes before its start and after now', () => {
  const asked = { players: 10, places: 2, totalCents: 30_000, priceCents: 3_000 };
  expect(openProblem({ ...asked, closesMinutes: 120, minutesToStart: 120 })).toBe(
    'OPEN_MATCH_CLOSES',
  );
  expect(openProblem({ ...asked, closesMinutes: 120, minutesToStart: 121 })).toBeNull();
  expect([usualCloses(121), usualCloses(120), usualCloses(5)]).toEqual([120, 0, 0]);
});

test('a share is settled only by its own payments, not by the state of its booking', () => {
  const share = { amountCents: 3_000, paidCents: 0, dueCents: 0 };
  expect(shareState(share, 'booking')).toBe('off');
  expect(shareState(share, 'time')).toBe('nothing');
  expect(shareState({ ...share, paidCents: 1_000 }, null)).toBe('nothing');
  expect(shareState({ ...share, paidCents: 3_000 }, null)).toBe('paid');
  expect(shareState({ ...share, dueCents: 3_000 }, null)).toBe('due');
  expect(shareState({ ...share, amountCents: 0 }, null)).toBe('free');
});

test('a full match is closed only by what closes it', () => {
  expect(matchStatus({ closure: null, places: 2, taken: 1 })).toBe('open');
  expect(matchStatus({ closure: null, places: 2, taken: 2 })).toBe('full');
  expect(matchStatus({ closure: 'time', places: 2, taken: 2 })).toBe('closed');
});

test('a list has room below its seats; with 14 seats, up to the players of the booking', () => {
  const room = (taken: number, size: number, players: number) =>
    hasFreeSeat({ taken, size, players });
  expect([room(9, 10, 10), room(10, 10, 10), room(10, 10, 20)]).toEqual([true, false, false]);
  expect([room(13, 14, 10), room(14, 14, 10)]).toEqual([true, false]);
  expect([room(19, 14, 20), room(20, 14, 20)]).toEqual([true, false]);
});
