import { COMMUNITY_ERRORS } from './community-errors.ts';
import { LEAGUE_ERRORS } from './league-errors.ts';

/**
 * Every error the API can answer, with its HTTP status. A code is stable: clients and tests rely on it.
 * 409 is a conflict with the present state (the same request may pass later), 422 a request that no state makes valid.
 */
export const ERROR_STATUS = {
  REQUEST_UNREADABLE: 400,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  /** The request came so slowly that its sender was cut off. */
  REQUEST_TIMEOUT: 408,
  REQUEST_TOO_LARGE: 413,
  MEDIA_TYPE_UNSUPPORTED: 415,
  VALIDATION_FAILED: 422,
  /** `filter`, `range` or `sort` of a list is unreadable or names an undeclared field. */
  LIST_QUERY_INVALID: 422,
  /** A body names a record that does not exist, or that the caller may not see. */
  REFERENCE_UNKNOWN: 422,
  /** Two writers met on one row and ours gave up after its retries. */
  CONFLICT: 409,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  DATABASE_AWAY: 503,
  MAINTENANCE: 503,
  STORAGE_FULL: 507,
  /** The store that holds the files does not answer. */
  STORAGE_AWAY: 503,
  FILE_TOO_LARGE: 413,
  /** As many files as may be received at once are under way. */
  UPLOADS_TOO_MANY: 429,
  /** By its content, whatever its name says. */
  FILE_TYPE_UNSUPPORTED: 415,
  /** Cut off or damaged. */
  FILE_UNREADABLE: 422,
  /** A PDF that asks for a password. */
  FILE_ENCRYPTED: 422,
  /** More pixels than any camera makes: it would fill the memory. */
  FILE_TOO_MANY_PIXELS: 422,

  IDEMPOTENCY_KEY_INVALID: 422,
  IDEMPOTENCY_MISMATCH: 422,

  AUTH_REQUIRED: 401,
  /** Wrong, unknown and deactivated are one answer, so that no one learns which accounts exist. */
  AUTH_WRONG_CREDENTIALS: 401,
  AUTH_UNVERIFIED: 403,
  FORBIDDEN: 403,
  AUTH_EMAIL_TAKEN: 422,
  AUTH_PHONE_TAKEN: 422,
  AUTH_EMAIL_INVALID: 422,
  /** A player's name that passes for the desk's or the venue's. */
  AUTH_NAME_RESERVED: 422,
  AUTH_PHONE_INVALID: 422,
  AUTH_UNDER_AGE: 422,
  AUTH_BIRTH_DATE_INVALID: 422,
  AUTH_CONDITIONS_NOT_ACCEPTED: 422,
  AUTH_PASSWORD_LENGTH: 422,
  AUTH_PASSWORD_COMMON: 422,
  AUTH_PASSWORD_PERSONAL: 422,
  AUTH_PASSWORD_DESK: 422,
  AUTH_PASSWORD_MISMATCH: 422,
  AUTH_CURRENT_PASSWORD_WRONG: 422,
  /** Wrong, outlived or spent; to a stranger always this one, whether the account exists or not. */
  AUTH_CODE_WRONG: 422,
  /** Only to the account's own session: after 15 minutes. */
  AUTH_CODE_EXPIRED: 422,
  /** Only to the account's own session: after five tries. */
  AUTH_CODE_SPENT: 422,
  AUTH_CODE_TOO_SOON: 429,
  AUTH_CODE_TOO_MANY: 429,
  AUTH_RESET_TOKEN_INVALID: 422,
  /** The email in the body is not the one of the session. */
  AUTH_OTHER_ACCOUNT: 422,
  AUTH_TOO_MANY_ATTEMPTS: 429,
  /** An account with bookings ahead or money open is settled first. */
  AUTH_ERASE_BLOCKED: 409,
  USER_OWN_SCOPE: 409,
  USER_LAST_ADMIN: 409,

  BOOKING_SLOT_TAKEN: 409,
  BOOKING_PRICE_CHANGED: 409,
  BOOKING_OUTSIDE_HOURS: 422,
  BOOKING_IN_PAST: 422,
  BOOKING_BEYOND_HORIZON: 422,
  BOOKING_OFF_GRID: 422,
  BOOKING_DURATION: 422,
  /** The clocks jump over this wall time: it does not exist. */
  BOOKING_TIME_SKIPPED: 422,
  BOOKING_NO_TARIFF: 422,
  BOOKING_PITCH_UNKNOWN: 422,
  BOOKING_PITCH_INACTIVE: 422,
  BOOKING_RULES_NOT_ACCEPTED: 422,
  /** 409 and not 422: the same request passes as soon as one of the pending bookings is settled. */
  BOOKING_TOO_MANY_PENDING: 409,
  /** 409 for the same reason: it passes once a match was played. */
  BOOKING_TOO_MANY_UPCOMING: 409,
  BOOKING_TOO_OFTEN: 429,
  BOOKING_NO_PACK: 409,
  BOOKING_CUSTOMER_REQUIRED: 422,
  BOOKING_CUSTOMER_UNKNOWN: 422,
  BOOKING_ADDON_UNKNOWN: 422,
  BOOKING_ADDON_OUT_OF_STOCK: 409,
  BOOKING_ADDONS_CLOSED: 409,
  /** Paid in part or whole, in money or hours, or no longer ahead: hours have nothing left to pay. */
  BOOKING_HOURS_CLOSED: 409,
  BOOKING_EXPIRED: 409,
  BOOKING_ALREADY_CANCELLED: 409,
  BOOKING_BEGUN: 409,
  BOOKING_NOT_CANCELLABLE: 409,
  BOOKING_CANCEL_REASON_REQUIRED: 422,
  BOOKING_PRICE_REASON_REQUIRED: 422,
  BOOKING_NOT_CONFIRMABLE: 409,
  BOOKING_NOT_MOVABLE: 409,
  BOOKING_NO_SHOW_TOO_EARLY: 409,
  BOOKING_NO_SHOW_CLOSED: 409,
  BOOKING_NO_SHOW_STATE: 409,
  BOOKING_PROOF_CLOSED: 409,
  /** Nobody waits for what can be booked. */
  WAITING_SLOT_FREE: 409,
  WAITING_ALREADY: 409,
  WAITING_TOO_MANY: 409,
  /** Who plays at that time waits for nothing. */
  WAITING_OWN_SLOT: 409,
  WAITING_OVER: 409,
  /** Taken, declined or past its end. */
  OFFER_OVER: 409,
  /** What was seen is no longer what would be booked; the new plan stands beside it. */
  SERIES_CHANGED: 409,
  /** A date without a slot that is not left out, or no date at all. */
  SERIES_UNDECIDED: 422,
  /** The packs do not pay all dates. */
  SERIES_HOURS_MISSING: 422,
  SERIES_NOT_CONFIRMABLE: 409,
  SERIES_NOTHING_AHEAD: 409,
  /** Nothing is kept for the holder, or no longer. */
  SERIES_NOT_KEPT: 409,
  SUBSCRIPTION_PROOF_CLOSED: 409,
  PROOF_FILE_REQUIRED: 422,
  PROOF_NOT_OPEN: 409,
  RECEIPT_NOTHING_PAID: 409,

  AVAILABILITY_BEYOND_HORIZON: 422,
  AVAILABILITY_DAYS: 422,
  /** A block over a live booking or another block. */
  BLOCK_SLOT_TAKEN: 409,
  BLOCK_IN_PAST: 422,
  PITCH_CODE_TAKEN: 422,
  PITCH_IN_USE: 409,

  ...LEAGUE_ERRORS,

  PRICING_OVERLAP: 409,
  PRICING_SHAPE: 422,
  PRICING_ARCHIVED: 409,
  TARIFF_UNKNOWN: 422,
  TARIFF_CODE_TAKEN: 422,
  /** A customer, a price, a booking or a pack has it; the standard one answers for all. */
  TARIFF_IN_USE: 409,
  ADDON_ARCHIVED: 409,

  SUBSCRIPTION_PACK_UNKNOWN: 422,
  SUBSCRIPTION_CONDITIONS_NOT_ACCEPTED: 422,
  /** 409: it passes once an order was paid or cancelled. */
  SUBSCRIPTION_TOO_MANY_PENDING: 409,
  SUBSCRIPTION_NOT_CANCELLABLE: 409,
  SUBSCRIPTION_NOT_ACTIVE: 409,
  SUBSCRIPTION_NOT_PAID: 409,
  /** Fewer hours are left than are to be taken. */
  SUBSCRIPTION_HOURS_SHORT: 409,
  SUBSCRIPTION_ADJUSTMENT_EMPTY: 422,
  /** A payment for a pack whose hours were used is taken back by an admin alone. */
  SUBSCRIPTION_HOURS_USED: 409,

  PAYMENT_TARGET: 422,
  PAYMENT_EXCEEDS_DUE: 422,
  PAYMENT_TARGET_CLOSED: 409,
  PAYMENT_IN_FUTURE: 422,
  PAYMENT_TOO_OLD: 422,
  PAYMENT_ALREADY_REVERSED: 409,
  PAYMENT_IS_REVERSAL: 409,
  /** There is one drawer: it is closed before it is opened again. */
  CASH_SESSION_OPEN: 409,
  CASH_SESSION_CLOSED: 409,
  CASH_SESSION_NOT_CLOSED: 409,
  CASH_FLOAT_KNOWN: 409,
  CASH_FLOAT_UNKNOWN: 409,
  CASH_NOT_COUNTED: 409,
  /** Money moved after the count. */
  CASH_COUNT_STALE: 409,
  CASH_REASON_REQUIRED: 422,
  /** The open drawer is of an earlier opening day: it is counted and closed before cash goes through it. */
  CASH_DRAWER_OF_EARLIER_DAY: 409,
  /** More is taken out than is known to lie in the drawer: asked again, the sum is not told. */
  CASH_MOVEMENT_ABOVE_DRAWER: 409,
  BANK_FILE_REQUIRED: 422,
  /** No table, or one too long to be a statement. */
  BANK_FILE_UNREADABLE: 422,
  /** A known format that is no table, such as PDF. */
  BANK_FILE_FORMAT: 422,
  /** More columns that hold something than a statement has. */
  BANK_FILE_TOO_WIDE: 422,
  /** A table, but no row holds a date and an amount. */
  BANK_FILE_NO_LINES: 422,
  /** Its lines are known by their account and label: read otherwise they would all be new. */
  BANK_PROFILE_USED: 409,
  /** Payments have taken all of it. */
  BANK_LINE_SETTLED: 409,
  BANK_LINE_DISMISSED: 409,
  BANK_LINE_NOT_DISMISSED: 409,

  CUSTOMER_PHONE_INVALID: 422,
  CUSTOMERS_FILE_REQUIRED: 422,
  /** No table, or one that is too long. */
  CUSTOMERS_FILE_UNREADABLE: 422,
  CUSTOMERS_FILE_FORMAT: 422,
  CUSTOMERS_FILE_TOO_WIDE: 422,
  /** No column that is named like a name, or none like a phone. */
  CUSTOMERS_FILE_COLUMNS: 422,
  /** A card cannot be joined to itself. */
  CUSTOMER_SAME: 422,
  /** Only a card without a login is given up for another; two logins stay two people. */
  CUSTOMER_HAS_LOGIN: 409,

  MEDIA_IMAGE_REQUIRED: 422,
  /** A video without its address, or an image with one. */
  MEDIA_VIDEO_URL: 422,
  /** Shown until a day before the first. */
  DISPLAY_DATES: 422,

  ...COMMUNITY_ERRORS,

  VENUE_RIB_INVALID: 422,
  VENUE_HOURS_OVERLAP: 422,
  VENUE_TIME_ZONE_UNKNOWN: 422,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
