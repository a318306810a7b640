import { codeRefused } from '../platform/http/domain-error.ts';

/**
 * Returns an SQL condition: the row is shown on the day $1, according to its `from_date` and
 * `to_date`.
 */
export const shownOn = (row: string): string =>
  `(coalesce(${row}.from_date <= $1::date, true) and coalesce(${row}.to_date >= $1::date, true))`;

/**
 * Checks that the first day of display is not after the last. Both days are included; null means no
 * limit.
 * @throws DomainError DISPLAY_DATES
 */
export function checkDisplay({
  fromDate,
  toDate,
}: {
  fromDate: string | null;
  toDate: string | null;
}): void {
  if (fromDate !== null && toDate !== null && toDate < fromDate) throw codeRefused('DISPLAY_DATES');
}
