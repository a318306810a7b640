import { bookingWith } from '../../../test/samples.ts';
import { nextProof } from './next-proof.rules.ts';

test('the next transfer is for the earliest pending match, and never the one just decided', () => {
  const waits = (reference: string, startTime: string, underReview = true) =>
    bookingWith({ reference, startTime, underReview, status: 'pending' });
  const pending = [
    waits('B-late', '22:00'),
    waits('B-own', '18:00'),
    waits('B-soon', '20:00'),
    waits('B-cash', '19:00', false),
  ];
  expect(nextProof(pending, { reference: 'B-own' })).toMatchObject({
    next: { reference: 'B-soon' },
    left: 2,
  });
  expect(nextProof([waits('B-own', '18:00')], { reference: 'B-own' })).toEqual({
    next: null,
    left: 0,
  });
});
