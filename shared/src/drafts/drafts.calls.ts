import { SLOT_ERRORS, SlotRequest } from '../bookings/create-booking.calls.ts';
import { calls, emptyResult, writeResult } from '../platform/call.ts';
import { draft, draftCodeSent, draftConfirmed } from './drafts.contract.ts';
import { ConfirmDraftRequest, DraftCodeRequest } from './drafts.requests.ts';

export const DRAFTS_CALLS = calls({
  'POST booking_drafts': {
    id: 'createBookingDraft',
    permission: 'drafts.hold',
    body: SlotRequest,
    summary: 'Create a hold of a slot for some minutes, without an account; sets a signed cookie.',
    description:
      'A browser holds one slot: the slot that its cookie holds is released. An address holds ' +
      'at most three.',
    answer: writeResult('DraftSaved', draft),
    errors: [
      ...SLOT_ERRORS,
      'BOOKING_SLOT_TAKEN',
      'BOOKING_DRAFTS_OFF',
      'BOOKING_DRAFTS_TOO_MANY',
      'BOOKING_CODE_UNSENT',
    ],
  },
  'GET booking_drafts/current': {
    id: 'getBookingDraft',
    permission: 'drafts.read',
    summary: 'Get the slot that the cookie holds.',
    answer: draft,
    errors: ['NOT_FOUND', 'BOOKING_DRAFT_EXPIRED'],
  },
  'DELETE booking_drafts/current': {
    id: 'deleteBookingDraft',
    permission: 'drafts.release',
    summary: 'Delete the hold of the cookie, which releases its slot.',
    answer: emptyResult,
    errors: ['NOT_FOUND'],
  },
  'POST booking_drafts/current/code': {
    id: 'sendDraftCode',
    permission: 'drafts.sendCode',
    body: DraftCodeRequest,
    status: 200,
    summary: 'Send the code that confirms the held slot.',
    description: 'The response does not depend on whether an account exists.',
    answer: draftCodeSent,
    errors: [
      'NOT_FOUND',
      'BOOKING_DRAFT_EXPIRED',
      'BOOKING_CODE_UNSENT',
      'AUTH_NAME_RESERVED',
      'AUTH_PHONE_NOT_MOBILE',
      'AUTH_CODE_TOO_SOON',
      'AUTH_CODE_TOO_MANY',
      'AUTH_TOO_MANY_ATTEMPTS',
    ],
  },
  'POST booking_drafts/current/confirm': {
    id: 'confirmBookingDraft',
    permission: 'drafts.confirm',
    body: ConfirmDraftRequest,
    summary: 'Confirm the code: sign in, with a new account if there is none, and book the slot.',
    description:
      'The same code answers the same booking again until it expires, for a client whose ' +
      'connection was lost.',
    answer: draftConfirmed,
    errors: [
      'NOT_FOUND',
      'BOOKING_DRAFT_EXPIRED',
      'BOOKING_SLOT_TAKEN',
      'BOOKING_PRICE_CHANGED',
      'BOOKING_ADDON_UNKNOWN',
      'BOOKING_ADDON_OUT_OF_STOCK',
      'BOOKING_TOO_MANY_PENDING',
      'BOOKING_TOO_MANY_UPCOMING',
      'BOOKING_TOO_OFTEN',
      'AUTH_CODE_EXPIRED',
      'AUTH_CODE_SPENT',
      'AUTH_PASSWORD_REQUIRED',
      'AUTH_PROFILE_INCOMPLETE',
      'AUTH_WRONG_CREDENTIALS',
      'AUTH_TOO_MANY_ATTEMPTS',
    ],
  },
});
