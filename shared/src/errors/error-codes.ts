import { COMMUNITY_ERRORS } from './community-errors.ts';
import { TOURNAMENT_ERRORS } from './tournament-errors.ts';

/**
 * Every error of the API, with its HTTP status. Codes are stable: clients and tests rely on them.
 * 409 is a conflict with the present state: the same request may succeed later. 422 is a request
 * that no state makes valid.
 */
export const ERROR_STATUS = {
  REQUEST_UNREADABLE: 400,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  /** The request was too slow and its sender was disconnected. */
  REQUEST_TIMEOUT: 408,
  REQUEST_TOO_LARGE: 413,
  MEDIA_TYPE_UNSUPPORTED: 415,
  VALIDATION_FAILED: 422,
  /** `filter`, `range` or `sort` of a list is malformed or names an undeclared field. */
  LIST_QUERY_INVALID: 422,
  /** A body references a record that does not exist, or that the caller may not see. */
  REFERENCE_UNKNOWN: 422,
  /** Concurrent writes conflicted, and all retries failed. */
  CONFLICT: 409,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  DATABASE_UNAVAILABLE: 503,
  MAINTENANCE: 503,
  STORAGE_FULL: 507,
  /** The file store does not respond. */
  STORAGE_UNAVAILABLE: 503,
  FILE_TOO_LARGE: 413,
  /** The maximum number of uploads in flight is reached. */
  UPLOADS_TOO_MANY: 429,
  /** The type is detected by the content of the file, regardless of its name. */
  FILE_TYPE_UNSUPPORTED: 415,
  /** The file is truncated or damaged. */
  FILE_UNREADABLE: 422,
  /** A PDF that requires a password. */
  FILE_ENCRYPTED: 422,
  /** The image has more pixels than any camera produces, which would exhaust the memory. */
  FILE_TOO_MANY_PIXELS: 422,

  IDEMPOTENCY_KEY_INVALID: 422,
  IDEMPOTENCY_MISMATCH: 422,

  AUTH_REQUIRED: 401,
  /**
   * One error for a wrong password, an unknown account and a deactivated one, so that accounts
   * cannot be enumerated.
   */
  AUTH_WRONG_CREDENTIALS: 401,
  AUTH_UNVERIFIED: 403,
  FORBIDDEN: 403,
  AUTH_EMAIL_TAKEN: 422,
  AUTH_PHONE_TAKEN: 422,
  AUTH_EMAIL_INVALID: 422,
  /** A player's name that imitates the desk or the venue. */
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
  /**
   * The code is wrong, expired or used up. Strangers get only this error, whether the account
   * exists or not.
   */
  AUTH_CODE_WRONG: 422,
  /** The code is older than 15 minutes. Only for the account's own session. */
  AUTH_CODE_EXPIRED: 422,
  /** The code had five attempts. Only for the account's own session. */
  AUTH_CODE_SPENT: 422,
  AUTH_CODE_TOO_SOON: 429,
  AUTH_CODE_TOO_MANY: 429,
  AUTH_RESET_TOKEN_INVALID: 422,
  /** The email in the body is not the one of the session. */
  AUTH_OTHER_ACCOUNT: 422,
  AUTH_TOO_MANY_ATTEMPTS: 429,
  /** Upcoming bookings and open amounts must be settled first. */
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
  /** A clock change skips this wall time. */
  BOOKING_TIME_SKIPPED: 422,
  BOOKING_NO_TARIFF: 422,
  BOOKING_PITCH_UNKNOWN: 422,
  BOOKING_PITCH_INACTIVE: 422,
  BOOKING_RULES_NOT_ACCEPTED: 422,
  /** 409 instead of 422: the same request succeeds once a pending booking is settled. */
  BOOKING_TOO_MANY_PENDING: 409,
  /** 409: the same request succeeds once a match was played. */
  BOOKING_TOO_MANY_UPCOMING: 409,
  BOOKING_TOO_OFTEN: 429,
  BOOKING_NO_PACK: 409,
  BOOKING_CUSTOMER_REQUIRED: 422,
  BOOKING_CUSTOMER_UNKNOWN: 422,
  BOOKING_ADDON_UNKNOWN: 422,
  BOOKING_ADDON_OUT_OF_STOCK: 409,
  BOOKING_ADDONS_CLOSED: 409,
  /**
   * The booking is paid in part or whole, in money or hours, or no longer upcoming: hours cannot
   * pay for it.
   */
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
  /** A free slot has no waiting list. */
  WAITING_SLOT_FREE: 409,
  WAITING_ALREADY: 409,
  WAITING_TOO_MANY: 409,
  /** The customer plays at that time. */
  WAITING_OWN_SLOT: 409,
  WAITING_OVER: 409,
  /** The offer is taken, declined or past its end. */
  OFFER_OVER: 409,
  /** The plan differs from the previewed one; the response includes the new plan. */
  SERIES_CHANGED: 409,
  /** A date without a slot is not left out, or no date remains. */
  SERIES_UNDECIDED: 422,
  /** The packs do not cover all dates. */
  SERIES_HOURS_MISSING: 422,
  SERIES_NOT_CONFIRMABLE: 409,
  SERIES_NOTHING_AHEAD: 409,
  /** No hours are reserved for the holder, or the reservation has ended. */
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

  ...TOURNAMENT_ERRORS,

  PRICING_OVERLAP: 409,
  PRICING_SHAPE: 422,
  PRICING_ARCHIVED: 409,
  TARIFF_UNKNOWN: 422,
  TARIFF_CODE_TAKEN: 422,
  /** The tariff is the standard one, or a customer, a price, a booking or a pack uses it. */
  TARIFF_IN_USE: 409,
  ADDON_ARCHIVED: 409,

  SUBSCRIPTION_PACK_UNKNOWN: 422,
  SUBSCRIPTION_CONDITIONS_NOT_ACCEPTED: 422,
  /** 409: succeeds once an order was paid or cancelled. */
  SUBSCRIPTION_TOO_MANY_PENDING: 409,
  SUBSCRIPTION_NOT_CANCELLABLE: 409,
  SUBSCRIPTION_NOT_ACTIVE: 409,
  SUBSCRIPTION_NOT_PAID: 409,
  /** Fewer hours are left than requested. */
  SUBSCRIPTION_HOURS_SHORT: 409,
  SUBSCRIPTION_ADJUSTMENT_EMPTY: 422,
  /** Only an admin may reverse a payment for a pack with used hours. */
  SUBSCRIPTION_HOURS_USED: 409,

  PAYMENT_TARGET: 422,
  PAYMENT_EXCEEDS_DUE: 422,
  PAYMENT_TARGET_CLOSED: 409,
  PAYMENT_IN_FUTURE: 422,
  PAYMENT_TOO_OLD: 422,
  PAYMENT_ALREADY_REVERSED: 409,
  PAYMENT_IS_REVERSAL: 409,
  /** There is one drawer: it must be closed before it is opened again. */
  CASH_SESSION_OPEN: 409,
  CASH_SESSION_CLOSED: 409,
  CASH_SESSION_NOT_CLOSED: 409,
  CASH_FLOAT_KNOWN: 409,
  CASH_FLOAT_UNKNOWN: 409,
  CASH_NOT_COUNTED: 409,
  /** Money moved after the count. */
  CASH_COUNT_STALE: 409,
  CASH_REASON_REQUIRED: 422,
  /**
   * The open drawer is of an earlier opening day: it must be counted and closed before cash goes
   * through it.
   */
  CASH_DRAWER_OF_EARLIER_DAY: 409,
  /** More is taken out than the drawer is known to contain; the amount is not exposed. */
  CASH_MOVEMENT_ABOVE_DRAWER: 409,
  BANK_FILE_REQUIRED: 422,
  /** The file is not a table, or is too long for a statement. */
  BANK_FILE_UNREADABLE: 422,
  /** A known format that is not a table, such as PDF. */
  BANK_FILE_FORMAT: 422,
  /** More columns with content than a statement has. */
  BANK_FILE_TOO_WIDE: 422,
  /** A table in which no row has a date and an amount. */
  BANK_FILE_NO_LINES: 422,
  /**
   * The lines of a used format are identified by account and label: parsed differently they would
   * all appear as new.
   */
  BANK_PROFILE_USED: 409,
  /** Payments have taken the whole amount. */
  BANK_LINE_SETTLED: 409,
  BANK_LINE_DISMISSED: 409,
  BANK_LINE_NOT_DISMISSED: 409,

  CUSTOMER_PHONE_INVALID: 422,
  CUSTOMERS_FILE_REQUIRED: 422,
  /** The file is not a table, or is too long. */
  CUSTOMERS_FILE_UNREADABLE: 422,
  CUSTOMERS_FILE_FORMAT: 422,
  CUSTOMERS_FILE_TOO_WIDE: 422,
  /** No column for a name, or none for a phone. */
  CUSTOMERS_FILE_COLUMNS: 422,
  /** A record cannot be merged with itself. */
  CUSTOMER_SAME: 422,
  /** Only a record without a login can be merged into another; two logins are two people. */
  CUSTOMER_HAS_LOGIN: 409,

  MEDIA_IMAGE_REQUIRED: 422,
  /** A video without its URL, or an image with one. */
  MEDIA_VIDEO_URL: 422,
  /** The last day is before the first. */
  DISPLAY_DATES: 422,

  ...COMMUNITY_ERRORS,

  VENUE_RIB_INVALID: 422,
  VENUE_HOURS_OVERLAP: 422,
  VENUE_TIME_ZONE_UNKNOWN: 422,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
