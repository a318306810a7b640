import fc from 'fast-check';
import { pointAt, stepped } from './focus.rules.ts';

const PICTURE = { left: 100, top: 50, width: 400, height: 200 };

test('a click gives its position in hundredths from the left and top of the picture', () => {
  expect(pointAt({ clientX: 200, clientY: 200 }, PICTURE)).toEqual({ x: 25, y: 75 });
});

test('a dragged point stays on the picture at whole hundredths, for any picture size', () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
      fc.double({ noNaN: true, min: -1e6, max: 1e6 }),
      fc.nat(2000),
      (clientX, clientY, size) => {
        for (const part of Object.values(
          pointAt({ clientX, clientY }, { ...PICTURE, width: size, height: size }),
        )) {
          expect(Number.isInteger(part) && part >= 0 && part <= 100).toBe(true);
        }
      },
    ),
  );
});

test('arrow keys move it by 1 hundredth, with Shift by 10, within the edges; others do not', () => {
  const from = { x: 50, y: 98 };
  expect([
    stepped(from, 'ArrowLeft', false),
    stepped(from, 'ArrowRight', true),
    stepped(from, 'ArrowUp', true),
    stepped(from, 'ArrowDown', true),
    stepped(from, 'Tab', false),
  ]).toEqual([{ x: 49, y: 98 }, { x: 60, y: 98 }, { x: 50, y: 88 }, { x: 50, y: 100 }, null]);
});
