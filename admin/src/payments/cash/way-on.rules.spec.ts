import { hasNextStep, unclosedDrawerStep, readCashPlace, nextSteps } from './way-on.rules.ts';

const place = { payment: '/?booking=B-1', leftClosed: true };

test('closing an earlier drawer leads to the waiting payment and the drawer of today', () => {
  expect(nextSteps(place, null)).toEqual(['payment', 'open_today']);
  expect(nextSteps(place, { ofEarlierDay: false })).toEqual(['payment', 'see_today']);
  expect(nextSteps({ payment: null, leftClosed: true }, null)).toEqual(['open_today']);
});

test('closing the drawer of today offers no next step and reads no earlier drawer', () => {
  expect(nextSteps({ payment: null, leftClosed: false }, null)).toEqual([]);
  expect(nextSteps(place, undefined)).toEqual(['payment']);
});

test('the report of a drawer comes after a payment that waits and after an earlier drawer', () => {
  const { payment } = place;
  expect([
    hasNextStep(place),
    hasNextStep({ payment, leftClosed: false }),
    hasNextStep({ payment: null, leftClosed: true }),
    hasNextStep({ payment: null, leftClosed: false }),
  ]).toEqual([true, true, true, false]);
});

test('an address of another site, or a state of another page, is no payment', () => {
  const payments = [
    place,
    null,
    'x',
    { payment: 7 },
    { payment: '//x.test' },
    { payment: 'https://x.test' },
  ];
  expect(payments.map((state) => readCashPlace(state).payment)).toEqual([
    '/?booking=B-1',
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(readCashPlace(place)).toEqual(place);
});

test('a drawer that was left open is to be counted, and after its count to be closed', () => {
  expect([
    unclosedDrawerStep({ countedAt: null }),
    unclosedDrawerStep({ countedAt: '2026-11-20T10:00:00Z' }),
  ]).toEqual(['count', 'close']);
});
