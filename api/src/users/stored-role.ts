import { roleOf, type Scope, scopesOf } from '@five/shared/auth/roles';
import { DomainError } from '../platform/http/domain-error.ts';
import type { StoredRole } from './user.entity.ts';

/**
 * Returns the role with exactly these scopes.
 * @throws DomainError VALIDATION_FAILED if no role has exactly these scopes
 */
export function storedRole(scope: readonly Scope[]): StoredRole {
  const role = roleOf(scope);
  const whole =
    role !== 'visitor' &&
    scopesOf(role).length === scope.length &&
    scopesOf(role).every((one) => scope.includes(one));
  if (!whole)
    throw new DomainError('VALIDATION_FAILED', {
      fields: [{ field: 'scope', violation: 'choice' }],
    });
  return role;
}
