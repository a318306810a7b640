import { isHeldEnter } from './held-keys.rules.ts';

const press = (key: string, repeat: boolean) => ({ key, repeat });

test('Enter that is held presses once, whatever it comes upon; it makes lines where lines are written, and other keys repeat', () => {
  expect([isHeldEnter(press('Enter', false), false), isHeldEnter(press('Enter', true), false), isHeldEnter(press('Enter', true), true), isHeldEnter(press('ArrowDown', true), false)])
    .toEqual([false, true, false, false]);
});
