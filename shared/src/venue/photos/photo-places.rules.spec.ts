import fc from 'fast-check';
import {
  cropAround,
  fillsPlace,
  PHOTO_PLACES,
  pitchOfPlace,
  placeOfPitch,
  smallestPhoto,
} from './photo-places.rules.ts';

const side = fc.integer({ min: 1, max: 8000 });
const percent = fc.integer({ min: 0, max: 100 });
const picture = fc.record({ width: side, height: side, focusX: percent, focusY: percent });
const ratio = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }));
const ROUNDING = 1e-6;

test('a crop has its ratio, is within the picture, and reaches two of its edges', () => {
  fc.assert(
    fc.property(picture, ratio, (one, [across, down]) => {
      const crop = cropAround(one, [across, down]);
      expect(crop.width / crop.height).toBeCloseTo(across / down, 6);
      expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(-ROUNDING);
      expect(crop.left + crop.width).toBeLessThanOrEqual(one.width + ROUNDING);
      expect(crop.top + crop.height).toBeLessThanOrEqual(one.height + ROUNDING);
      const spare = Math.min(one.width - crop.width, one.height - crop.height);
      expect(spare).toBeCloseTo(0, 6);
    }),
  );
});

test('a crop contains the focal point, at the same percentages as in the picture', () => {
  fc.assert(
    fc.property(picture, ratio, (one, shape) => {
      const crop = cropAround(one, shape);
      const x = (one.width * one.focusX) / 100 - crop.left;
      const y = (one.height * one.focusY) / 100 - crop.top;
      expect((x / crop.width) * 100).toBeCloseTo(one.focusX, 6);
      expect((y / crop.height) * 100).toBeCloseTo(one.focusY, 6);
    }),
  );
});

test('a picture fills a place if and only if no side is below the smallest size', () => {
  fc.assert(
    fc.property(picture, fc.constantFrom(...PHOTO_PLACES, 'pitch-T1'), (one, place) => {
      const smallest = smallestPhoto(place);
      expect(fillsPlace(place, one)).toBe(
        one.width >= smallest.width && one.height >= smallest.height,
      );
    }),
  );
});

test.each([
  ['hero', { width: 1200, height: 534 }],
  ['academy', { width: 800, height: 400 }],
  ['gate', { width: 640, height: 384 }],
  ['pitch-T1', { width: 640, height: 384 }],
])('%s accepts a photograph of its smallest size, and none below', (place, size) => {
  expect(smallestPhoto(place)).toEqual(size);
  expect(fillsPlace(place, size)).toBe(true);
  expect(fillsPlace(place, { ...size, width: size.width - 1 })).toBe(false);
  expect(fillsPlace(place, { ...size, height: size.height - 1 })).toBe(false);
});

test('the place of a pitch names its code', () => {
  expect(pitchOfPlace(placeOfPitch('T1'))).toBe('T1');
  expect(PHOTO_PLACES.map(pitchOfPlace)).toEqual(PHOTO_PLACES.map(() => null));
});
