import { proof } from '../payments/proofs.contract.ts';
import { RefuseProofRequest } from '../payments/payments.requests.ts';
import { calls, listOf, writeResult } from '../platform/call.ts';
import { date, nullable } from '../platform/schema.ts';
import { booking, historyEntry, moves } from './bookings.contract.ts';
import {
  CancelBookingRequest,
  ConfirmBookingRequest,
  DeskCancelBookingRequest,
  DeskUpdateBookingRequest,
  MarkNoShowRequest,
  UpdateBookingRequest,
} from './bookings.requests.ts';
import { CREATE_BOOKING_CALLS, SLOT_ERRORS } from './create-booking.calls.ts';

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
    summary: 'List bookings, latest start first; players get their own ones.',
    answer: listOf(booking),
    list: LIST,
  },
  'GET bookings_my_reservations': {
    id: 'listMyBookings',
    permission: 'bookings.listOwn',
    summary: "List the caller's bookings, upcoming ones first.",
    answer: listOf(booking),
    list: LIST,
  },
  'GET bookings/{id}': { permission: 'bookings.read', summary: 'Get a booking.', answer: booking },
  ...CREATE_BOOKING_CALLS,
  'PUT bookings/{reference}': {
    permission: 'bookings.update',
    body: { player: UpdateBookingRequest, staff: DeskUpdateBookingRequest },
    summary: 'Update a booking: staff may move it, its owner may change add-ons before payment.',
    description:
      'Only changed fields are checked by the rules for new bookings. A move keeps the ' +
      'agreed price if start hour and length stay. Otherwise `price` selects today’s or ' +
      'the agreed price; the latter needs a `reason`.',
    answer: writeResult('BookingSaved', booking),
    errors: [
      ...SLOT_ERRORS,
      'BOOKING_ADDON_OUT_OF_STOCK',
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
    summary: "Cancel a booking and return the caller's list; the record is kept.",
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
    summary: 'Confirm a pending booking, which is then paid at arrival.',
    answer: writeResult('BookingSaved', booking),
    errors: ['BOOKING_EXPIRED', 'BOOKING_ALREADY_CANCELLED', 'BOOKING_NOT_CONFIRMABLE'],
  },
  'POST bookings/{reference}/no-show': {
    id: 'markBookingNoShow',
    permission: 'bookings.markNoShow',
    body: MarkNoShowRequest,
    status: 200,
    summary: 'Mark a booking as no-show, or revoke a no-show.',
    answer: writeResult('BookingSaved', booking),
    errors: ['BOOKING_NO_SHOW_TOO_EARLY', 'BOOKING_NO_SHOW_CLOSED', 'BOOKING_NO_SHOW_STATE'],
  },
  'POST bookings/{reference}/hours': {
    id: 'payBooking',
    permission: 'bookings.payInHours',
    status: 200,
    summary: 'Pay a booking with pack hours and confirm it.',
    description: 'The hours are taken from the customer’s pack that expires first.',
    answer: writeResult('BookingSaved', booking),
    errors: ['BOOKING_HOURS_CLOSED', 'BOOKING_NO_PACK'],
  },
  'POST bookings/{reference}/proof': {
    id: 'createBookingProof',
    permission: 'bookings.uploadProof',
    form: { file: true },
    status: 200,
    summary: 'Send a transfer proof for review.',
    description:
      'A new proof replaces one that is not reviewed yet. The hold is paused until the ' +
      'review.',
    answer: writeResult('BookingSaved', booking),
    errors: ['FILE_ENCRYPTED', 'BOOKING_PROOF_CLOSED', 'PROOF_FILE_REQUIRED'],
  },
  'GET bookings/{reference}/proof': {
    permission: 'bookings.read',
    summary: 'Get the last transfer proof, or null.',
    answer: nullable(proof),
  },
  'POST bookings/{reference}/proof/refuse': {
    permission: 'bookings.decideProof',
    body: RefuseProofRequest,
    status: 200,
    summary: 'Refuse a transfer proof; the hold continues.',
    answer: writeResult('BookingSaved', booking),
    errors: ['PROOF_NOT_OPEN'],
  },
  'GET bookings/{reference}/calendar.ics': {
    id: 'getBookingCalendar',
    permission: 'bookings.calendar',
    summary: 'Download a booking as a calendar event.',
    answer: null,
    type: 'text/calendar',
  },
  'GET bookings/{reference}/moves': {
    id: 'listBookingMoves',
    permission: 'bookings.moves',
    summary: 'List free slots of an opening day to which a booking can move, with prices.',
    description: 'The list contains slots of one hour and of two hours.',
    answer: moves,
    query: {
      date: {
        schema: date(),
        description: 'The opening day; default: the current one.',
      },
    },
    errors: ['AVAILABILITY_BEYOND_HORIZON'],
  },
  'GET bookings/{reference}/receipt.pdf': {
    id: 'getBookingReceipt',
    permission: 'bookings.receipt',
    summary: "Download the receipt of the payments in the caller's language.",
    answer: null,
    type: 'application/pdf',
    errors: ['RECEIPT_NOTHING_PAID'],
  },
  'GET bookings/{reference}/history': {
    permission: 'bookings.history',
    summary: 'List the changes of a booking, oldest first.',
    answer: listOf(historyEntry),
    list: { filter: ['act', 'actor'], sort: ['at', 'act', 'actor'], desk: ['actor'] },
  },
});
