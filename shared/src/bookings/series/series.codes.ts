/** Reasons why the requested slot of a date in a series is not available. */
export const SERIES_CONFLICTS = ['taken', 'closed', 'no_price', 'past', 'beyond'] as const;
export type SeriesConflict = (typeof SERIES_CONFLICTS)[number];

/**
 * States of a planned date: booked as requested, moved to another chosen slot, left out, or
 * undecided.
 */
export const SERIES_DATE_STATES = ['ready', 'changed', 'skipped', 'conflict'] as const;

/** States of a series, derived from the states of its bookings. */
export const SERIES_STATES = ['pending', 'active', 'ended', 'expired', 'cancelled'] as const;
export type SeriesState = (typeof SERIES_STATES)[number];

/**
 * Minimum and maximum number of weeks of a series. The maximum of twelve weeks is within the time
 * for which a season is planned.
 */
export const SERIES_WEEKS = { min: 2, max: 12 } as const;

/**
 * Number of days ahead that the dates of a series may be. If the venue's booking horizon is longer,
 * that horizon applies instead.
 */
export const SERIES_HORIZON_DAYS = 90;
