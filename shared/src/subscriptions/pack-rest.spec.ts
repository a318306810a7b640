import { movementText, restText } from './pack-rest.ts';

test('whole hours are a number, hours with minutes have a colon', () => {
  expect([restText(10, 0), restText(9, 54), restText(0, 6)]).toEqual(['10', '9:54', '0:06']);
});

test('a movement has its sign, also when minutes are taken from a whole hour', () => {
  expect([movementText(10, 0), movementText(-1, 54), movementText(1, -54)]).toEqual([
    '+10',
    '−0:06',
    '+0:06',
  ]);
});
