import type { ValidationError } from '@nestjs/common';
import { codeOfViolations, violationsOf } from '@five/shared/errors/violations';
import { DomainError } from './domain-error.ts';

/**
 * Flattens class-validator's errors. A rule with its own code responds with that code if it is the
 * only violation.
 */
export function refuseViolations(errors: ValidationError[]): DomainError {
  const violations = violationsOf(errors);
  return new DomainError(codeOfViolations(violations), {
    fields: violations.map(({ field, key, parameters }) => ({ field, violation: key, parameters })),
  });
}
