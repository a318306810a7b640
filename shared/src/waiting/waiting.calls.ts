import type { ErrorCode } from '../errors/error-codes.ts';
import { calls, listOf, writeResult } from '../platform/call.ts';
import { offer, waiting } from './waiting.contract.ts';
import {
  DeskWaitRequest,
  HandOfferRequest,
  TakeOfferRequest,
  WaitRequest,
} from './waiting.requests.ts';

const LIST = {
  filter: ['status', 'date', 'pitch', 'customer'],
  sort: ['id', 'reference', 'date', 'startTime', 'pitch', 'status', 'customer', 'createdAt'],
} as const;

const SLOT_ERRORS = [
  'BOOKING_OUTSIDE_HOURS',
  'BOOKING_IN_PAST',
  'BOOKING_BEYOND_HORIZON',
  'BOOKING_OFF_GRID',
  'BOOKING_DURATION',
  'BOOKING_TIME_SKIPPED',
  'BOOKING_PITCH_UNKNOWN',
  'BOOKING_PITCH_INACTIVE',
] as const satisfies readonly ErrorCode[];

const TAKE_ERRORS = [
  'OFFER_OVER',
  ...SLOT_ERRORS,
  'BOOKING_NO_TARIFF',
  'BOOKING_SLOT_TAKEN',
  'BOOKING_TOO_MANY_PENDING',
  'BOOKING_TOO_MANY_UPCOMING',
  'BOOKING_NO_PACK',
  'AUTH_PROFILE_INCOMPLETE',
] as const satisfies readonly ErrorCode[];

const ENTRY = 'Reference of the waitlist entry.';

export const WAITING_CALLS = calls({
  'GET waiting': {
    id: 'listWaitlistEntries',
    permission: 'waiting.list',
    summary: 'List waiting list entries with rank and chance; players get their own ones.',
    answer: listOf(waiting),
    list: LIST,
  },
  'POST waiting': {
    id: 'createWaitlistEntry',
    permission: 'waiting.join',
    body: { player: WaitRequest, staff: DeskWaitRequest },
    summary: 'Join the waiting list for an occupied slot; staff may name a customer.',
    answer: writeResult('WaitingSaved', waiting),
    errors: [
      ...SLOT_ERRORS,
      'WAITING_SLOT_FREE',
      'WAITING_ALREADY',
      'WAITING_TOO_MANY',
      'WAITING_OWN_SLOT',
      'REFERENCE_UNKNOWN',
      'SQUAD_NOT_CAPTAIN',
      'BOOKING_CUSTOMER_REQUIRED',
      'BOOKING_CUSTOMER_UNKNOWN',
    ],
  },
  'DELETE waiting/{reference}': {
    id: 'deleteWaitlistEntry',
    permission: 'waiting.leave',
    summary: "Leave the waiting list and return the caller's list.",
    description: 'A current offer goes to the next entry.',
    answer: writeResult('WaitingLeft', listOf(waiting)),
    list: LIST,
    errors: ['WAITING_OVER'],
    parameter: ENTRY,
  },
  'POST waiting/{reference}/offer': {
    id: 'offerWaitlistSlot',
    permission: 'waiting.offer',
    body: HandOfferRequest,
    status: 200,
    summary: 'Offer a free slot to an entry of the waiting list.',
    answer: writeResult('WaitingSaved', waiting),
    errors: [...SLOT_ERRORS, 'WAITING_OVER', 'BOOKING_SLOT_TAKEN'],
    parameter: ENTRY,
  },
  'POST waiting/{reference}/take': {
    id: 'takeWaitlistOffer',
    permission: 'waiting.take',
    body: TakeOfferRequest,
    summary: 'Accept an offer, which creates a booking.',
    answer: writeResult('OfferSaved', offer),
    errors: TAKE_ERRORS,
    parameter: ENTRY,
  },
  'POST waiting/{reference}/decline': {
    id: 'declineWaitlistOffer',
    permission: 'waiting.decline',
    status: 200,
    summary: 'Decline an offer, which goes to the next entry.',
    answer: writeResult('OfferSaved', offer),
    errors: ['OFFER_OVER'],
    parameter: ENTRY,
  },
  'GET offers/{token}': {
    permission: 'offers.readByToken',
    summary: 'Get the offer of a mailed link; reading changes nothing.',
    answer: offer,
  },
  'POST offers/{token}/take': {
    permission: 'offers.takeByToken',
    body: TakeOfferRequest,
    summary: 'Accept the offer of a mailed link, without sign-in.',
    answer: writeResult('OfferSaved', offer),
    errors: [...TAKE_ERRORS, 'AUTH_UNVERIFIED'],
  },
  'POST offers/{token}/decline': {
    permission: 'offers.declineByToken',
    status: 200,
    summary: 'Decline the offer of a mailed link, without sign-in.',
    answer: writeResult('OfferSaved', offer),
    errors: ['OFFER_OVER'],
  },
});
