import { proof } from '../payments/proofs.contract.ts';
import { RefuseProofRequest } from '../payments/payments.requests.ts';
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
    summary: 'List packs, latest first; players get their own ones.',
    answer: listOf(subscription),
    list: LIST,
  },
  'GET subscriptions_my_subscriptions': {
    id: 'listMySubscriptions',
    permission: 'subscriptions.read',
    summary: "List the caller's packs, usable ones first.",
    answer: listOf(subscription),
    list: LIST,
  },
  'GET subscriptions_my_active_subscription': {
    id: 'getMyActiveSubscription',
    permission: 'subscriptions.read',
    summary: "Get the caller's pack that is used next, or null.",
    answer: nullable(subscription),
  },
  'POST subscriptions': {
    permission: 'subscriptions.create',
    body: { player: CreateSubscriptionRequest, staff: DeskSubscriptionRequest },
    summary: 'Order a pack; staff sell it to a customer.',
    description: 'The hours can be used once the pack is paid in full.',
    answer: writeResult('SubscriptionSaved', subscription),
    errors: [
      'SUBSCRIPTION_PACK_UNKNOWN',
      'SUBSCRIPTION_TOO_MANY_PENDING',
      'AUTH_PROFILE_INCOMPLETE',
      'BOOKING_CUSTOMER_REQUIRED',
      'BOOKING_CUSTOMER_UNKNOWN',
    ],
  },
  'POST subscriptions_get_offers': {
    id: 'listSubscriptionOffers',
    permission: 'subscriptions.offers',
    body: PackOffersRequest,
    status: 200,
    summary: "List the packs that staff can sell to a customer, at the customer's tariff.",
    answer: writeResult('PackOffers', listOf(pricing)),
    query: TEXTS_QUERY,
    errors: ['BOOKING_CUSTOMER_REQUIRED', 'BOOKING_CUSTOMER_UNKNOWN'],
  },
  'DELETE subscriptions/{id}': {
    id: 'cancelSubscription',
    permission: 'subscriptions.cancel',
    summary: "Cancel an unpaid pack order and return the caller's list.",
    answer: writeResult('SubscriptionCancelled', listOf(subscription)),
    list: LIST,
    errors: ['SUBSCRIPTION_NOT_CANCELLABLE'],
  },
  'POST subscriptions/{reference}/proof': {
    id: 'createSubscriptionProof',
    permission: 'subscriptions.uploadProof',
    form: { file: true },
    status: 200,
    summary: 'Send a transfer proof for review.',
    description:
      'A new proof replaces one that is not reviewed yet. The order does not expire until ' +
      'the review.',
    answer: writeResult('SubscriptionSaved', subscription),
    errors: ['FILE_ENCRYPTED', 'SUBSCRIPTION_PROOF_CLOSED', 'PROOF_FILE_REQUIRED'],
  },
  'GET subscriptions/{reference}/proof': {
    permission: 'subscriptions.read',
    summary: 'Get the last transfer proof, or null.',
    answer: nullable(proof),
  },
  'POST subscriptions/{reference}/proof/refuse': {
    permission: 'subscriptions.decideProof',
    body: RefuseProofRequest,
    status: 200,
    summary: 'Refuse a transfer proof; the time of the order continues.',
    answer: writeResult('SubscriptionSaved', subscription),
    errors: ['PROOF_NOT_OPEN'],
  },
  'POST subscriptions/{reference}/freeze': {
    permission: 'subscriptions.freeze',
    body: FreezeSubscriptionRequest,
    status: 200,
    summary: 'Freeze a pack, or unfreeze it, with a reason that its owner can read.',
    answer: writeResult('SubscriptionSaved', subscription),
    errors: ['SUBSCRIPTION_NOT_ACTIVE', 'SUBSCRIPTION_NOT_PAID'],
  },
  'GET subscriptions/{reference}/receipt.pdf': {
    id: 'getSubscriptionReceipt',
    permission: 'subscriptions.receipt',
    summary: "Download the receipt of the payments in the caller's language.",
    answer: null,
    type: 'application/pdf',
    errors: ['RECEIPT_NOTHING_PAID'],
  },
  'GET subscriptions/{id}': {
    permission: 'subscriptions.read',
    summary: 'Get a pack.',
    answer: subscription,
  },
  'POST subscriptions/{reference}/adjustments': {
    permission: 'subscriptions.adjust',
    body: AdjustSubscriptionRequest,
    summary: 'Add or subtract hours of a pack, with a reason.',
    answer: writeResult('SubscriptionSaved', subscription),
    errors: [
      'SUBSCRIPTION_ADJUSTMENT_EMPTY',
      'SUBSCRIPTION_NOT_ACTIVE',
      'SUBSCRIPTION_HOURS_SHORT',
    ],
  },
});
