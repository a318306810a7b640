/** A record with its position in a manual order. */
export interface Placed {
  id: string | number;
  place: number;
}

/**
 * The records to update so that the record at `index` and its neighbour swap positions: usually
 * these two, none at the ends of the list. If positions are duplicate or unordered, all records are
 * renumbered, and those with a new position are returned.
 */
export function moved(rows: readonly Placed[], index: number, step: 1 | -1): Placed[] {
  const target = index + step;
  const [one, other] = [rows[index], rows[target]];
  if (!one || !other) return [];
  const wanted = rows.with(index, other).with(target, one);
  const places = isStrict(rows) ? rows.map(({ place }) => place) : rows.map((_, at) => at + 1);
  return wanted
    .map(({ id, place }, at) => ({ id, place: places[at] ?? at, was: place }))
    .filter(({ place, was }) => place !== was)
    .map(({ id, place }) => ({ id, place }));
}

function isStrict(rows: readonly Placed[]): boolean {
  return rows.every(({ place }, at) => at === 0 || place > (rows[at - 1]?.place ?? place));
}
