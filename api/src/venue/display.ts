import { codeRefused } from '../platform/http/domain-error.ts';

/**
 * Condition that a row with `from_date` and `to_date` is shown on the day of the first parameter.
 */
export const shownOn = (row: string): string =>
  `(coalesce(${row}.from_date <= $1::date, true) and coalesce(${row}.to_date >= $1::date, true))`;

/**
 * Checks the first and last day, both included; null: unlimited.
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
