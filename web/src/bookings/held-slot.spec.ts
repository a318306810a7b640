import { readHeldSlot } from './held-slot.ts';

const held = {
  date: '2026-11-26',
  startTime: '20:00',
  endTime: '21:00',
  pitch: 'P1',
  totalCents: 30_000,
  expiresAt: '2026-11-26T19:10:00.000Z',
  paymentMethod: 'cash',
  sent: null,
};

test('a stored slot is read as it was written', () => {
  expect(readHeldSlot(JSON.stringify(held))).toEqual(held);
});

test('a slot that an earlier version stored is read without its code', () => {
  const { sent, ...earlier } = held;
  expect(readHeldSlot(JSON.stringify({ ...earlier, email: 'a@five.test' }))?.sent).toBe(sent);
});

test.each([null, '', 'null', '{', '[]', '"text"', '{"pitch":"P1"}'])(
  'the stored text %p is no held slot',
  (stored) => {
    expect(readHeldSlot(stored)).toBeNull();
  },
);
