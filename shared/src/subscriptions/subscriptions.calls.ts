import { proof } from '../payments/proofs.contract.ts';
import { RefuseProofRequest } from '../payments/proofs.requests.ts';
import { calls, listOf, writeResult } from '../platform/call.ts';
import { nullable } from '../platform/schema.ts';
import { TEXTS_QUERY } from '../platform/texts.contract.ts';
import { pricing } from '../pricings/pricings.contract.ts';
import { subscription } from './subscriptions.contract.ts';
import {
  AdjustSubscriptionRequest,
  CreateSubscriptionRequest,
  DeskSubscriptionRequest,
  FreezeSubscriptionRequest,
  PackOffersRequest,
} from './subscriptions.requests.ts';

const LIST = {
  filter: [
    'status',
    'paymentStatus',
    'underReview',
    'customer',
    'pricing',
    'endsFrom',
    'endsTo',
    'frozen',
    'hoursLeft',
  ],
  sort: [
    'id',
    'reference',
    'status',
    'numberOfHours',
    'remainingHours',
    'totalCents',
    'totalPaidCents',
    'validFrom',
    'validUntil',
    'customer',
    'createdAt',
  ],
} as const;

export const SUBSCRIPTIONS_CALLS = calls({
  'GET subscriptions': {
    permission: 'subscriptions.read',
    summary: 'All packs sold for the desk, the own ones for a player; the latest first.',
    answer: listOf(subscription),
    list: LIST,
  },
  'GET subscriptions_my_subscriptions': {
    id: 'listMySubscriptions',
    permission: 'subscriptions.read',
    summary: 'The own packs, those that can be used first.',
    answer: listOf(subscription),
    list: LIST,
  },
  'GET subscriptions_my_active_subscription': {
    id: 'getMyActiveSubscription',
    permission: 'subscriptions.read',
    summary: 'The own pack that is used next, or null.',
    answer: nullable(subscription),
  },
  'POST subscriptions': {
    permission: 'subscriptions.create',
    body: { player: CreateSubscriptionRequest, staff: DeskSubscriptionRequest },
    summary: 'Orders a pack; the desk sells one. Its hours can be used once it is paid in full.',
    answer: writeResult('SubscriptionSaved', subscription),
    errors: [
      'SUBSCRIPTION_PACK_UNKNOWN',
      'SUBSCRIPTION_TOO_MANY_PENDING',
      'SUBSCRIPTION_CONDITIONS_NOT_ACCEPTED',
      'BOOKING_CUSTOMER_REQUIRED',
      'BOOKING_CUSTOMER_UNKNOWN',
      'CUSTOMER_PHONE_INVALID',
    ],
  },
  'POST subscriptions_get_offers': {
    id: 'listSubscriptionOffers',
    permission: 'subscriptions.offers',
    body: PackOffersRequest,
    status: 200,
    summary: 'The packs that the desk can sell to a customer, at the customer’s tariff.',
    answer: writeResult('PackOffers', listOf(pricing)),
    query: TEXTS_QUERY,
    errors: ['BOOKING_CUSTOMER_REQUIRED', 'BOOKING_CUSTOMER_UNKNOWN', 'CUSTOMER_PHONE_INVALID'],
  },
  'DELETE subscriptions/{id}': {
    id: 'cancelSubscription',
    permission: 'subscriptions.cancel',
    summary: 'Cancels an order that nothing was paid for. Answers the caller’s list.',
    answer: writeResult('SubscriptionCancelled', listOf(subscription)),
    list: LIST,
    errors: ['SUBSCRIPTION_NOT_CANCELLABLE'],
  },
  'POST subscriptions/{reference}/proof': {
    id: 'createSubscriptionProof',
    permission: 'subscriptions.uploadProof',
    form: { file: true },
    status: 200,
    summary:
      'Shows the desk that a transfer is under way; the order waits until it has looked. Sent ' +
      'again, it takes the place of the one before.',
    answer: writeResult('SubscriptionSaved', subscription),
    errors: ['FILE_ENCRYPTED', 'SUBSCRIPTION_PROOF_CLOSED', 'PROOF_FILE_REQUIRED'],
  },
  'GET subscriptions/{reference}/proof': {
    permission: 'subscriptions.read',
    summary: 'The last transfer proof, or null.',
    answer: nullable(proof),
  },
  'POST subscriptions/{reference}/proof/refuse': {
    permission: 'subscriptions.decideProof',
    body: RefuseProofRequest,
    status: 200,
    summary: 'Refuses a transfer proof: the time of the order runs on.',
    answer: writeResult('SubscriptionSaved', subscription),
    errors: ['PROOF_NOT_OPEN'],
  },
  'POST subscriptions/{reference}/freeze': {
    permission: 'subscriptions.freeze',
    body: FreezeSubscriptionRequest,
    status: 200,
    summary:
      'Keeps hours from being used, with a reason that the owner reads, or frees them again.',
    answer: writeResult('SubscriptionSaved', subscription),
    errors: ['SUBSCRIPTION_NOT_ACTIVE', 'SUBSCRIPTION_NOT_PAID'],
  },
  'GET subscriptions/{reference}/receipt.pdf': {
    id: 'getSubscriptionReceipt',
    permission: 'subscriptions.receipt',
    summary: 'What was paid, in the reader’s language, for printing and for the books.',
    answer: null,
    type: 'application/pdf',
    errors: ['RECEIPT_NOTHING_PAID'],
  },
  'GET subscriptions/{id}': {
    permission: 'subscriptions.read',
    summary: 'One pack.',
    answer: subscription,
  },
  'POST subscriptions/{reference}/adjustments': {
    permission: 'subscriptions.adjust',
    body: AdjustSubscriptionRequest,
    summary: 'Adds or takes hours by hand, with a reason.',
    answer: writeResult('SubscriptionSaved', subscription),
    errors: [
      'SUBSCRIPTION_ADJUSTMENT_EMPTY',
      'SUBSCRIPTION_NOT_ACTIVE',
      'SUBSCRIPTION_HOURS_SHORT',
    ],
  },
});
