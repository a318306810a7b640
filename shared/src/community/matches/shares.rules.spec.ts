import fc from 'fast-check';
import { seatingOf } from './matches.rules.ts';
import { restCents, restDueCents, shareAmounts, type ShareHolder } from './shares.rules.ts';

const seat = (changes: Partial<ShareHolder> = {}): ShareHolder => ({
  hasSeat: true,
  amountCents: null,
  paidCents: 0,
  isPlace: false,
  ...changes,
});
const price = { totalCents: 30_000, size: 10, asked: true, offeredCents: 0 };

test('each seat pays its part to the centime, and the captain what the seats leave', () => {
  const seats = Array.from({ length: 9 }, () => seat());
  const amounts = shareAmounts({ ...price, totalCents: 30_007 }, seats);
  expect(amounts).toEqual(Array.from({ length: 9 }, () => 3_000));
  expect(restCents(30_007, amounts)).toBe(3_007);
});

test('a person on the bench pays nothing, and no seat pays while shares are off', () => {
  expect(shareAmounts(price, [seat({ hasSeat: false })])).toEqual([null]);
  expect(shareAmounts({ ...price, asked: false }, [seat({ amountCents: 3_000 })])).toEqual([null]);
});

test('a paid share stays that of its payer, without a seat and while shares are off', () => {
  const paid = seat({ hasSeat: false, amountCents: 3_000, paidCents: 3_000 });
  expect(shareAmounts(price, [paid])).toEqual([3_000]);
  expect(shareAmounts({ ...price, asked: false }, [paid])).toEqual([3_000]);
});

test('the part of a share that is paid stays without a seat, and the rest is not asked', () => {
  const paid = seat({ hasSeat: false, amountCents: 3_000, paidCents: 1_000 });
  expect(shareAmounts(price, [paid])).toEqual([1_000]);
});

test('who takes the seat of a person that has paid pays what is left of the price', () => {
  const paid = () => seat({ amountCents: 100, paidCents: 100 });
  const left = seat({ hasSeat: false, amountCents: 100, paidCents: 100 });
  const holders = [paid(), paid(), paid(), paid(), paid(), seat(), left];
  const amounts = shareAmounts({ totalCents: 600, size: 6, asked: true, offeredCents: 0 }, holders);
  expect(amounts).toEqual([100, 100, 100, 100, 100, null, 100]);
});

test('a new price changes unpaid shares, and lowers paid ones to what is paid at least', () => {
  const holders = [
    seat({ amountCents: 3_000 }),
    seat({ amountCents: 3_000, paidCents: 3_000 }),
    seat({ amountCents: 3_000, paidCents: 1_000 }),
  ];
  expect(shareAmounts({ ...price, totalCents: 45_000 }, holders)).toEqual([4_500, 3_000, 3_000]);
  expect(shareAmounts({ ...price, totalCents: 15_000 }, holders)).toEqual([1_500, 3_000, 1_500]);
});

test('places of the public list keep their price, and free ones are kept back', () => {
  const place = seat({ isPlace: true, amountCents: 15_000 });
  const amounts = shareAmounts({ ...price, offeredCents: 14_000 }, [seat(), place]);
  expect(amounts).toEqual([1_000, 15_000]);
});

test('the captain pays the rest once, at most what the booking still costs', () => {
  expect(restDueCents(3_007, { paidCents: 0, bookingDueCents: 30_007 })).toBe(3_007);
  expect(restDueCents(3_007, { paidCents: 3_007, bookingDueCents: 27_000 })).toBe(0);
  expect(restDueCents(3_007, { paidCents: 0, bookingDueCents: 500 })).toBe(500);
  expect(restDueCents(3_007, { paidCents: 30_007, bookingDueCents: 0 })).toBe(0);
});

/**
 * A match as DOMAIN describes it: those who come in their order, and what each has paid. The model
 * knows no stored shares; `run` stores those of the rule between the steps, as the API does.
 */
interface Person {
  order: number | null;
  paid: number;
  share: number | null;
}

interface Match {
  total: number;
  size: number;
  asked: boolean;
  people: Person[];
  turn: number;
}

type Step = (match: Match) => void;

const anyone = fc.nat({ max: 19 });
const step: fc.Arbitrary<Step> = fc.oneof(
  anyone.map(
    (n): Step =>
      (match) =>
        comes(match, n),
  ),
  anyone.map(
    (n): Step =>
      (match) =>
        void (personOf(match, n).order = null),
  ),
  anyone.map(
    (n): Step =>
      (match) =>
        pays(match, n, Infinity),
  ),
  fc.tuple(anyone, fc.integer({ min: 1, max: 2_000 })).map(
    ([n, cents]): Step =>
      (match) =>
        pays(match, n, cents),
  ),
  anyone.map(
    (n): Step =>
      (match) =>
        void (personOf(match, n).paid = 0),
  ),
  fc.integer({ min: 6, max: 14 }).map(
    (size): Step =>
      (match) =>
        void (match.size = size),
  ),
  fc.boolean().map(
    (asked): Step =>
      (match) =>
        void (match.asked = asked),
  ),
  fc.integer({ min: 0, max: 40_000 }).map(
    (total): Step =>
      (match) =>
        void (match.total = Math.max(total, paidOf(match))),
  ),
);

const personOf = (match: Match, n: number): Person => {
  const person = (match.people[n] ??= { order: null, paid: 0, share: null });
  return person;
};
const everyone = ({ people }: Match): Person[] => people.filter(Boolean);
const paidOf = (match: Match): number => everyone(match).reduce((sum, { paid }) => sum + paid, 0);

function comes(match: Match, n: number): void {
  const person = personOf(match, n);
  person.order ??= ++match.turn;
}

/** The desk takes at most what is due of the share and of the booking. */
function pays(match: Match, n: number, cents: number): void {
  const person = personOf(match, n);
  const due = Math.min((person.share ?? 0) - person.paid, match.total - paidOf(match));
  person.paid += Math.max(0, Math.min(due, cents));
}

function adapt(match: Match): void {
  const people = everyone(match);
  const coming = people.map((person) => ({
    person,
    answer: person.order === null ? ('out' as const) : ('in' as const),
    position: person.order,
  }));
  const { seats, bench } = seatingOf(coming, match.size);
  const holders = [...seats, ...bench, ...coming.filter(({ answer }) => answer === 'out')];
  const amounts = shareAmounts(
    { totalCents: match.total, size: match.size, asked: match.asked, offeredCents: 0 },
    holders.map((holder) => ({
      hasSeat: seats.includes(holder),
      amountCents: holder.person.share,
      paidCents: holder.person.paid,
      isPlace: false,
    })),
  );
  for (const [index, { person }] of holders.entries()) person.share = amounts[index] ?? null;
}

function expectShared(match: Match): void {
  const people = everyone(match);
  const shares = people.map(({ share }) => share);
  const rest = restCents(match.total, shares);
  expect(shares.reduce<number>((sum, cents) => sum + (cents ?? 0), rest)).toBe(match.total);
  expect(rest).toBeGreaterThanOrEqual(0);
  const part = Math.floor(match.total / match.size);
  const seated = people
    .filter(({ order }) => order !== null)
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .slice(0, match.size);
  for (const person of people) {
    // Nobody has paid more than the own share, and what is paid stays the payer's.
    expect(person.share ?? 0).toBeGreaterThanOrEqual(person.paid);
    const owes = match.asked && seated.includes(person);
    if (!owes) expect(person.share ?? 0).toBe(person.paid);
    else if (person.paid === 0) expect(person.share ?? 0).toBeLessThanOrEqual(part);
    // An unpaid seat pays its whole part as long as the price is not used up.
    if (owes && person.paid === 0 && (person.share ?? 0) < part) expect(rest).toBe(0);
  }
}

test('after any changes and payments, shares and rest are the price, each paid once', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const match: Match = { total: 30_000, size: 10, asked: true, people: [], turn: 0 };
      for (const act of steps) {
        act(match);
        adapt(match);
        expectShared(match);
      }
    }),
  );
});
