/**
 * Names of the figures of a visit. `kB` are received kilobytes; the others except `requests` are
 * milliseconds since the navigation began. `press` is the time at which the effect of the press was
 * visible; in the back-office it is the time since the press.
 */
export const FIGURES = ['requests', 'kB', 'first paint', 'largest', 'content', 'press'] as const;

export type FigureName = (typeof FIGURES)[number];

export type Figures = Record<FigureName, number>;

/** Returns the median of each figure of an odd number of visits. */
export function medianOf(visits: readonly Figures[]): Figures {
  const middle = (name: FigureName) =>
    visits.map((figures) => figures[name]).toSorted((one, other) => one - other)[
      Math.floor(visits.length / 2)
    ] ?? NaN;
  // The cast is safe: the object has an entry for each name in `FIGURES`.
  return Object.fromEntries(FIGURES.map((name) => [name, Math.round(middle(name))])) as Figures;
}
