import { LOCALES } from '@five/shared/locales/locale';
import { BOOKING_DURATIONS } from '@five/shared/slots/slots.codes';
import { backOf, priceOf, WEEK_PAGE, withoutAnyPrice } from './new-price.rules.ts';

test.each(BOOKING_DURATIONS)('a new price of %i minutes has a name in each language', (minutes) => {
  const { name } = priceOf(minutes);
  expect(LOCALES.map((locale) => name?.[locale])).not.toContain(undefined);
});

test('a duration lacks every price once the prices are known and none has it', () => {
  expect(withoutAnyPrice([{ durationMinutes: 60 }, { durationMinutes: null }])).toEqual([120]);
  expect(withoutAnyPrice([])).toEqual([60, 120]);
  expect(withoutAnyPrice(undefined)).toEqual([]);
});

test('a form returns to the prices of the week only if it was opened there', () => {
  expect(backOf({ back: WEEK_PAGE })).toBe(WEEK_PAGE);
  expect([null, undefined, 'x', {}, { back: 'https://evil.test/' }].map(backOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
