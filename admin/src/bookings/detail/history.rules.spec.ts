import { historyTextKey } from './history.rules.ts';

const nothing = { amountCents: null, was: null, is: null, priceKept: false };
const place = { pitch: 'P1', date: '2026-11-21', startTime: '19:00' };

test('money events show their amount, or the audit text if no amount was stored', () => {
  expect([
    historyTextKey({ ...nothing, act: 'booking.pay', amountCents: 45_000 }),
    historyTextKey({ ...nothing, act: 'booking.unpay' }),
  ]).toEqual(['pay', null]);
});

test('a move shows the old and new slot, and omits them if they were not stored', () => {
  expect([
    historyTextKey({ ...nothing, act: 'booking.move', was: place, is: place }),
    historyTextKey({ ...nothing, act: 'booking.move' }),
  ]).toEqual(['moved', 'move']);
});

test('a move at the agreed price states that it is kept; one at the current price does not', () => {
  const moved = { ...nothing, act: 'booking.move', was: place, is: place };
  const words = [true, false].map((priceKept) => historyTextKey({ ...moved, priceKept }));
  expect(words).toEqual(['movedKept', 'moved']);
  expect(historyTextKey({ ...nothing, act: 'booking.update', priceKept: true })).toBe('update');
});

test('booking events that are not displayed have no sentence', () => {
  expect(historyTextKey({ ...nothing, act: 'series.ask' })).toBeNull();
});
