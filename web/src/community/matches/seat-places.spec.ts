import { MAX_SIZE, MIN_SIZE } from '@five/shared/community/matches/matches.rules';
import { seatPlaces } from './seat-places.ts';

const SIZES = Array.from({ length: MAX_SIZE - MIN_SIZE + 1 }, (_, index) => MIN_SIZE + index);
/** Space that a seat with its name needs, in percent of the pitch. */
const [WIDTH, HEIGHT] = [20, 9];

test.each(SIZES)('%i seats are all on the pitch, and none covers another', (size) => {
  const places = seatPlaces(size);
  expect(places).toHaveLength(size);
  for (const [index, { x, y }] of places.entries()) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(9);
    expect(Math.max(x, y)).toBeLessThanOrEqual(91);
    for (const other of places.slice(index + 1))
      expect(Math.abs(other.x - x) >= WIDTH || Math.abs(other.y - y) >= HEIGHT).toBe(true);
  }
});

test('the halves are taken in turn', () => {
  expect(seatPlaces(7).map(({ y }) => (y < 50 ? 'upper' : 'lower'))).toEqual([
    'upper',
    'lower',
    'upper',
    'lower',
    'upper',
    'lower',
    'upper',
  ]);
});
