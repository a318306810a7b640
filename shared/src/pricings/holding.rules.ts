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
 * Returns the price with which an offer, such as sessions of one hour, is displayed. `prices` are
 * sorted by ascending amount: the first current price is returned, else the first future price.
 */
export function startingPrice<P extends Dated>(prices: readonly P[], today: string): P | undefined {
  return prices.find(({ from }) => from === null || from <= today) ?? prices[0];
}
