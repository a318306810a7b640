export const BOOKING_STATUSES = [
  'pending',
  'confirmed',
  'completed',
  'no_show',
  'expired',
  'cancelled',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/**
 * Allowed transitions between booking states. `no_show` and `completed` can replace each other for
 * 24 hours after the end. Before the end of the booking, `no_show` returns to `confirmed`.
 */
export const BOOKING_TRANSITIONS = {
  pending: ['confirmed', 'expired', 'cancelled'],
  confirmed: ['completed', 'no_show', 'cancelled'],
  completed: ['no_show'],
  no_show: ['confirmed', 'completed'],
  expired: [],
  cancelled: [],
} as const satisfies Record<BookingStatus, readonly BookingStatus[]>;

/** States in which a booking occupies its pitch. */
export const LIVE_STATUSES = [
  'pending',
  'confirmed',
  'completed',
  'no_show',
] as const satisfies readonly BookingStatus[];

/** Payment methods that a player can choose. */
export const PAYMENT_METHODS = ['cash', 'transfer', 'pack'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Origin of a booking: the customer on the site, or staff at the desk. */
export const BOOKING_SOURCES = ['site', 'desk'] as const;
export type BookingSource = (typeof BOOKING_SOURCES)[number];

/**
 * Which price applies if a booking moves to another hour or length. `today` is today's price of the
 * new slot. `agreed` is the present price of the booking, which staff keep.
 */
export const MOVE_PRICES = ['today', 'agreed'] as const;
export type MovePrice = (typeof MOVE_PRICES)[number];

/** Whether a booking in this state may still take place. */
export function isUpcoming(status: BookingStatus): boolean {
  return status === 'pending' || status === 'confirmed';
}

export function isLive(status: BookingStatus): boolean {
  return LIVE_STATUSES.some((live) => live === status);
}

export function canFollow(from: BookingStatus, to: BookingStatus): boolean {
  const next: readonly BookingStatus[] = BOOKING_TRANSITIONS[from];
  return next.includes(to);
}
