/** A record with its place in the order that is kept by hand. */
export interface Placed {
  id: string | number;
  place: number;
}

/**
 * What must be written so that the record at `index` changes places with its neighbour: few rows as a rule, all of them
 * where places are shared or in disorder. Nothing at the ends.
 */
export function moved(rows: readonly Placed[], index: number, step: 1 | -1): Placed[] {
  const target = index + step;
  const [one, other] = [rows[index], rows[target]];
  if (!one || !other) return [];
  const wanted = rows.with(index, other).with(target, one);
  const places = isStrict(rows) ? rows.map(({ place }) => place) : rows.map((_, at) => at + 1);
  return wanted.map(({ id, place }, at) => ({ id, place: places[at] ?? at, was: place })).filter(({ place, was }) => place !== was).map(({ id, place }) => ({ id, place }));
}

function isStrict(rows: readonly Placed[]): boolean {
  return rows.every(({ place }, at) => at === 0 || place > (rows[at - 1]?.place ?? place));
}
