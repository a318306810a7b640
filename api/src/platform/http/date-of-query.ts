import { isDate } from '@five/shared/time/wall-time';
import { DomainError } from './domain-error.ts';

/**
 * Returns the date of a query parameter, or undefined if it is missing.
 * @throws DomainError VALIDATION_FAILED on `date`
 */
export function dateOfQuery(date: unknown): string | undefined {
  if (date === undefined || isDate(date)) return date;
  throw new DomainError('VALIDATION_FAILED', { fields: [{ field: 'date', violation: 'date' }] });
}
