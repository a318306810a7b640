import { calls, listOf } from '../platform/call.ts';
import { payment } from './payments.contract.ts';

const LIST = {
  filter: [
    'booking',
    'subscription',
    'share',
    'method',
    'receivedOn',
    'takingsDay',
    'from',
    'to',
    'takenBy',
    'counted',
  ],
  sort: [
    'id',
    'reference',
    'amountCents',
    'method',
    'receivedOn',
    'takingsDay',
    'createdAt',
    'booking',
    'takenBy',
  ],
} as const;

export const PAYMENTS_CALLS = calls({
  'GET payments': {
    permission: 'payments.read',
    summary:
      'Money received and given back, the latest first. `from` and `to` are days of takings: the ' +
      'opening day of the drawer for cash, the date of receipt for transfers.',
    answer: listOf(payment),
    list: LIST,
  },
});
