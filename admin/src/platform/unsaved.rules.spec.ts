import { isLeaving } from './unsaved.rules.ts';

const at = (pathname: string) => ({ pathname });

test('who goes to another page with something unsaved is asked', () => {
  expect(isLeaving(at('/venue'), at('/pricings'))).toBe(true);
  expect(isLeaving(at('/pricings/PR-1'), at('/pricings'))).toBe(true);
});

test('who stays on the page, or is signed out, is not asked', () => {
  expect(isLeaving(at('/venue'), at('/venue'))).toBe(false);
  expect(isLeaving(at('/venue'), at('/login'))).toBe(false);
});
