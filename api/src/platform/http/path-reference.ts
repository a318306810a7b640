import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ApiRequest } from './request.ts';
import { isDate } from '@five/shared/time/wall-time';
import { DomainError } from './domain-error.ts';

const REFERENCE = /^[A-Za-z0-9-]{1,40}$/;

/**
 * The record's reference in the path. A text that is not a valid reference becomes empty and
 * therefore matches no record.
 */
export const PathReference = createParamDecorator(
  (_: unknown, context: ExecutionContext): string => {
    const { reference, id, chat } = context.switchToHttp().getRequest<ApiRequest>().params as {
      reference?: string;
      id?: string;
      chat?: string;
    };
    const text = reference ?? id ?? chat ?? '';
    return REFERENCE.test(text) ? text : '';
  },
);

/**
 * Returns the date of a query parameter, or undefined if it is missing.
 * @throws DomainError VALIDATION_FAILED on `date`
 */
export function dateOfQuery(date: unknown): string | undefined {
  if (date === undefined || isDate(date)) return date;
  throw new DomainError('VALIDATION_FAILED', { fields: [{ field: 'date', violation: 'date' }] });
}
