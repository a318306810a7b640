/** Pixels of a picture: red, green, blue and alpha, a byte each. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Alpha from which a pixel counts as visible. */
const VISIBLE_ALPHA = 16;
/** Alpha from which the color of a pixel counts. */
const SOLID_ALPHA = 128;
const OPAQUE_ALPHA = 250;
/** Bits of a channel that are dropped, so that a picture has 4,096 colors at most. */
const COARSE = 4;

/** The smallest area with all visible pixels; null if there is none. */
export function visibleArea({ data, width, height }: Pixels): Area | null {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((data[(y * width + x) * 4 + 3] ?? 0) >= VISIBLE_ALPHA) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = y;
      }
  if (right < 0) return null;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Share of the solid pixels by color, `#rrggbb`; null if no pixel is transparent. */
export function colorShares({ data }: Pixels): ReadonlyMap<string, number> | null {
  const counts = new Map<number, number>();
  let [total, isOpaque] = [0, true];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha < OPAQUE_ALPHA) isOpaque = false;
    if (alpha < SOLID_ALPHA) continue;
    const color = [0, 1, 2].reduce(
      (sum, channel) => sum * 16 + ((data[at + channel] ?? 0) >> COARSE),
      0,
    );
    counts.set(color, (counts.get(color) ?? 0) + 1);
    total += 1;
  }
  if (isOpaque) return null;
  return new Map([...counts].map(([color, count]) => [hexOf(color), count / total]));
}

/** The color of a pixel of the corner. */
export const cornerColor = ({ data }: Pixels): string => `#${data.subarray(0, 3).toString('hex')}`;

/** `#rrggbb` of a color with four bits a channel: `0xf80` is `#ff8800`. */
const hexOf = (color: number): string =>
  `#${[...color.toString(16).padStart(3, '0')].map((digit) => digit + digit).join('')}`;
