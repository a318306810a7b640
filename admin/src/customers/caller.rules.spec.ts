import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import fc from 'fast-check';
import { customerInput, isReady, NOBODY, phoneAsName, playOf, pricedCustomer, whoCalls } from './caller.rules.ts';

const known: CustomerAnswer = {
  id: 'CU-7K3M9QXT', reference: 'CU-7K3M9QXT', name: 'Omar Tahiri', fullName: 'Omar Tahiri', phone: '+212661122302', email: null, tariff: 'standard', note: null, user: null, createdAt: '2026-11-20T10:00:00.000Z',
};

test('what follows may be pressed once a caller is known or has said a name and a phone', () => {
  const said = (name: string, phone: string) => isReady({ name, phone, known: null });
  expect([said('Nadia Bennis', '0664112233'), isReady({ name: '', phone: '', known })]).toEqual([true, true]);
  expect([said('Nad', ''), said('', '0664112233'), said('0664112233', ''), isReady(NOBODY)]).toEqual([false, false, false, false]);
});

test('somebody the desk knows goes by the reference alone, whatever stands in the fields', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (name, phone) => expect(customerInput({ name, phone, known })).toEqual({ reference: known.reference })));
});

test('a full name that one card bears is that card, in any case and accent; two of a name, and a name with another number, are asked about', () => {
  const other = { ...known, reference: 'CU-OTHER', phone: '+212661000000' };
  const typed = (name: string, phone = '') => ({ name, phone, known: null });
  expect(whoCalls(typed(' omar TAHIRÍ '), [known], [])).toEqual({ kind: 'is', card: known });
  expect(whoCalls(typed('Omar Tah'), [known], [])).toEqual({ kind: 'new' });
  expect(whoCalls(typed('Omar Tahiri'), [known, other], [])).toEqual({ kind: 'ask', cards: [known, other] });
  expect(whoCalls(typed('Omar Tahiri', '0699887766'), [known], [])).toEqual({ kind: 'ask', cards: [known] });
  expect(whoCalls(typed('Omar Tahiri', '0661122302'), [known, other], [known])).toEqual({ kind: 'is', card: known });
  expect(whoCalls(typed('Salma Idrissi', '0661122302'), [], [known])).toEqual({ kind: 'ask', cards: [known] });
  expect(whoCalls(typed('Salma Idrissi', '0699887766'), [], [])).toEqual({ kind: 'new' });
});

test('a number in the place of the name is its owner where one has it, and else goes to its own field; nobody is named by figures', () => {
  const typed = { name: '+212 6 61 12 23 02', phone: '', known: null };
  expect(whoCalls(typed, [], [known])).toEqual({ kind: 'is', card: known });
  expect(whoCalls(typed, [], [])).toEqual({ kind: 'phone', phone: typed.name });
  expect(phoneAsName({ ...typed, phone: '0699887766' })).toBeNull();
  expect(['0661 23 45 67', '0661', '+212 6', '٠٦٦١'].map((name) => customerInput({ name, phone: '', known: null }))).toEqual(Array(4).fill(null));
});

test('a caller needs a name, and a blank is none; at the counter the name alone will do', () => {
  expect([NOBODY, { ...NOBODY, phone: '0661122302' }, { ...NOBODY, name: ' ', phone: '0661122302' }].map(customerInput)).toEqual([null, null, null]);
  expect(customerInput({ ...NOBODY, name: ' Omar ', phone: ' ' })).toEqual({ name: 'Omar' });
  expect(customerInput({ name: ' Omar Tahiri ', phone: ' 06 61 12 23 02 ', known: null })).toEqual({ name: 'Omar Tahiri', phone: '06 61 12 23 02' });
});

test('the price is asked for whom the booking will name', () => {
  fc.assert(fc.property(fc.string(), fc.constantFrom('0661122302', '06 61 12 23 02', '+33612345678'), fc.constantFrom(known, null), (name, phone, card) => {
    const caller = { name, phone, known: card };
    expect(pricedCustomer(caller)).toEqual(customerInput(caller));
  }));
});

test('a phone that is still being written asks for nobody, so that no letter of it is refused', () => {
  expect(['0', '06', '0661', '06611223', 'bonjour'].map((phone) => pricedCustomer({ name: 'Omar Tahiri', phone, known: null }))).toEqual(Array(5).fill(null));
});

test('beside a name stands what comes next, the nearest first, or else what was last', () => {
  const customer = { reference: 'CU-A' };
  const plays = [{ customer, status: 'confirmed', on: 30 }, { customer: { reference: 'CU-B' }, status: 'pending', on: 25 }, { customer, status: 'pending', on: 22 }, { customer, status: 'completed', on: 14 }] as const;
  expect(playOf('CU-A', plays)).toMatchObject({ on: 22 });
  expect(playOf('CU-A', plays.slice(3))).toMatchObject({ on: 14 });
  expect(playOf('CU-A', [{ customer, status: 'confirmed', on: 7 }, plays[3]])).toMatchObject({ on: 7 });
  expect(playOf('CU-C', plays)).toBeNull();
});
