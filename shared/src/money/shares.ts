import { splitExactly, type Cents } from './money.ts';

/** A number of people who pay the same amount. */
interface Share {
  people: number;
  cents: Cents;
}

/**
 * Shares of `people` for `total`: one group if it is divisible, else two that differ by a
 * centime, the larger share first. @throws RangeError as `splitExactly`
 */
export function sharesOf(total: Cents, people: number): Share[] {
  const [cents = total, ...others] = splitExactly(total, people);
  const more = 1 + others.filter((other) => other === cents).length;
  return more === people
    ? [{ people, cents }]
    : [
        { people: more, cents },
        { people: people - more, cents: cents - 1 },
      ];
}
