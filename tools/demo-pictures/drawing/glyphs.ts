import { group, path, type Svg } from './svg.ts';

/**
 * Letters and digits as single strokes in a box of 6 by 10 units, so that a picture needs no
 * installed font.
 */
const STROKES: Record<string, string> = {
  0: 'M3 0C5 0 6 1.4 6 3.4V6.6C6 8.6 5 10 3 10C1 10 0 8.6 0 6.6V3.4C0 1.4 1 0 3 0Z',
  1: 'M1 2L3.6 0V10',
  2: 'M0.2 2.4C0.4 0.8 1.6 0 3 0C4.8 0 6 1.2 6 2.8C6 5.4 0 7 0 10H6',
  3:
    'M0.2 1.6C0.8 0.5 1.8 0 3 0C4.8 0 5.8 1.1 5.8 2.5C5.8 4 4.6 4.8 3 4.8C4.8 4.8 6 5.8 6 ' +
    '7.4C6 9 4.8 10 3 10C1.6 10 0.6 9.4 0 8.2',
  4: 'M4.6 10V0L0 7H6',
  5:
    'M5.6 0H0.8L0.4 4.6C1.2 4 2 3.8 3 3.8C4.8 3.8 6 5 6 ' +
    '6.9C6 8.8 4.8 10 3 10C1.6 10 0.6 9.4 0 8.2',
  6:
    'M5.4 1.2C4.8 0.4 4 0 3 0C1 0 0 2 0 5.4C0 8.4 1 10 3 10C4.8 10 6 8.8 6 7C6 5.2 4.8 4 3.1 ' +
    '4C1.4 4 0.2 5.2 0.1 6.6',
  7: 'M0 0H6L2.2 10',
  8:
    'M3 4.7C1.4 4.7 0.4 3.8 0.4 2.4C0.4 1 1.4 0 3 0C4.6 0 5.6 1 5.6 2.4C5.6 3.8 4.6 4.7 3 ' +
    '4.7C1.2 4.7 0 5.8 0 7.4C0 9 1.2 10 3 10C4.8 10 6 9 6 7.4C6 5.8 4.8 4.7 3 4.7Z',
  9:
    'M0.6 8.8C1.2 9.6 2 10 3 10C5 10 6 8 6 4.6C6 1.6 5 0 3 0C1.2 0 0 1.2 0 3C0 4.8 1.2 6 2.9 ' +
    '6C4.6 6 5.8 4.8 5.9 3.4',
  A: 'M0 10L3 0L6 10M1.1 6.6H4.9',
  E: 'M6 0H0V10H6M0 5H4.8',
  F: 'M0 10V0H6M0 5H4.6',
  I: 'M3 0V10',
  N: 'M0 10V0L6 10V0',
  R: 'M0 10V0H3.4C5 0 6 1.1 6 2.7C6 4.3 5 5.4 3.4 5.4H0M3 5.4L6 10',
  V: 'M0 0L3 10L6 0',
};

const WIDTH: Record<string, number> = { I: 3, 1: 4.4, ' ': 3.4 };
const GAP = 2.4;

/** Draws a word in letters of the given height, centred at the origin. */
export function digits(text: string, height: number, color: string, weight = height / 4): Svg {
  const unit = height / 10;
  const letters = [...text];
  const whole = letters.reduce((sum, letter) => sum + (WIDTH[letter] ?? 6) + GAP, -GAP);
  let x = -whole / 2;
  const drawn = letters.map((letter) => {
    const width = WIDTH[letter] ?? 6;
    const stroke = path(STROKES[letter] ?? '', {
      transform: `translate(${(x - (6 - width) / 2).toFixed(2)} -5)`,
    });
    x += width + GAP;
    return stroke;
  });
  return group(
    {
      transform: `scale(${unit.toFixed(4)})`,
      fill: 'none',
      stroke: color,
      'stroke-width': (weight / unit).toFixed(2),
      'stroke-linejoin': 'round',
      'stroke-linecap': 'square',
    },
    ...drawn,
  );
}
