/** The first and the last opening day of a price; open where there is none. */
interface Dated {
  from: string | null;
  to: string | null;
}

/** Prices that hold today or will: what is over is said to nobody. */
export function notOver<P extends Dated>(prices: readonly P[], today: string): P[] {
  return prices.filter(({ to }) => to === null || to >= today);
}

/** Of prices from cheap to dear the one that an offer starts at: one that holds today, else the first that will. */
export function startingPrice<P extends Dated>(prices: readonly P[], today: string): P | undefined {
  return prices.find(({ from }) => from === null || from <= today) ?? prices[0];
}
