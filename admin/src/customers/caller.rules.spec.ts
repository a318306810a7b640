import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import fc from 'fast-check';
import {
  customerInput,
  isReady,
  EMPTY_CALLER,
  phoneAsName,
  nextOrLastBooking,
  customerForPrices,
  matchCaller,
} from './caller.rules.ts';

const known: CustomerAnswer = {
  id: 'CU-7K3M9QXT',
  reference: 'CU-7K3M9QXT',
  name: 'Omar Tahiri',
  fullName: 'Omar Tahiri',
  phone: '+212661122302',
  email: null,
  tariff: 'standard',
  note: null,
  user: null,
  createdAt: '2026-11-20T10:00:00.000Z',
};

test('the next step is enabled once a caller is selected or has a name and a phone', () => {
  const isReadyFor = (name: string, phone: string) => isReady({ name, phone, known: null });
  expect([
    isReadyFor('Nadia Bennis', '0664112233'),
    isReady({ name: '', phone: '', known }),
  ]).toEqual([true, true]);
  expect([
    isReadyFor('Nad', ''),
    isReadyFor('', '0664112233'),
    isReadyFor('0664112233', ''),
    isReady(EMPTY_CALLER),
  ]).toEqual([false, false, false, false]);
});

test('a known customer is sent by reference only, and the typed fields are ignored', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, phone) =>
      expect(customerInput({ name, phone, known })).toEqual({ reference: known.reference }),
    ),
  );
});

test('a unique full name selects its record; a shared name or new phone asks for a choice', () => {
  const other = { ...known, reference: 'CU-OTHER', phone: '+212661000000' };
  const typed = (name: string, phone = '') => ({ name, phone, known: null });
  expect(matchCaller(typed(' omar TAHIRÍ '), [known], [])).toEqual({ kind: 'is', card: known });
  expect(matchCaller(typed('Omar Tah'), [known], [])).toEqual({ kind: 'new' });
  expect(matchCaller(typed('Omar Tahiri'), [known, other], [])).toEqual({
    kind: 'ask',
    cards: [known, other],
  });
  expect(matchCaller(typed('Omar Tahiri', '0699887766'), [known], [])).toEqual({
    kind: 'ask',
    cards: [known],
  });
  expect(matchCaller(typed('Omar Tahiri', '0661122302'), [known, other], [known])).toEqual({
    kind: 'is',
    card: known,
  });
  expect(matchCaller(typed('Salma Idrissi', '0661122302'), [], [known])).toEqual({
    kind: 'ask',
    cards: [known],
  });
  expect(matchCaller(typed('Salma Idrissi', '0699887766'), [], [])).toEqual({ kind: 'new' });
});

test('a phone number in the name field selects its owner or moves to the phone field', () => {
  const typed = { name: '+212 6 61 12 23 02', phone: '', known: null };
  expect(matchCaller(typed, [], [known])).toEqual({ kind: 'is', card: known });
  expect(matchCaller(typed, [], [])).toEqual({ kind: 'phone', phone: typed.name });
  expect(phoneAsName({ ...typed, phone: '0699887766' })).toBeNull();
  expect(
    ['0661 23 45 67', '0661', '+212 6', '٠٦٦١'].map((name) =>
      customerInput({ name, phone: '', known: null }),
    ),
  ).toEqual(Array(4).fill(null));
});

test('a caller needs a name, and a blank is none; at the counter the name alone will do', () => {
  expect(
    [
      EMPTY_CALLER,
      { ...EMPTY_CALLER, phone: '0661122302' },
      { ...EMPTY_CALLER, name: ' ', phone: '0661122302' },
    ].map(customerInput),
  ).toEqual([null, null, null]);
  expect(customerInput({ ...EMPTY_CALLER, name: ' Omar ', phone: ' ' })).toEqual({ name: 'Omar' });
  expect(customerInput({ name: ' Omar Tahiri ', phone: ' 06 61 12 23 02 ', known: null })).toEqual({
    name: 'Omar Tahiri',
    phone: '06 61 12 23 02',
  });
});

test('the price is requested for the customer of the future booking', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('0661122302', '06 61 12 23 02', '+33612345678'),
      fc.constantFrom(known, null),
      (name, phone, card) => {
        const caller = { name, phone, known: card };
        expect(customerForPrices(caller)).toEqual(customerInput(caller));
      },
    ),
  );
});

test('an incomplete phone number triggers no lookup, so no typed character is rejected', () => {
  expect(
    ['0', '06', '0661', '06611223', 'bonjour'].map((phone) =>
      customerForPrices({ name: 'Omar Tahiri', phone, known: null }),
    ),
  ).toEqual(Array(5).fill(null));
});

test('a name is shown with its nearest upcoming booking, or else with its most recent one', () => {
  const customer = { reference: 'CU-A' };
  const plays = [
    { customer, status: 'confirmed', on: 30 },
    { customer: { reference: 'CU-B' }, status: 'pending', on: 25 },
    { customer, status: 'pending', on: 22 },
    { customer, status: 'completed', on: 14 },
  ] as const;
  expect(nextOrLastBooking('CU-A', plays)).toMatchObject({ on: 22 });
  expect(nextOrLastBooking('CU-A', plays.slice(3))).toMatchObject({ on: 14 });
  expect(
    nextOrLastBooking('CU-A', [{ customer, status: 'confirmed', on: 7 }, plays[3]]),
  ).toMatchObject({
    on: 7,
  });
  expect(nextOrLastBooking('CU-C', plays)).toBeNull();
});
