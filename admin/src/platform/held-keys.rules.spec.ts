import { isHeldEnter, isUnread, UNREAD_MS } from './held-keys.rules.ts';

const press = (key: string, repeat: boolean) => ({ key, repeat });

test('Enter that is held presses once, whatever it comes upon; it makes lines where lines are written, and other keys repeat', () => {
  expect([isHeldEnter(press('Enter', false), false), isHeldEnter(press('Enter', true), false), isHeldEnter(press('Enter', true), true), isHeldEnter(press('ArrowDown', true), false)])
    .toEqual([false, true, false, false]);
});

test('the second half of a double press does nothing where it comes upon something else, and acts as any other where it does not, or where it comes later', () => {
  const opens = { place: 'the button that opens a form', at: 1000 };
  const soon = opens.at + UNREAD_MS - 1;
  expect([isUnread(opens, null), isUnread({ place: 'the form', at: soon }, opens), isUnread({ place: opens.place, at: soon }, opens), isUnread({ place: 'the form', at: soon + 1 }, opens)])
    .toEqual([false, true, false, false]);
});
