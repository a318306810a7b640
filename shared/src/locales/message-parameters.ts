import type { ErrorCode } from '../errors/error-codes.ts';

const SLOT = ['date', 'startTime', 'endTime', 'pitch'] as const;
const BOOKING = ['reference', ...SLOT] as const;
/**
 * Mail parameters for money or hours that a cancelled booking returns or forfeits. If such a
 * parameter is null, the mail leaves out the sentence that contains it.
 */
const GIVEN_BACK = [
  'refundCents',
  'transferCents',
  'returnedHours',
  'expiredHours',
  'pack',
] as const;
const MATCH = ['date', 'startTime'] as const;
const SESSION = ['guardian', 'reference', 'session', 'weekday', 'startTime', 'endTime'] as const;
const SERIES = [
  'reference',
  'dates',
  'days',
  'firstDate',
  'lastDate',
  'startTime',
  'endTime',
] as const;
const CODE = ['firstName', 'code', 'minutes'] as const;

/**
 * Parameters of each mail template. Names that end in `Cents` are money, names in `Hours` a number
 * of hours. `date` and `validUntil` are days, `days` a list of days, `holdExpiresAt` an instant,
 * `pitch` the pitch's name. They are formatted for the reader when the mail is rendered. The
 * recipient's `name` and the `venue` are always available. Templates of bookings, series, payments,
 * packs, the waiting list, matches and the community are also used for notifications
 * (`notices.json`).
 */
export const MAIL_PARAMETERS = {
  welcome: ['firstName'],
  testMail: ['code'],
  verifyCode: CODE,
  resetCode: CODE,
  loginCode: CODE,
  draftCode: ['code', 'minutes', ...SLOT],
  emailCode: [...CODE, 'email'],
  phoneCode: [...CODE, 'phone'],
  passwordChanged: ['firstName'],
  emailChanged: ['firstName'],
  bookingReceivedCash: [...BOOKING, 'totalCents', 'holdExpiresAt'],
  bookingReceivedTransfer: [...BOOKING, 'totalCents', 'holdExpiresAt', 'rib', 'accountHolder'],
  bookingConfirmed: [...BOOKING, 'dueCents'],
  bookingReminder: [...BOOKING, 'dueCents', 'holdExpiresAt'],
  bookingReviewReminder: [...BOOKING, 'holdExpiresAt'],
  bookingTomorrow: BOOKING,
  bookingExpired: BOOKING,
  bookingCancelled: [...BOOKING, ...GIVEN_BACK, 'forfeitedCents', 'forfeitedHours'],
  bookingCancelledByVenue: [...BOOKING, ...GIVEN_BACK, 'reason'],
  bookingMoved: [
    ...BOOKING,
    'wasDate',
    'wasStartTime',
    'wasPitch',
    'totalCents',
    'keptCents',
    'dueCents',
  ],
  paymentReceived: [...BOOKING, 'amountCents', 'dueCents'],
  bookingProofRefused: [...BOOKING, 'reason', 'holdExpiresAt'],
  waitingJoined: ['date', 'startTime', 'endTime'],
  waitingOffered: [...SLOT, 'offerEndsAt'],
  waitingEnded: SLOT,
  seriesReceived: [...SERIES, 'totalCents', 'holdExpiresAt'],
  seriesConfirmed: [...SERIES, 'dueCents'],
  seriesReminder: [...SERIES, 'holdExpiresAt'],
  seriesExpired: SERIES,
  seriesCancelled: [...SERIES, 'refundCents', 'forfeitedCents', 'returnedHours', 'forfeitedHours'],
  seriesCancelledByVenue: [...SERIES, 'refundCents', 'returnedHours', 'reason'],
  seriesEnding: [...SERIES, 'keptUntil', 'goesOnFrom'],
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
  matchAsked: ['from', ...MATCH],
  matchAccepted: ['from', 'reference', 'amountCents', 'pitch', ...MATCH],
  matchDeclined: MATCH,
  matchLeft: ['from', ...MATCH],
  matchClosed: MATCH,
  matchMoved: ['pitch', 'wasDate', 'wasStartTime', 'wasPitch', ...MATCH],
  matchCancelled: ['pitch', ...MATCH],
  matchSeatGained: ['pitch', ...MATCH],
  matchSeatLost: ['pitch', ...MATCH],
  matchSeatMoved: ['pitch', 'wasDate', 'wasStartTime', 'wasPitch', ...MATCH],
  matchSeatCancelled: ['pitch', ...MATCH],
  matchUnanswered: ['pitch', ...MATCH],
  matchResultDisputed: ['pitch', ...MATCH],
  communityMention: ['from', 'title'],
  communityHidden: ['title', 'reason'],
  communityWarned: ['reason'],
  communitySuspended: ['until', 'reason'],
  communityReinstated: [],
} as const satisfies Record<string, readonly string[]>;

export type MailTemplate = keyof typeof MAIL_PARAMETERS;

/** Parameters of one or several mail templates, by name. */
export type ParametersOf<Template extends MailTemplate> = Record<
  (typeof MAIL_PARAMETERS)[Template][number],
  unknown
>;

/**
 * Path of the page that the button of each mail opens. Parameters of the mail are in braces.
 * `{address}` is the recipient's email; the domain that sends the mail provides `{token}`.
 */
export const MAIL_PAGES: Record<MailTemplate, string> = {
  welcome: '/account/reservations/create',
  testMail: '/admin/setup',
  verifyCode: '/account/verify?email={address}',
  resetCode: '/reset/password/confirmation?email={address}',
  loginCode: '/auth/login?code={address}',
  draftCode: '/reserve',
  emailCode: '/account/profile',
  phoneCode: '/account/profile',
  passwordChanged: '/reset/password',
  emailChanged: '/contact',
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
  waitingOffered: '/waiting/offer?token={token}',
  waitingEnded: '/account/reservations/create',
  seriesReceived: '/account/series/list',
  seriesConfirmed: '/account/series/list',
  seriesReminder: '/account/series/list',
  seriesExpired: '/account/series/create',
  seriesCancelled: '/account/series/list',
  seriesCancelledByVenue: '/account/series/list',
  seriesEnding: '/account/series/create?continues={reference}',
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
  matchAsked: '/account/reservations/list?booking={booking}&part=match',
  matchAccepted: '/open-matches/{match}',
  matchDeclined: '/open-matches',
  matchLeft: '/account/reservations/list?booking={booking}&part=match',
  matchClosed: '/open-matches',
  matchMoved: '/open-matches/{match}',
  matchCancelled: '/open-matches',
  matchSeatGained: '/m/{token}',
  matchSeatLost: '/m/{token}',
  matchSeatMoved: '/m/{token}',
  matchSeatCancelled: '/m/{token}',
  matchUnanswered: '/m/{token}',
  matchResultDisputed: '/m/{token}',
  communityMention: '/discussions',
  communityHidden: '/discussions',
  communityWarned: '/conditions',
  communitySuspended: '/conditions',
  communityReinstated: '/discussions',
};

/**
 * Parameters of the error texts, by error code. Names that end in `Cents` are money; `wait` is the
 * waiting time, which `Retry-After` also contains.
 */
export const ERROR_PARAMETERS: Partial<Record<ErrorCode, readonly string[]>> = {
  MATCH_RESULT_USED: ['match'],
  AUTH_ERASE_BLOCKED: ['open'],
  MAINTENANCE: ['time'],
  TOO_MANY_REQUESTS: ['wait'],
  UPLOADS_TOO_MANY: ['wait'],
  AUTH_CODE_TOO_MANY: ['wait'],
  AUTH_TOO_MANY_ATTEMPTS: ['wait'],
  BOOKING_TOO_OFTEN: ['wait'],
  MATCH_NAMES: ['wait'],
  BOOKING_DRAFTS_TOO_MANY: ['wait'],
  SQUAD_FULL: ['count'],
  SQUADS_TOO_MANY: ['count'],
  BOOKING_ADDON_OUT_OF_STOCK: ['addon', 'left'],
  TOURNAMENT_TEAMS: ['min', 'max'],
  PAYMENT_EXCEEDS_DUE: ['dueCents'],
  SHARE_ALREADY_PAID: ['name', 'paidAt'],
  PAYMENT_TOO_OLD: ['from'],
  CASH_DRAWER_OF_EARLIER_DAY: ['day'],
  SUBSCRIPTION_TOO_MANY_PENDING: ['max'],
  ACADEMY_TOO_MANY: ['max'],
  SERIES_HOURS_MISSING: ['missing', 'hours'],
  COMMUNITY_SUSPENDED: ['until'],
  WAITING_TOO_MANY: ['max'],
  BANK_FILE_FORMAT: ['format'],
  BANK_FILE_TOO_WIDE: ['columns'],
  CUSTOMERS_FILE_FORMAT: ['format'],
  CUSTOMERS_FILE_TOO_WIDE: ['columns'],
};
