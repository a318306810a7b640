/**
 * Every error the API can answer, with its HTTP status. A code is stable: clients and tests rely on it.
 * 409 is a conflict with the present state (the same request may pass later), 422 a request that no state makes valid.
 */
export const ERROR_STATUS = {
  REQUEST_UNREADABLE: 400,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
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
  FILE_TOO_LARGE: 413,
  /** By its content, whatever its name says. */
  FILE_TYPE_UNSUPPORTED: 415,
  /** Cut off or damaged. */
  FILE_UNREADABLE: 422,
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
  AUTH_PHONE_INVALID: 422,
  AUTH_UNDER_AGE: 422,
  AUTH_BIRTH_DATE_INVALID: 422,
  AUTH_BIRTH_DATE_LOCKED: 422,
  AUTH_CONDITIONS_NOT_ACCEPTED: 422,
  AUTH_PASSWORD_LENGTH: 422,
  AUTH_PASSWORD_COMMON: 422,
  AUTH_PASSWORD_PERSONAL: 422,
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
  BOOKING_NO_PACK: 409,
  BOOKING_CUSTOMER_REQUIRED: 422,
  BOOKING_CUSTOMER_UNKNOWN: 422,
  BOOKING_ADDON_UNKNOWN: 422,
  BOOKING_ADDON_OUT_OF_STOCK: 409,
  BOOKING_ADDONS_CLOSED: 409,
  BOOKING_EXPIRED: 409,
  BOOKING_ALREADY_CANCELLED: 409,
  BOOKING_BEGUN: 409,
  BOOKING_NOT_CANCELLABLE: 409,
  BOOKING_CANCEL_REASON_REQUIRED: 422,
  BOOKING_NOT_CONFIRMABLE: 409,
  BOOKING_NOT_MOVABLE: 409,
  BOOKING_NO_SHOW_TOO_EARLY: 409,
  BOOKING_NO_SHOW_CLOSED: 409,
  BOOKING_NO_SHOW_STATE: 409,
  BOOKING_PROOF_CLOSED: 409,

  AVAILABILITY_BEYOND_HORIZON: 422,
  AVAILABILITY_DAYS: 422,
  /** A block over a live booking or another block. */
  BLOCK_SLOT_TAKEN: 409,
  BLOCK_IN_PAST: 422,
  PITCH_CODE_TAKEN: 422,
  PITCH_IN_USE: 409,

  PRICING_OVERLAP: 409,
  PRICING_SHAPE: 422,
  PRICING_ARCHIVED: 409,
  TARIFF_UNKNOWN: 422,
  ADDON_ARCHIVED: 409,

  PAYMENT_TARGET: 422,
  PAYMENT_EXCEEDS_DUE: 422,
  PAYMENT_TARGET_CLOSED: 409,
  PAYMENT_IN_FUTURE: 422,
  PAYMENT_ALREADY_REVERSED: 409,
  PAYMENT_IS_REVERSAL: 409,

  CUSTOMER_PHONE_INVALID: 422,

  MEDIA_IMAGE_REQUIRED: 422,
  /** A video without its address, or an image with one. */
  MEDIA_VIDEO_URL: 422,
  /** Shown until a day before the first. */
  DISPLAY_DATES: 422,

  VENUE_RIB_INVALID: 422,
  VENUE_HOURS_OVERLAP: 422,
  VENUE_TIME_ZONE_UNKNOWN: 422,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export type ErrorStatus = (typeof ERROR_STATUS)[ErrorCode];

/** The body field at which an error is shown, for those that always belong to one. */
export const ERROR_FIELD: Partial<Record<ErrorCode, string>> = {
  FILE_TOO_LARGE: 'file',
  FILE_TYPE_UNSUPPORTED: 'file',
  FILE_UNREADABLE: 'file',
  FILE_TOO_MANY_PIXELS: 'file',
  STORAGE_FULL: 'file',
  AUTH_EMAIL_TAKEN: 'email',
  AUTH_PHONE_TAKEN: 'phone',
  AUTH_EMAIL_INVALID: 'email',
  AUTH_PHONE_INVALID: 'phone',
  AUTH_UNDER_AGE: 'birthDate',
  AUTH_BIRTH_DATE_INVALID: 'birthDate',
  AUTH_BIRTH_DATE_LOCKED: 'birthDate',
  AUTH_CONDITIONS_NOT_ACCEPTED: 'acceptConditions',
  AUTH_PASSWORD_LENGTH: 'password',
  AUTH_PASSWORD_COMMON: 'password',
  AUTH_PASSWORD_PERSONAL: 'password',
  AUTH_PASSWORD_MISMATCH: 'passwordConfirmation',
  AUTH_CURRENT_PASSWORD_WRONG: 'currentPassword',
  AUTH_CODE_WRONG: 'code',
  AUTH_CODE_EXPIRED: 'code',
  AUTH_CODE_SPENT: 'code',
  AUTH_RESET_TOKEN_INVALID: 'token',
  AUTH_OTHER_ACCOUNT: 'email',
  BOOKING_SLOT_TAKEN: 'startTime',
  BOOKING_OUTSIDE_HOURS: 'startTime',
  BOOKING_IN_PAST: 'startTime',
  BOOKING_BEYOND_HORIZON: 'date',
  BOOKING_OFF_GRID: 'startTime',
  BOOKING_DURATION: 'endTime',
  BOOKING_TIME_SKIPPED: 'startTime',
  BOOKING_NO_TARIFF: 'startTime',
  BOOKING_PITCH_UNKNOWN: 'pitch',
  BOOKING_PITCH_INACTIVE: 'pitch',
  BOOKING_RULES_NOT_ACCEPTED: 'acceptRules',
  BOOKING_NO_PACK: 'paymentMethod',
  BOOKING_CUSTOMER_REQUIRED: 'customer',
  BOOKING_CUSTOMER_UNKNOWN: 'customer',
  BOOKING_ADDON_UNKNOWN: 'addons',
  BOOKING_ADDON_OUT_OF_STOCK: 'addons',
  BOOKING_ADDONS_CLOSED: 'addons',
  BOOKING_CANCEL_REASON_REQUIRED: 'reason',
  AVAILABILITY_BEYOND_HORIZON: 'date',
  AVAILABILITY_DAYS: 'days',
  BLOCK_SLOT_TAKEN: 'startTime',
  BLOCK_IN_PAST: 'date',
  PITCH_CODE_TAKEN: 'code',
  PRICING_SHAPE: 'type',
  TARIFF_UNKNOWN: 'tariff',
  PAYMENT_TARGET: 'booking',
  PAYMENT_EXCEEDS_DUE: 'amountCents',
  PAYMENT_IN_FUTURE: 'receivedOn',
  CUSTOMER_PHONE_INVALID: 'phone',
  MEDIA_IMAGE_REQUIRED: 'file',
  MEDIA_VIDEO_URL: 'videoUrl',
  DISPLAY_DATES: 'to',
  VENUE_RIB_INVALID: 'rib',
  VENUE_HOURS_OVERLAP: 'openingHours',
  VENUE_TIME_ZONE_UNKNOWN: 'timeZone',
  USER_OWN_SCOPE: 'scope',
  USER_LAST_ADMIN: 'scope',
};
