/**
 * A half-open range `[start, end)` of whole numbers, such as minutes; empty if the end is not after
 * the start.
 */
export interface Range {
  start: number;
  end: number;
}

function isEmpty({ start, end }: Range): boolean {
  return end <= start;
}

/** Whether two ranges share a point; adjacent ones do not. */
export function overlaps(a: Range, b: Range): boolean {
  return Math.max(a.start, b.start) < Math.min(a.end, b.end);
}

/**
 * Whether one of `ranges`, merged, contains all of `inner`. An empty range is contained in none.
 */
export function contains(ranges: readonly Range[], inner: Range): boolean {
  return (
    !isEmpty(inner) &&
    merge(ranges).some(({ start, end }) => start <= inner.start && inner.end <= end)
  );
}

/** The same points as sorted, disjoint, non-empty ranges, with adjacent ones joined. */
export function merge(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const { start, end } of ranges
    .filter((range) => !isEmpty(range))
    .sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** The points of `from` that are in none of `away`, merged. */
export function subtract(from: readonly Range[], away: readonly Range[]): Range[] {
  return merge(away).reduce(
    (left, hole) =>
      left.flatMap(({ start, end }) =>
        [
          { start, end: Math.min(end, hole.start) },
          { start: Math.max(start, hole.end), end },
        ].filter((range) => !isEmpty(range)),
      ),
    merge(from),
  );
}
