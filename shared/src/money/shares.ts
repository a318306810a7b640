import { splitExactly, type Cents } from './money.ts';

/** So many people who pay the same. */
interface Share {
  people: number;
  cents: Cents;
}

/**
 * Who pays what when `people` share `total`: one group where it divides evenly, else two that differ by a centime,
 * the larger share first. @throws RangeError as `splitExactly`
 */
export function sharesOf(total: Cents, people: number): Share[] {
  const [cents = total, ...others] = splitExactly(total, people);
  const more = 1 + others.filter((other) => other === cents).length;
  return more === people ? [{ people, cents }] : [{ people: more, cents }, { people: people - more, cents: cents - 1 }];
}
