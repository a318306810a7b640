import fc from 'fast-check';
import { contrastOf, GROUNDS } from './action-color.rules.ts';
import { isWordMark, LOGO_FILE, logoShapeProblem, platesOf } from './logo.rules.ts';

const only = (color: string) => new Map([[color, 1]]);

test('a logo is between twice as tall as wide and eight times as wide as tall', () => {
  expect(logoShapeProblem({ width: 100, height: 200 })).toBeNull();
  expect(logoShapeProblem({ width: 800, height: 100 })).toBeNull();
  expect(logoShapeProblem({ width: 100, height: 201 })).toBe('ratio');
  expect(logoShapeProblem({ width: 801, height: 100 })).toBe('ratio');
});

test('a logo with a side under the smallest length is refused', () => {
  const side = LOGO_FILE.shortestSide;
  expect(logoShapeProblem({ width: side, height: side })).toBeNull();
  expect(logoShapeProblem({ width: side, height: side - 1 })).toBe('small');
});

test('a logo twice as wide as tall is shown without the name beside it', () => {
  expect(isWordMark({ width: 199, height: 100 })).toBe(false);
  expect(isWordMark({ width: 200, height: 100 })).toBe(true);
});

test('a white logo gets a dark plate on light grounds only', () => {
  expect(platesOf(only('#ffffff'))).toEqual({ onDark: null, onLight: GROUNDS.night });
});

test('a black logo gets a white plate on dark grounds only', () => {
  expect(platesOf(only('#000000'))).toEqual({ onDark: '#ffffff', onLight: null });
});

test('a logo in a middle color gets no plate', () => {
  expect(platesOf(only('#f25826'))).toEqual({ onDark: null, onLight: null });
});

test('a small hidden part needs no plate', () => {
  const shares = new Map([
    ['#f25826', 0.81],
    ['#ffffff', 0.19],
  ]);
  expect(platesOf(shares)).toEqual({ onDark: null, onLight: null });
});

test('a logo of any two colors is seen on its plates, or without one', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(color, color, fc.double({ min: 0, max: 1, noNaN: true }), (one, other, share) => {
      const shares = [
        [one, share],
        [other, 1 - share],
      ] as const;
      const { onDark, onLight } = platesOf(new Map(shares.filter(([, part]) => part > 0)));
      for (const ground of [onDark ?? GROUNDS.night, onLight ?? '#ffffff']) {
        const hidden = shares.filter(([shade]) => contrastOf(shade, ground) < 2);
        const sum = hidden.reduce((total, [, part]) => total + part, 0);
        if (ground !== '#6b757c') expect(sum).toBeLessThanOrEqual(0.2 + 1e-9);
      }
    }),
  );
});
