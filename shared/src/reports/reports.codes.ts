/** Lists whose rows a number of a report is made of. */
export const FIGURE_LISTS = ['bookings', 'payments', 'subscriptions'] as const;
export type FigureList = (typeof FIGURE_LISTS)[number];

/** What of a row is added up; `minutes` are those of a booking within the hour of the filter, or all of its own. */
export const FIGURE_FIELDS = ['amountCents', 'dueCents', 'totalCents', 'remainingHours', 'minutes'] as const;
export type FigureField = (typeof FIGURE_FIELDS)[number];

/** How long ago an unpaid match was: still ahead, up to 7 days, up to 30, longer. */
export const UNPAID_AGES = ['ahead', 'week', 'month', 'older'] as const;
export type UnpaidAge = (typeof UNPAID_AGES)[number];

/** When the hours of a pack end: within 7 days, within 30, later; those of a frozen one stand still. */
export const PACK_ENDS = ['week', 'month', 'later', 'frozen'] as const;
export type PackEnd = (typeof PACK_ENDS)[number];

/** Days up to which something is of a week, and of a month. */
export const WEEK_DAYS = 7;
export const MONTH_DAYS = 30;

/** How many days a report looks at when nobody says how many, and at most. */
export const REPORT_DAYS = 30;
export const MAX_REPORT_DAYS = 366;
