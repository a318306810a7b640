/** Centre of a seat in percent of the pitch's width and height. */
export interface SeatPlace {
  x: number;
  y: number;
}

const MOST_IN_ROW = 3;
/** Height of the keeper's row and of the last row before the halfway line, in percent. */
const [FIRST_ROW, LAST_ROW] = [10, 40];

/**
 * Returns the places of a match's seats on an upright pitch, in the order in which they are taken:
 * the two halves in turn, so that few players are spread over the whole pitch.
 */
export function seatPlaces(size: number): SeatPlace[] {
  const upper = halfOf(Math.ceil(size / 2));
  const lower = halfOf(Math.floor(size / 2)).map(({ x, y }) => ({ x: 100 - x, y: 100 - y }));
  return upper.flatMap((place, index) => [place, ...lower.slice(index, index + 1)]);
}

/** Places of a half: the keeper, then rows up to the halfway line. */
function halfOf(count: number): SeatPlace[] {
  const rows = [1, ...rowsOf(count - 1)];
  const step = (LAST_ROW - FIRST_ROW) / (rows.length - 1);
  return rows.flatMap((inRow, row) =>
    Array.from({ length: inRow }, (_, index) => ({
      x: ((index + 1) * 100) / (inRow + 1),
      y: FIRST_ROW + row * step,
    })),
  );
}

/** Splits players into rows of at most three, as even as possible. */
function rowsOf(count: number): number[] {
  const rows = Math.max(2, Math.ceil(count / MOST_IN_ROW));
  const least = Math.floor(count / rows);
  return Array.from({ length: rows }, (_, row) => least + (row < count - least * rows ? 1 : 0));
}
