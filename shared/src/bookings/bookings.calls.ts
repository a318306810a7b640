import type { ErrorCode } from '../errors/error-codes.ts';
import { proof } from '../payments/proofs.contract.ts';
import { RefuseProofRequest } from '../payments/proofs.requests.ts';
import { calls, listOf, writeResult } from '../platform/call.ts';
import { date, nullable } from '../platform/schema.ts';
import { booking, historyEntry, moves, quote } from './bookings.contract.ts';
import {
  CancelBookingRequest,
  ConfirmBookingRequest,
  CreateBookingRequest,
  DeskBookingRequest,
  DeskCancelBookingRequest,
  DeskQuoteRequest,
  DeskUpdateBookingRequest,
  MarkNoShowRequest,
  QuoteRequest,
  UpdateBookingRequest,
} from './bookings.requests.ts';

const SLOT_ERRORS = [
  'BOOKING_OUTSIDE_HOURS',
  'BOOKING_IN_PAST',
  'BOOKING_BEYOND_HORIZON',
  'BOOKING_OFF_GRID',
  'BOOKING_DURATION',
  'BOOKING_TIME_SKIPPED',
  'BOOKING_NO_TARIFF',
  'BOOKING_PITCH_UNKNOWN',
  'BOOKING_PITCH_INACTIVE',
  'BOOKING_ADDON_UNKNOWN',
  'BOOKING_ADDON_OUT_OF_STOCK',
  'ADDON_ARCHIVED',
] as const satisfies readonly ErrorCode[];

const LIST = {
  filter: [
    'date',
    'from',
    'to',
    'pitch',
    'status',
    'paymentStatus',
    'paymentMethod',
    'customer',
    'dayFrom',
    'dayTo',
    'weekday',
    'hour',
    'source',
  ],
  sort: [
    'id',
    'reference',
    'date',
    'startTime',
    'endTime',
    'pitch',
    'status',
    'paymentStatus',
    'paymentMethod',
    'totalCents',
    'paidCents',
    'holdExpiresAt',
    'customer',
    'createdAt',
    'paidOn',
    'durationMinutes',
  ],
} as const;

export const BOOKINGS_CALLS = calls({
  'GET bookings': {
    permission: 'bookings.list',
    summary: 'All bookings for the desk, the own ones for a player; the latest start first.',
    answer: listOf(booking),
    list: LIST,
  },
  'GET bookings_my_reservations': {
    id: 'listMyBookings',
    permission: 'bookings.listOwn',
    summary: 'The own bookings, upcoming first.',
    answer: listOf(booking),
    list: LIST,
  },
  'GET bookings/{id}': { permission: 'bookings.read', summary: 'One booking.', answer: booking },
  'POST bookings': {
    permission: 'bookings.create',
    body: { player: CreateBookingRequest, staff: DeskBookingRequest },
    summary:
      'Reserves a slot; the desk for a caller too. Left out, the pitch is the first free one.',
    answer: writeResult('BookingSaved', booking),
    errors: [
      ...SLOT_ERRORS,
      'BOOKING_SLOT_TAKEN',
      'BOOKING_PRICE_CHANGED',
      'BOOKING_TOO_MANY_PENDING',
      'BOOKING_TOO_MANY_UPCOMING',
      'BOOKING_TOO_OFTEN',
      'BOOKING_NO_PACK',
      'BOOKING_CUSTOMER_REQUIRED',
      'BOOKING_CUSTOMER_UNKNOWN',
    ],
  },
  'POST bookings_get_price': {
    id: 'quoteBooking',
    permission: 'bookings.quote',
    body: { player: QuoteRequest, staff: DeskQuoteRequest },
    status: 200,
    summary: 'What a slot would cost this caller, or whom the desk has on the phone.',
    answer: quote,
    errors: [...SLOT_ERRORS, 'BOOKING_CUSTOMER_REQUIRED', 'BOOKING_CUSTOMER_UNKNOWN'],
  },
  'PUT bookings/{reference}': {
    permission: 'bookings.update',
    body: { player: UpdateBookingRequest, staff: DeskUpdateBookingRequest },
    summary:
      'The desk moves it, notes and adds; its owner changes the addons before payment. Rules for ' +
      'new bookings are asked only of what changes. A move keeps the agreed price while start ' +
      'hour and length stay; else `price` chooses between today’s price and the agreed one, ' +
      'which needs a `reason`.',
    answer: writeResult('BookingSaved', booking),
    errors: [
      ...SLOT_ERRORS,
      'BOOKING_SLOT_TAKEN',
      'BOOKING_NOT_MOVABLE',
      'BOOKING_ADDONS_CLOSED',
      'BOOKING_PRICE_REASON_REQUIRED',
      'BOOKING_NO_PACK',
    ],
  },
  'DELETE bookings/{reference}': {
    id: 'cancelBooking',
    permission: 'bookings.cancel',
    body: { player: CancelBookingRequest, staff: DeskCancelBookingRequest },
    summary: 'Cancels; the row stays. Answers the caller’s list.',
    answer: writeResult('BookingCancelled', listOf(booking)),
    list: LIST,
    errors: [
      'BOOKING_ALREADY_CANCELLED',
      'BOOKING_BEGUN',
      'BOOKING_EXPIRED',
      'BOOKING_NOT_CANCELLABLE',
      'BOOKING_CANCEL_REASON_REQUIRED',
    ],
  },
  'POST bookings/{reference}/confirm': {
    permission: 'bookings.confirm',
    body: ConfirmBookingRequest,
    status: 200,
    summary: 'Confirms a pending booking, to be paid at arrival.',
    answer: writeResult('BookingSaved', booking),
    errors: ['BOOKING_EXPIRED', 'BOOKING_ALREADY_CANCELLED', 'BOOKING_NOT_CONFIRMABLE'],
  },
  'POST bookings/{reference}/no-show': {
    id: 'markBookingNoShow',
    permission: 'bookings.markNoShow',
    body: MarkNoShowRequest,
    status: 200,
    summary: 'Notes that nobody came, or takes that back.',
    answer: writeResult('BookingSaved', booking),
    errors: ['BOOKING_NO_SHOW_TOO_EARLY', 'BOOKING_NO_SHOW_CLOSED', 'BOOKING_NO_SHOW_STATE'],
  },
  'POST bookings/{reference}/hours': {
    id: 'payBooking',
    permission: 'bookings.payInHours',
    status: 200,
    summary:
      'Pays with hours of the customer’s pack that expires first, instead of money; it is ' +
      'confirmed at once.',
    answer: writeResult('BookingSaved', booking),
    errors: ['BOOKING_HOURS_CLOSED', 'BOOKING_NO_PACK'],
  },
  'POST bookings/{reference}/proof': {
    id: 'createBookingProof',
    permission: 'bookings.uploadProof',
    form: { file: true },
    status: 200,
    summary:
      'Shows the desk that a transfer is under way; the hold stands still until it has looked. ' +
      'Sent again, it takes the place of the one before.',
    answer: writeResult('BookingSaved', booking),
    errors: ['FILE_ENCRYPTED', 'BOOKING_PROOF_CLOSED', 'PROOF_FILE_REQUIRED'],
  },
  'GET bookings/{reference}/proof': {
    permission: 'bookings.read',
    summary: 'The last transfer proof, or null.',
    answer: nullable(proof),
  },
  'POST bookings/{reference}/proof/refuse': {
    permission: 'bookings.decideProof',
    body: RefuseProofRequest,
    status: 200,
    summary: 'Refuses a transfer proof: the hold runs on.',
    answer: writeResult('BookingSaved', booking),
    errors: ['PROOF_NOT_OPEN'],
  },
  'GET bookings/{reference}/calendar.ics': {
    id: 'getBookingCalendar',
    permission: 'bookings.calendar',
    summary: 'For the calendar of a phone.',
    answer: null,
    type: 'text/calendar',
  },
  'GET bookings/{reference}/moves': {
    id: 'listBookingMoves',
    permission: 'bookings.moves',
    summary:
      'The free slots of an opening day that a booking could be moved to, of one hour and of ' +
      'two, and what it would cost there.',
    answer: moves,
    query: {
      date: {
        schema: date(),
        description: 'The opening day; the one that is running if left out.',
      },
    },
    errors: ['AVAILABILITY_BEYOND_HORIZON'],
  },
  'GET bookings/{reference}/receipt.pdf': {
    id: 'getBookingReceipt',
    permission: 'bookings.receipt',
    summary: 'What was paid, in the reader’s language, for printing and for the books.',
    answer: null,
    type: 'application/pdf',
    errors: ['RECEIPT_NOTHING_PAID'],
  },
  'GET bookings/{reference}/history': {
    permission: 'bookings.history',
    summary: 'What happened to it, the first thing first.',
    answer: listOf(historyEntry),
    list: { filter: ['act', 'actor'], sort: ['at', 'act', 'actor'], desk: ['actor'] },
  },
});
