import { splitExactly, type Cents } from './money.ts';

/** A group of people that each pay the same amount `cents`. */
interface Share {
  people: number;
  cents: Cents;
}

/**
 * Returns the shares of `people` for `total`. If the total is not divisible, two groups of shares
 * differ by a centime, the larger share first.
 * @throws RangeError as `splitExactly`
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
