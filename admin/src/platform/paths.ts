/** The board with a booking opened beside it; the board finds the day. */
export function onBoard(reference: string): string {
  return `/?${new URLSearchParams({ booking: reference })}`;
}

export function bookingPage(reference: string): string {
  return `/bookings/${encodeURIComponent(reference)}/show`;
}

export function packPage(reference: string): string {
  return `/subscriptions/${encodeURIComponent(reference)}/show`;
}

/** The bookings list with filters set, as react-admin reads it from the address. */
export function bookingsWhere(filter: Record<string, string>): string {
  const displayed = Object.fromEntries(Object.keys(filter).map((field) => [field, true]));
  return `/bookings?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: JSON.stringify(displayed), page: '1' })}`;
}
