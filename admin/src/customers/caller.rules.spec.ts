import type { CustomerAnswer } from '@five/shared/customers/customers.contract';
import fc from 'fast-check';
import { customerInput, NOBODY, playOf, pricedCustomer } from './caller.rules.ts';

const known: CustomerAnswer = {
  id: 'CU-7K3M9QXT', reference: 'CU-7K3M9QXT', name: 'Omar Tahiri', fullName: 'Omar Tahiri', phone: '+212661122302', email: null, tariff: 'standard', note: null, user: null, createdAt: '2026-11-20T10:00:00.000Z',
};

test('somebody the desk knows goes by the reference alone, whatever stands in the fields', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (name, phone) => expect(customerInput({ name, phone, known })).toEqual({ reference: known.reference })));
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
