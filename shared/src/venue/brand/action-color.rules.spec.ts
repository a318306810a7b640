import fc from 'fast-check';
import {
  ACTION_COLOR,
  contrastOf,
  GROUNDS,
  isAccessibleActionColor,
  nearestActionColor,
  paletteOf,
} from './action-color.rules.ts';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('the contrast of black on white is 21, and of a color on itself 1', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrastOf('#f25826', '#f25826')).toBe(1);
});

test('the default color is accessible, and so are a deep green and a blue', () => {
  for (const one of [ACTION_COLOR, '#0e7a41', '#2f66c4'])
    expect(isAccessibleActionColor(one)).toBe(true);
});

test('a color that the light or the night ground hides is refused', () => {
  for (const one of ['#ffffff', '#ffe14d', '#000000', '#14203c', '#faf8f5', '#101417'])
    expect(isAccessibleActionColor(one)).toBe(false);
});

test('an accessible color contrasts with both grounds by 3, and with its text by 4.5', () => {
  fc.assert(
    fc.property(color.map(nearestActionColor), (accessible) => {
      for (const ground of Object.values(GROUNDS))
        expect(contrastOf(accessible, ground)).toBeGreaterThanOrEqual(3);
      expect(contrastOf(accessible, paletteOf(accessible).onAction)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('the proposed color is accessible, and an accessible color is proposed unchanged', () => {
  fc.assert(
    fc.property(color, (any) => {
      const proposed = nearestActionColor(any);
      expect(isAccessibleActionColor(proposed)).toBe(true);
      expect(nearestActionColor(proposed)).toBe(proposed);
    }),
  );
});

test('a proposed color keeps the order of red, green and blue', () => {
  fc.assert(
    fc.property(color, (any) => {
      const [red, green, blue] = partsOf(any);
      const [newRed, newGreen, newBlue] = partsOf(nearestActionColor(any));
      if (red > green) expect(newRed).toBeGreaterThanOrEqual(newGreen);
      if (green > blue) expect(newGreen).toBeGreaterThanOrEqual(newBlue);
      if (blue > red) expect(newBlue).toBeGreaterThanOrEqual(newRed);
    }),
  );
});

test('texts in the shades of an accessible color have a contrast of 4.5 on their grounds', () => {
  fc.assert(
    fc.property(color.map(nearestActionColor), (accessible) => {
      const { hot, onAction, ink, ground, bright } = paletteOf(accessible);
      expect(contrastOf(hot, onAction)).toBeGreaterThanOrEqual(4.5);
      for (const under of [ground, GROUNDS.light, '#ffffff', '#f2ede6'])
        expect(contrastOf(ink, under)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(bright, GROUNDS.night)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf('#101417', ground)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('what is no color of six digits is not accessible', () => {
  for (const text of ['', 'red', '#fff', '#f2582', '#f258266', 'f25826', '#F2582G'])
    expect(isAccessibleActionColor(text)).toBe(false);
});

const partsOf = (text: string): [number, number, number] => [
  Number.parseInt(text.slice(1, 3), 16),
  Number.parseInt(text.slice(3, 5), 16),
  Number.parseInt(text.slice(5, 7), 16),
];
