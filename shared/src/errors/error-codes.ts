import { COMMUNITY_ERRORS } from './community-errors.ts';
import { TOURNAMENT_ERRORS } from './tournament-errors.ts';

/**
 * Every error code of the API, with its HTTP status. Codes are stable, because clients and tests
 * rely on them. 409 is a conflict with the present state; the same request may succeed later. 422
 * is a request that is not valid in any state.
 */
export const ERROR_STATUS = {
  REQUEST_UNREADABLE: 400,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  /** The request was too slow, so the server closed its connection. */
  REQUEST_TIMEOUT: 408,
  REQUEST_TOO_LARGE: 413,
  MEDIA_TYPE_UNSUPPORTED: 415,
  VALIDATION_FAILED: 422,
  /**
   * The `filter`, `range` or `sort` of a list is malformed or names a field that the list does not
   * declare.
   */
  LIST_QUERY_INVALID: 422,
  /** A request body references a record that does not exist or that the caller may not see. */
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
  /** The maximum number of uploads at the same time is reached. */
  UPLOADS_TOO_MANY: 429,
  /**
   * The file type is not accepted. It is detected from the content of the file, regardless of the
   * name.
   */
  FILE_TYPE_UNSUPPORTED: 415,
  /** The file is truncated or damaged. */
  FILE_UNREADABLE: 422,
  /** The file is a PDF that requires a password. */
  FILE_ENCRYPTED: 422,
  /**
   * The image has more pixels than any camera produces, and decoding it would exhaust the memory.
   */
  FILE_TOO_MANY_PIXELS: 422,

  IDEMPOTENCY_KEY_INVALID: 422,
  IDEMPOTENCY_MISMATCH: 422,

  AUTH_REQUIRED: 401,
  /**
   * A wrong password, an unknown account and a deactivated account give the same error, so that
   * accounts cannot be enumerated.
   */
  AUTH_WRONG_CREDENTIALS: 401,
  AUTH_UNVERIFIED: 403,
  /**
   * The account is one of the staff, which signs in by password only. A caller gets this error only
   * after the correct code.
   */
  AUTH_PASSWORD_REQUIRED: 403,
  /**
   * The account was opened by a booking and lacks details that a further booking requires; the
   * fields of the response name them.
   */
  AUTH_PROFILE_INCOMPLETE: 403,
  FORBIDDEN: 403,
  /** The venue requires a second factor, which the account must set up first. */
  AUTH_SECOND_FACTOR_REQUIRED: 403,
  /** The venue requires the second factor, so it cannot be turned off. */
  AUTH_SECOND_FACTOR_KEPT: 409,
  /** The account has no second factor, or none that waits for its first code. */
  AUTH_SECOND_FACTOR_MISSING: 409,
  /** The ticket of a correct password is older than ten minutes, or the password has changed. */
  AUTH_TICKET_INVALID: 422,
  AUTH_EMAIL_TAKEN: 422,
  AUTH_PHONE_TAKEN: 422,
  AUTH_EMAIL_INVALID: 422,
  /** A player's name imitates the desk (reception) or the venue. */
  AUTH_NAME_RESERVED: 422,
  AUTH_PHONE_INVALID: 422,
  AUTH_PHONE_NOT_MOBILE: 422,
  AUTH_UNDER_AGE: 422,
  AUTH_BIRTH_DATE_INVALID: 422,
  /** The account has a birth date, which only an admin can change. */
  AUTH_BIRTH_DATE_FIXED: 422,
  AUTH_CONDITIONS_NOT_ACCEPTED: 422,
  AUTH_PASSWORD_LENGTH: 422,
  AUTH_PASSWORD_COMMON: 422,
  AUTH_PASSWORD_PERSONAL: 422,
  AUTH_PASSWORD_DESK: 422,
  AUTH_PASSWORD_MISMATCH: 422,
  AUTH_CURRENT_PASSWORD_WRONG: 422,
  /**
   * The code is wrong, expired or used up. Callers without a session of the account get only this
   * error, whether the account exists or not.
   */
  AUTH_CODE_WRONG: 422,
  /** The code is older than 15 minutes. Only a session of the account itself gets this error. */
  AUTH_CODE_EXPIRED: 422,
  /** The code had five attempts. Only a session of the account itself gets this error. */
  AUTH_CODE_SPENT: 422,
  AUTH_CODE_TOO_SOON: 429,
  AUTH_CODE_TOO_MANY: 429,
  AUTH_RESET_TOKEN_INVALID: 422,
  /** The access link is unknown, used, expired or ended. */
  AUTH_ACCESS_LINK_INVALID: 422,
  /** The email in the body is not the email of the session's account. */
  AUTH_OTHER_ACCOUNT: 422,
  AUTH_TOO_MANY_ATTEMPTS: 429,
  /** The account cannot be erased before upcoming bookings and open amounts are settled. */
  AUTH_ERASE_BLOCKED: 409,
  USER_EMAIL_REQUIRED: 422,
  USER_OWN_SCOPE: 409,
  /** Only an active account of the staff without a password can get an access link. */
  USER_ACCESS_LINK_REFUSED: 409,
  USER_LAST_ADMIN: 409,

  BOOKING_SLOT_TAKEN: 409,
  BOOKING_PRICE_CHANGED: 409,
  /** The minutes for which a slot was held without an account have passed. */
  BOOKING_DRAFT_EXPIRED: 409,
  /** Steps of the opening are not done, so the venue cannot be opened to visitors. */
  VENUE_NOT_READY: 409,
  /** The venue hides the page of the site that the call belongs to. */
  VENUE_PAGE_HIDDEN: 404,
  VENUE_WORDS_TOO_LONG: 422,
  /** Without a mail server no test mail can arrive. */
  SETUP_NO_MAIL_SERVER: 409,
  /** The venue holds no slots without an account. */
  BOOKING_DRAFTS_OFF: 409,
  /** The network address holds the maximum number of slots, or has held too many in an hour. */
  BOOKING_DRAFTS_TOO_MANY: 429,
  /** No configured channel can send the code that a booking without an account requires. */
  BOOKING_CODE_UNSENT: 503,
  BOOKING_OUTSIDE_HOURS: 422,
  BOOKING_IN_PAST: 422,
  BOOKING_BEYOND_HORIZON: 422,
  BOOKING_OFF_GRID: 422,
  BOOKING_DURATION: 422,
  /** The requested local time does not exist, because a clock change skips it. */
  BOOKING_TIME_SKIPPED: 422,
  BOOKING_NO_TARIFF: 422,
  BOOKING_PITCH_UNKNOWN: 422,
  BOOKING_PITCH_INACTIVE: 422,
  BOOKING_RULES_NOT_ACCEPTED: 422,
  /**
   * The player has the maximum number of pending bookings. The status is 409, because the same
   * request succeeds once a pending booking is settled.
   */
  BOOKING_TOO_MANY_PENDING: 409,
  /**
   * The player has the maximum number of upcoming bookings. The status is 409, because the same
   * request succeeds once a match was played.
   */
  BOOKING_TOO_MANY_UPCOMING: 409,
  BOOKING_TOO_OFTEN: 429,
  BOOKING_NO_PACK: 409,
  BOOKING_CUSTOMER_REQUIRED: 422,
  BOOKING_CUSTOMER_UNKNOWN: 422,
  BOOKING_ADDON_UNKNOWN: 422,
  BOOKING_ADDON_OUT_OF_STOCK: 409,
  BOOKING_ADDONS_CLOSED: 409,
  /**
   * Pack hours cannot pay for the booking, because it is already paid in part or whole, or is no
   * longer upcoming.
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
  NO_SHOW_NOT_MARKED: 409,
  NO_SHOW_DISPUTED: 409,
  NO_SHOW_DISPUTE_LATE: 409,
  NO_SHOW_DISPUTE_SETTLED: 409,
  NO_SHOW_REASON_REQUIRED: 422,
  BOOKING_PROOF_CLOSED: 409,
  /** The slot is free, so it has no waiting list. */
  WAITING_SLOT_FREE: 409,
  WAITING_ALREADY: 409,
  WAITING_TOO_MANY: 409,
  /** The customer already has a match at that time. */
  WAITING_OWN_SLOT: 409,
  WAITING_OVER: 409,
  /** The offer from the waiting list is taken, declined or past its end. */
  OFFER_OVER: 409,
  /** The plan of the series differs from the previewed plan; the response includes the new plan. */
  SERIES_CHANGED: 409,
  /**
   * The request neither chooses a slot for an unavailable date of the series nor leaves the date
   * out, or no date to book remains.
   */
  SERIES_UNDECIDED: 422,
  /** The customer's packs do not cover all dates of the series. */
  SERIES_HOURS_MISSING: 422,
  SERIES_NOT_CONFIRMABLE: 409,
  SERIES_NOTHING_AHEAD: 409,
  /**
   * The series cannot be continued, because no hours are reserved for its holder or the reservation
   * has ended.
   */
  SERIES_NOT_KEPT: 409,
  SUBSCRIPTION_PROOF_CLOSED: 409,
  PROOF_FILE_REQUIRED: 422,
  PROOF_NOT_OPEN: 409,
  RECEIPT_NOTHING_PAID: 409,

  AVAILABILITY_BEYOND_HORIZON: 422,
  AVAILABILITY_DAYS: 422,
  /** The period of the block overlaps with a live booking or another block. */
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
  /**
   * The tariff cannot be deleted, because it is the standard tariff, or a customer, price, booking
   * or pack uses it.
   */
  TARIFF_IN_USE: 409,
  ADDON_ARCHIVED: 409,

  SUBSCRIPTION_PACK_UNKNOWN: 422,
  SUBSCRIPTION_CONDITIONS_NOT_ACCEPTED: 422,
  /**
   * The customer has the maximum number of unpaid pack orders. The status is 409, because the same
   * request succeeds once a pack order was paid or cancelled.
   */
  SUBSCRIPTION_TOO_MANY_PENDING: 409,
  SUBSCRIPTION_NOT_CANCELLABLE: 409,
  SUBSCRIPTION_NOT_ACTIVE: 409,
  SUBSCRIPTION_NOT_PAID: 409,
  /** The pack has fewer hours left than requested. */
  SUBSCRIPTION_HOURS_SHORT: 409,
  SUBSCRIPTION_ADJUSTMENT_EMPTY: 422,
  /** Only an admin may reverse a payment for a pack whose hours were used. */
  SUBSCRIPTION_HOURS_USED: 409,

  PAYMENT_TARGET: 422,
  PAYMENT_EXCEEDS_DUE: 422,
  PAYMENT_TARGET_CLOSED: 409,
  PAYMENT_IN_FUTURE: 422,
  PAYMENT_PACK_OF_SHARE: 422,
  PAYMENT_TOO_OLD: 422,
  PAYMENT_ALREADY_REVERSED: 409,
  PAYMENT_IS_REVERSAL: 409,
  /**
   * The cash drawer is already open. There is only one drawer, which must be closed before it is
   * opened again.
   */
  CASH_SESSION_OPEN: 409,
  CASH_SESSION_CLOSED: 409,
  CASH_SESSION_NOT_CLOSED: 409,
  CASH_FLOAT_KNOWN: 409,
  CASH_FLOAT_UNKNOWN: 409,
  CASH_NOT_COUNTED: 409,
  /** Cash went into or out of the drawer after its last count, so that count is no longer valid. */
  CASH_COUNT_STALE: 409,
  CASH_REASON_REQUIRED: 422,
  /**
   * The open cash drawer was opened on an earlier opening day. It must be counted and closed before
   * more cash is put into it.
   */
  CASH_DRAWER_OF_EARLIER_DAY: 409,
  /**
   * The withdrawal exceeds the amount that is expected in the drawer; the response does not reveal
   * that amount.
   */
  CASH_MOVEMENT_ABOVE_DRAWER: 409,
  BANK_FILE_REQUIRED: 422,
  /** The file is not a table, or is too long for a statement. */
  BANK_FILE_UNREADABLE: 422,
  /** The file has a known format that is not a table, such as PDF. */
  BANK_FILE_FORMAT: 422,
  /** The table has more columns with content than a bank statement has. */
  BANK_FILE_TOO_WIDE: 422,
  /** No row of the table has both a date and an amount. */
  BANK_FILE_NO_LINES: 422,
  /**
   * The statement format cannot be changed, because lines were already imported with it. Lines are
   * identified by account and label, so with other settings imported lines would appear as new.
   */
  BANK_PROFILE_USED: 409,
  /** Payments have used up the whole amount of the bank line. */
  BANK_LINE_SETTLED: 409,
  BANK_LINE_DISMISSED: 409,
  BANK_LINE_NOT_DISMISSED: 409,

  CUSTOMER_PHONE_INVALID: 422,
  CUSTOMERS_FILE_REQUIRED: 422,
  /** The file of customers is not a table, or is too long. */
  CUSTOMERS_FILE_UNREADABLE: 422,
  CUSTOMERS_FILE_FORMAT: 422,
  CUSTOMERS_FILE_TOO_WIDE: 422,
  /** The file has no column for a name, or no column for a phone. */
  CUSTOMERS_FILE_COLUMNS: 422,
  /** A record cannot be merged with itself. */
  CUSTOMER_SAME: 422,
  /**
   * Only a customer record without a login can be merged into another record, because two logins
   * are two people.
   */
  CUSTOMER_HAS_LOGIN: 409,

  MEDIA_IMAGE_REQUIRED: 422,
  /** A video has no URL, or an image has one. */
  MEDIA_VIDEO_URL: 422,
  /** A place without a photograph needs a file or an item of the gallery. */
  PHOTO_FILE_REQUIRED: 422,
  /** The item of the gallery does not exist, or has no picture. */
  PHOTO_MEDIA_UNKNOWN: 422,
  /** The photograph would be blurred in its place. */
  PHOTO_TOO_SMALL: 422,
  /** The last day of display is before the first day. */
  DISPLAY_DATES: 422,

  ...COMMUNITY_ERRORS,

  VENUE_RIB_INVALID: 422,
  VENUE_HOURS_OVERLAP: 422,
  VENUE_TIME_ZONE_UNKNOWN: 422,
  /** The color is not visible on the grounds of the site, or a text on it cannot be read. */
  VENUE_COLOR_CONTRAST: 422,
  /** Only public addresses by HTTPS are called, or the hosts that the operator allows. */
  CHANNEL_ADDRESS_REFUSED: 422,
  /** The call of the gateway lacks the address, the number or the text. */
  CHANNEL_INCOMPLETE: 422,
  CHANNEL_HEADERS_INVALID: 422,
  /** The number, the access token, the app secret or the template of messages is missing. */
  CHANNEL_CODE_TEMPLATE_MISSING: 422,
  CHANNEL_WHATSAPP_INCOMPLETE: 422,
  /** Push services have public addresses by HTTPS. */
  PUSH_ADDRESS_REFUSED: 422,
  LOGO_FILE_REQUIRED: 422,
  LOGO_FILE_TOO_LARGE: 413,
  /** The SVG contains an element, an attribute or a reference that is not accepted. */
  LOGO_SVG_REFUSED: 422,
  /** The SVG draws too many elements. */
  LOGO_SVG_TOO_COMPLEX: 422,
  /** The logo has no visible pixel. */
  LOGO_EMPTY: 422,
  /** The logo is too wide or too tall. */
  LOGO_RATIO: 422,
  LOGO_TOO_SMALL: 422,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
