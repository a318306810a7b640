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

/** Whether two ranges overlap; adjacent ranges do not. */
export function overlaps(a: Range, b: Range): boolean {
  return Math.max(a.start, b.start) < Math.min(a.end, b.end);
}

/**
 * Whether, after merging `ranges`, a single range contains all of `inner`. No range contains an
 * empty range.
 */
export function contains(ranges: readonly Range[], inner: Range): boolean {
  return (
    !isEmpty(inner) &&
    merge(ranges).some(({ start, end }) => start <= inner.start && inner.end <= end)
  );
}

/**
 * Returns sorted, disjoint and non-empty ranges that cover exactly the numbers of `ranges`.
 * Adjacent ranges are joined.
 */
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

/** Returns the numbers of `from` that are in none of the ranges of `away`, as merged ranges. */
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
