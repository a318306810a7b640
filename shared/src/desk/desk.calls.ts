import { ReversePaymentRequest, TakePaymentRequest } from '../payments/payments.requests.ts';
import { calls } from '../platform/call.ts';
import { date } from '../platform/schema.ts';
import { deskAhead, deskDay, deskWaiting, paymentSaved } from './desk.contract.ts';

export const DESK_CALLS = calls({
  'GET desk/day': {
    permission: 'desk.day',
    summary: 'An opening day as the board shows it.',
    answer: deskDay,
    query: {
      date: { schema: date(), description: 'The opening day; the running one if left out.' },
    },
  },
  'GET desk/waiting': {
    id: 'getDeskPaymentCount',
    permission: 'desk.waiting',
    summary: 'How many payments wait.',
    answer: deskWaiting,
  },
  'GET desk/ahead': {
    id: 'getDeskFixtures',
    permission: 'desk.ahead',
    summary:
      'Sessions of the academy and matches of tournaments that are still to be played: what a ' +
      'change of hours may shut out beside bookings.',
    answer: deskAhead,
  },
  'POST payments': {
    permission: 'payments.create',
    body: TakePaymentRequest,
    summary:
      'Takes money for a booking, which any money confirms, or for a pack. Cash opens a drawer ' +
      'where none is open; one of an earlier opening day is counted and closed first (409), ' +
      'unless an admin sends `earlierDrawer: true`.',
    answer: paymentSaved,
    errors: [
      'PAYMENT_TARGET',
      'PAYMENT_EXCEEDS_DUE',
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
    summary: 'Takes a payment back; what it paid for keeps its state.',
    answer: paymentSaved,
    errors: [
      'PAYMENT_ALREADY_REVERSED',
      'PAYMENT_IS_REVERSAL',
      'CASH_DRAWER_OF_EARLIER_DAY',
      'SUBSCRIPTION_HOURS_USED',
    ],
  },
});
