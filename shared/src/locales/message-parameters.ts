import type { ErrorCode } from '../errors/error-codes.ts';

const SLOT = ['date', 'startTime', 'endTime', 'pitch'] as const;
const BOOKING = ['reference', ...SLOT] as const;
const SESSION = ['guardian', 'reference', 'session', 'weekday', 'startTime', 'endTime'] as const;
const CODE = ['firstName', 'code', 'minutes'] as const;

/**
 * The mails, and what each needs to be written. What ends in `Cents` is money, `date` a day, `validUntil` too, `holdExpiresAt` an instant,
 * `pitch` the pitch's name: all of them are put into the reader's words when the mail is made. The addressee's `name` and
 * the `venue` are always known. Templates of bookings, payments, packs, the waiting list and the community are notices, too (`notices.json`).
 */
export const MAIL_PARAMETERS = {
  welcome: ['firstName'],
  verifyCode: CODE,
  resetCode: CODE,
  emailCode: [...CODE, 'email'],
  phoneCode: [...CODE, 'phone'],
  passwordChanged: ['firstName'],
  bookingReceivedCash: [...BOOKING, 'totalCents', 'holdExpiresAt'],
  bookingReceivedTransfer: [...BOOKING, 'totalCents', 'holdExpiresAt', 'rib', 'accountHolder'],
  bookingConfirmed: [...BOOKING, 'dueCents'],
  bookingReminder: [...BOOKING, 'dueCents', 'holdExpiresAt'],
  bookingReviewReminder: [...BOOKING, 'holdExpiresAt'],
  bookingTomorrow: BOOKING,
  bookingExpired: BOOKING,
  bookingCancelled: BOOKING,
  bookingCancelledByVenue: [...BOOKING, 'reason'],
  bookingMoved: [...BOOKING, 'wasDate', 'wasStartTime', 'wasPitch', 'totalCents', 'dueCents'],
  paymentReceived: [...BOOKING, 'amountCents', 'dueCents'],
  bookingProofRefused: [...BOOKING, 'reason', 'holdExpiresAt'],
  waitingJoined: ['date', 'startTime', 'endTime'],
  waitingOffered: [...SLOT, 'offerEndsAt'],
  waitingEnded: SLOT,
  packOrderedCash: ['reference', 'numberOfHours', 'dueCents'],
  packOrderedTransfer: ['reference', 'numberOfHours', 'dueCents', 'rib', 'accountHolder'],
  packPaymentReceived: ['reference', 'amountCents', 'dueCents'],
  packActive: ['reference', 'remainingHours', 'validUntil'],
  packExpiring: ['reference', 'validUntil'],
  packExpired: ['reference', 'validUntil'],
  packCancelled: ['reference'],
  packProofRefused: ['reference', 'reason', 'dueCents'],
  academyReceived: SESSION,
  academyWaiting: ['guardian', 'reference', 'session'],
  academyPlaceFree: SESSION,
  academyConfirmed: SESSION,
  academyCancelled: ['guardian', 'reference', 'session'],
  staffInvited: ['firstName'],
  contactReceived: ['reference', 'fullName', 'phone', 'email', 'message'],
  messageWaiting: ['from'],
  communityMention: ['from', 'title'],
  communityHidden: ['title', 'reason'],
  communityWarned: ['reason'],
  communitySuspended: ['until', 'reason'],
  communityReinstated: [],
} as const satisfies Record<string, readonly string[]>;

export type MailTemplate = keyof typeof MAIL_PARAMETERS;

/** The page of the site that a mail's button opens; what ends in `email=` is completed with the reader's address, what ends in `token=` by who owes the mail. */
export const MAIL_PAGES: Record<MailTemplate, string> = {
  welcome: '/account/reservations/create',
  verifyCode: '/account/verify?email=',
  resetCode: '/reset/password/confirmation?email=',
  emailCode: '/account/profile',
  phoneCode: '/account/profile',
  passwordChanged: '/reset/password',
  bookingReceivedCash: '/account/reservations/list',
  bookingReceivedTransfer: '/account/reservations/list',
  bookingConfirmed: '/account/reservations/list',
  bookingReminder: '/account/reservations/list',
  bookingReviewReminder: '/account/reservations/list',
  bookingTomorrow: '/account/reservations/list',
  bookingExpired: '/account/reservations/create',
  bookingCancelled: '/account/reservations/create',
  bookingCancelledByVenue: '/account/reservations/create',
  bookingMoved: '/account/reservations/list',
  paymentReceived: '/account/reservations/list',
  bookingProofRefused: '/account/reservations/list',
  waitingJoined: '/account/reservations/list',
  waitingOffered: '/waiting/offer?token=',
  waitingEnded: '/account/reservations/create',
  packOrderedCash: '/account/subscriptions/list',
  packOrderedTransfer: '/account/subscriptions/list',
  packPaymentReceived: '/account/subscriptions/list',
  packActive: '/account/reservations/create',
  packExpiring: '/account/reservations/create',
  packExpired: '/account/subscriptions/create',
  packCancelled: '/account/subscriptions/create',
  packProofRefused: '/account/subscriptions/list',
  academyReceived: '/academy',
  academyWaiting: '/academy',
  academyPlaceFree: '/academy',
  academyConfirmed: '/academy',
  academyCancelled: '/academy',
  staffInvited: '/reset/password',
  contactReceived: '/admin/contact',
  messageWaiting: '/messagings',
  communityMention: '/discussions',
  communityHidden: '/discussions',
  communityWarned: '/conditions',
  communitySuspended: '/conditions',
  communityReinstated: '/discussions',
};

/** The errors whose sentence names a figure, and its parameters; what ends in `Cents` is money. */
export const ERROR_PARAMETERS: Partial<Record<ErrorCode, readonly string[]>> = {
  PAYMENT_EXCEEDS_DUE: ['dueCents'],
  PAYMENT_TOO_OLD: ['from'],
  SUBSCRIPTION_TOO_MANY_PENDING: ['max'],
  ACADEMY_TOO_MANY: ['max'],
  COMMUNITY_SUSPENDED: ['until'],
  WAITING_TOO_MANY: ['max'],
};
