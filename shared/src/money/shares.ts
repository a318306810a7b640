import { splitExactly, type Cents } from './money.ts';

/** So many people who pay the same. */
export interface Share {
  people: number;
  cents: Cents;
}

/**
 * Who pays what when `people` share `total`: one group where it divides evenly, else two that differ by a centime,
 * the larger share first. @throws RangeError as `splitExactly`
 */
export function sharesOf(total: Cents, people: number): Share[] {
  const groups = Map.groupBy(splitExactly(total, people), (cents) => cents);
  return [...groups].map(([cents, members]) => ({ people: members.length, cents }));
}
