import { instant, nullable, object, reference, type Schema, text } from '../platform/schema.ts';
import type { CustomerAnswer } from './customers.contract.ts';

export const customer: Schema<CustomerAnswer> = object<CustomerAnswer>('Customer', {
  id: reference('customer'),
  reference: reference('customer'),
  name: text(),
  fullName: text(),
  phone: nullable(text()),
  email: nullable(text()),
  tariff: text(),
  note: nullable(text()),
  user: nullable(reference('user')),
  createdAt: instant(),
});
