import { contrastOf, GROUNDS } from './action-color.rules.ts';

/** Limits of the file of a logo. */
export const LOGO_FILE = {
  /** Bytes of a picture: PNG, JPEG or WebP. */
  bytes: 2 * 1024 * 1024,
  /** Bytes of an SVG drawing. */
  svgBytes: 256 * 1024,
  /** Pixels of a picture before it is scaled down. */
  pixels: 50_000_000,
  /** Length in pixels of the shorter side, without transparent margins. */
  shortestSide: 48,
} as const;

/** Width divided by height, from the tallest to the widest logo. */
const RATIOS = { tallest: 1 / 2, widest: 8 } as const;
/** Ratio from which a logo is a word-mark, which contains the name of the venue. */
const WORD_MARK = 2;
/** Contrast below which a part of the logo is not seen on a ground. */
const VISIBLE = 2;
/** Share of the visible pixels that a ground may hide. */
const HIDDEN_SHARE = 0.2;
/** Color of a plate behind a logo with both dark and light parts. */
const MIDDLE = '#6b757c';
const WHITE = '#ffffff';

export interface LogoSize {
  width: number;
  height: number;
}

/** Why the shape of a logo is refused; null if it is accepted. */
export function logoShapeProblem({ width, height }: LogoSize): 'ratio' | 'small' | null {
  const ratio = width / height;
  if (ratio < RATIOS.tallest || ratio > RATIOS.widest) return 'ratio';
  return Math.min(width, height) < LOGO_FILE.shortestSide ? 'small' : null;
}

/** Whether the logo is shown without the name of the venue beside it. */
export const isWordMark = ({ width, height }: LogoSize): boolean => width / height >= WORD_MARK;

/** Colors of the plates behind a logo; null: it is seen without one. */
export interface LogoPlates {
  onDark: string | null;
  onLight: string | null;
}

/**
 * The plates that a logo with transparent parts needs, so that no ground hides it.
 * @param shares share of its visible pixels by color, `#rrggbb`; the shares add up to 1
 */
export function platesOf(shares: ReadonlyMap<string, number>): LogoPlates {
  const isSeenOn = (ground: string) => hiddenShare(shares, ground) <= HIDDEN_SHARE;
  const plate = (ground: string, opposite: string) => {
    if (isSeenOn(ground)) return null;
    return isSeenOn(opposite) ? opposite : MIDDLE;
  };
  return { onDark: plate(GROUNDS.night, WHITE), onLight: plate(WHITE, GROUNDS.night) };
}

function hiddenShare(shares: ReadonlyMap<string, number>, ground: string): number {
  return [...shares]
    .filter(([color]) => contrastOf(color, ground) < VISIBLE)
    .reduce((sum, [, share]) => sum + share, 0);
}
