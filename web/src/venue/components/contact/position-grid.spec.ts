import { positionGrid, SCALE } from './position-grid.ts';

const pixels = SCALE.pixels / SCALE.meters;

test('lines of latitude are true to scale, with north above', () => {
  const { parallels } = positionGrid(33.5731, -7.6298);
  const north = parallels.find(({ degrees }) => degrees === '33.574');
  expect(north?.at).toBeCloseTo(-0.0009 * 111_320 * pixels, 6);
});

test('lines of longitude are true to scale at their latitude, with east on the right', () => {
  const { meridians } = positionGrid(33.5731, -7.6298);
  const east = meridians.find(({ degrees }) => degrees === '-7.628');
  expect(east?.at).toBeCloseTo(0.0018 * 111_320 * Math.cos((33.5731 * Math.PI) / 180) * pixels, 6);
});

test.each([
  [0, 0],
  [33.5731, -7.6298],
  [-54.8, 179.9995],
  [89.9999, -180],
  [-90, 180],
])('the position %p, %p has a few lines in both directions, each once', (latitude, longitude) => {
  const { parallels, meridians } = positionGrid(latitude, longitude);
  for (const lines of [parallels, meridians]) {
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.length).toBeLessThan(140);
    expect(new Set(lines.map(({ degrees }) => degrees)).size).toBe(lines.length);
  }
});
