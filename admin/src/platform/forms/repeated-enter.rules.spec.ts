import { isRepeatedEnter, isTooSoon, MIN_READ_MS } from './repeated-enter.rules.ts';

const press = (key: string, repeat: boolean) => ({ key, repeat });

test('a held Enter acts once even if focus moves; multi-line fields and other keys repeat', () => {
  expect([
    isRepeatedEnter(press('Enter', false), false),
    isRepeatedEnter(press('Enter', true), false),
    isRepeatedEnter(press('Enter', true), true),
    isRepeatedEnter(press('ArrowDown', true), false),
  ]).toEqual([false, true, false, false]);
});

test('the second click of a double click is ignored only on a new target', () => {
  const opens = { place: 'the button that opens a form', at: 1000 };
  const soon = opens.at + MIN_READ_MS - 1;
  expect([
    isTooSoon(opens, null),
    isTooSoon({ place: 'the form', at: soon }, opens),
    isTooSoon({ place: opens.place, at: soon }, opens),
    isTooSoon({ place: 'the form', at: soon + 1 }, opens),
  ]).toEqual([false, true, false, false]);
});
