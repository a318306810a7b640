import { ReversePaymentRequest, TakePaymentRequest } from '../payments/payments.requests.ts';
import { calls } from '../platform/call.ts';
import { date } from '../platform/schema.ts';
import { deskAhead, deskDay, deskWaiting, paymentSaved } from './desk.contract.ts';

export const DESK_CALLS = calls({
  'GET desk/day': {
    permission: 'desk.day',
    summary: 'Get the day board of an opening day.',
    answer: deskDay,
    query: {
      date: { schema: date(), description: 'The opening day; default: the current one.' },
    },
  },
  'GET desk/waiting': {
    id: 'getDeskPaymentCount',
    permission: 'desk.waiting',
    summary: 'Get the counts for badges, such as pending bookings and open reports.',
    answer: deskWaiting,
  },
  'GET desk/ahead': {
    id: 'getDeskFixtures',
    permission: 'desk.ahead',
    summary: 'List upcoming academy sessions and tournament matches.',
    description: 'They are the entries besides bookings that a change of opening hours may affect.',
    answer: deskAhead,
  },
  'POST payments': {
    permission: 'payments.create',
    body: TakePaymentRequest,
    summary: 'Record a payment for a booking, pack or share.',
    description:
      'A payment confirms a pending booking. Cash opens a drawer if none is open. A ' +
      'drawer of an earlier opening day must be counted and closed first (409), unless an ' +
      'admin sends `earlierDrawer: true`.',
    answer: paymentSaved,
    errors: [
      'PAYMENT_TARGET',
      'PAYMENT_EXCEEDS_DUE',
      'SHARE_ALREADY_PAID',
      'PAYMENT_TARGET_CLOSED',
      'PAYMENT_IN_FUTURE',
      'PAYMENT_TOO_OLD',
      'CASH_DRAWER_OF_EARLIER_DAY',
      'REFERENCE_UNKNOWN',
    ],
  },
  'POST payments/{reference}/reverse': {
    permission: 'payments.reverse',
    body: ReversePaymentRequest,
    summary: 'Reverse a payment; the paid booking or pack keeps its state.',
    answer: paymentSaved,
    errors: [
      'PAYMENT_ALREADY_REVERSED',
      'PAYMENT_IS_REVERSAL',
      'CASH_DRAWER_OF_EARLIER_DAY',
      'SUBSCRIPTION_HOURS_USED',
    ],
  },
});
