import type { ValidationError } from '@nestjs/common';
import { codeOfViolations, violationsOf } from '@five/shared/errors/violations';
import { DomainError } from './domain-error.ts';

/** class-validator's tree of errors as one flat list; a rule with a code of its own answers with it when it is the only one broken. */
export function refuseViolations(errors: ValidationError[]): DomainError {
  const violations = violationsOf(errors);
  return new DomainError(codeOfViolations(violations), {
    fields: violations.map(({ field, key, parameters }) => ({ field, violation: key, parameters })),
  });
}
