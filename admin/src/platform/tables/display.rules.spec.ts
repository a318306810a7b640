import { displayState } from './display.rules.ts';

const JUNE = { from: '2026-06-01', to: '2026-06-30' };

test.each([
  ['2026-05-31', 'planned'],
  ['2026-06-01', 'shown'],
  ['2026-06-30', 'shown'],
  ['2026-07-01', 'over'],
])('on %s it is %s', (today, state) => {
  expect(displayState(JUNE, today)).toBe(state);
});

test('an open side never ends the display', () => {
  expect(
    ['1999-01-01', '2999-01-01'].map((today) => displayState({ from: null, to: null }, today)),
  ).toEqual(['shown', 'shown']);
});
