/** First and last opening day of a price, both included; null: no limit. */
interface Dated {
  from: string | null;
  to: string | null;
}

/** Returns the current and future prices, without those that have ended before `today`. */
export function notOver<P extends Dated>(prices: readonly P[], today: string): P[] {
  return prices.filter(({ to }) => to === null || to >= today);
}

/**
 * Returns the displayed price of an entry of the price list, such as sessions of one hour. `prices`
 * are the current and future prices of this entry, sorted by ascending amount: the first current
 * price is returned, else the first future price.
 */
export function startingPrice<P extends Dated>(prices: readonly P[], today: string): P | undefined {
  return prices.find(({ from }) => from === null || from <= today) ?? prices[0];
}
