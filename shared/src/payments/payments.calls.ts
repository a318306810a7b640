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
    summary: 'List payments and reversals, latest first.',
    description:
      '`from` and `to` refer to the day of takings: for cash the opening day of the ' +
      'drawer, for a transfer the date of receipt.',
    answer: listOf(payment),
    list: LIST,
  },
});
