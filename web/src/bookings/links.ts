/** The reserve page with a time already chosen: the first free pitch, an hour. */
export function reserveLink(openingDay: string, startTime?: string): string {
  const query = new URLSearchParams({ date: openingDay, ...(startTime && { start: startTime }) });
  return `/account/reservations/create?${query}`;
}
