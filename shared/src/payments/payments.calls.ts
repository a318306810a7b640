import { type Calls, listOf } from '../platform/call.ts';
import { payment } from './payments.schemas.ts';

const LIST = {
  filter: ['booking', 'subscription', 'share', 'method', 'receivedOn', 'from', 'to', 'takenBy', 'counted'],
  sort: ['id', 'reference', 'amountCents', 'method', 'receivedOn', 'createdAt', 'booking', 'takenBy'],
};

export const PAYMENTS_CALLS: Calls = {
  'GET payments': { summary: 'Money received and given back, the latest first.', answer: listOf(payment), list: LIST },
};
