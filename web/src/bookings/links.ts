/** Link to the booking page with a time selected: the first free pitch, one hour. */
export function reserveLink(openingDay: string, startTime?: string): string {
  const query = new URLSearchParams({ date: openingDay, ...(startTime && { start: startTime }) });
  return `/account/reservations/create?${query}`;
}
