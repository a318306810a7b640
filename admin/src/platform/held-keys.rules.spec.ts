import { isHeldEnter, isUnread, UNREAD_MS } from './held-keys.rules.ts';

const press = (key: string, repeat: boolean) => ({ key, repeat });

test('a held Enter acts once, even if focus moves; it still repeats in multi-line fields, as other keys do', () => {
  expect([
    isHeldEnter(press('Enter', false), false),
    isHeldEnter(press('Enter', true), false),
    isHeldEnter(press('Enter', true), true),
    isHeldEnter(press('ArrowDown', true), false),
  ]).toEqual([false, true, false, false]);
});

test('the second click of a double click is ignored on a new target; on the same target or later it acts', () => {
  const opens = { place: 'the button that opens a form', at: 1000 };
  const soon = opens.at + UNREAD_MS - 1;
  expect([
    isUnread(opens, null),
    isUnread({ place: 'the form', at: soon }, opens),
    isUnread({ place: opens.place, at: soon }, opens),
    isUnread({ place: 'the form', at: soon + 1 }, opens),
  ]).toEqual([false, true, false, false]);
});
