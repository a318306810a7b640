/** First and last opening day of a price; null: unlimited. */
interface Dated {
  from: string | null;
  to: string | null;
}

/** Current and future prices. */
export function notOver<P extends Dated>(prices: readonly P[], today: string): P[] {
  return prices.filter(({ to }) => to === null || to >= today);
}

/**
 * The price that an offer starts at, from prices in ascending order: the first current one, else
 * the first future one.
 */
export function startingPrice<P extends Dated>(prices: readonly P[], today: string): P | undefined {
  return prices.find(({ from }) => from === null || from <= today) ?? prices[0];
}
