/**
 * Returns a link to the booking page with a selected time, for one hour on the first free pitch.
 */
export function reserveLink(openingDay: string, startTime?: string): string {
  const query = new URLSearchParams({ date: openingDay, ...(startTime && { start: startTime }) });
  return `/account/reservations/create?${query}`;
}
