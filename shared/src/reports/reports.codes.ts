/** Lists whose rows are behind a figure. */
export const FIGURE_LISTS = ['bookings', 'payments', 'subscriptions'] as const;
export type FigureList = (typeof FIGURE_LISTS)[number];

/**
 * Field that is summed. `minutes` are the minutes of a booking within the hour of the filter, or
 * all its minutes without that filter.
 */
export const FIGURE_FIELDS = [
  'amountCents',
  'dueCents',
  'totalCents',
  'remainingHours',
  'minutes',
] as const;
export type FigureField = (typeof FIGURE_FIELDS)[number];

/** Age of an unpaid match: upcoming, up to 7 days, up to 30, older. */
export const UNPAID_AGES = ['ahead', 'week', 'month', 'older'] as const;
export type UnpaidAge = (typeof UNPAID_AGES)[number];

/**
 * When the hours of a pack expire: within 7 days, within 30, later; the hours of a frozen pack do
 * not expire.
 */
export const PACK_ENDS = ['week', 'month', 'later', 'frozen'] as const;
export type PackEnd = (typeof PACK_ENDS)[number];

/** Days of the classes week and month. */
export const WEEK_DAYS = 7;
export const MONTH_DAYS = 30;

/** Default and maximum number of days of a report. */
export const REPORT_DAYS = 30;
export const MAX_REPORT_DAYS = 366;
