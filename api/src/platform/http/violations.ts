import type { ValidationError } from '@nestjs/common';
import { DomainError, type FieldError } from './domain-error.ts';

/** class-validator's tree of errors as one flat list, each with its path (`addons.0.quantity`). */
export function refuseViolations(errors: ValidationError[]): DomainError {
  return new DomainError('VALIDATION_FAILED', { fields: errors.flatMap((error) => fieldsOf(error, '')) });
}

function fieldsOf(error: ValidationError, parent: string): FieldError[] {
  const field = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.entries(error.constraints ?? {}).map(([constraint, message]) => ({
    field,
    violation: constraint,
    parameters: { message, ...(error.contexts?.[constraint] as Record<string, unknown> | undefined) },
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => fieldsOf(child, field))];
}
