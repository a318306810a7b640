import { isLeaving } from './unsaved.rules.ts';

const at = (pathname: string) => ({ pathname });

test('leaving for another page with unsaved changes asks for confirmation', () => {
  expect(isLeaving(at('/venue'), at('/pricings'))).toBe(true);
  expect(isLeaving(at('/pricings/PR-1'), at('/pricings'))).toBe(true);
});

test('staying on the page or being signed out asks for no confirmation', () => {
  expect(isLeaving(at('/venue'), at('/venue'))).toBe(false);
  expect(isLeaving(at('/venue'), at('/login'))).toBe(false);
});
