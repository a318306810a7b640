/** Red, green and blue components of a colour, 0 to 255. */
const partsOf = (color: string): number[] =>
  [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** Mixes two colours `#rrggbb`; `part` is the share of the second colour, 0 to 1. */
function mix(color: string, other: string, part: number): string {
  const target = partsOf(other);
  return `#${partsOf(color)
    .map((value, index) =>
      Math.round(value + ((target[index] ?? 0) - value) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export const darker = (color: string, part: number): string => mix(color, '#05080a', part);
export const lighter = (color: string, part: number): string => mix(color, '#ffffff', part);
