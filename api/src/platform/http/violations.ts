import type { ValidationError } from '@nestjs/common';
import { codeOfViolations, violationsOf } from '@five/shared/platform/checks/violations';
import { DomainError } from './domain-error.ts';

/**
 * Converts class-validator's nested errors to one error. If the only violation has its own error
 * code, the response uses that code.
 */
export function refuseViolations(errors: ValidationError[]): DomainError {
  const violations = violationsOf(errors);
  return new DomainError(codeOfViolations(violations), {
    fields: violations.map(({ field, key, parameters }) => ({ field, violation: key, parameters })),
  });
}
