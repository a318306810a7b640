import { roleOf, type Scope } from '@five/shared/auth/roles';
import { useSay } from '../platform/i18n.ts';

/** The role of an account's scopes, in words. */
export function useRoleName(): (scope: readonly Scope[]) => string {
  const say = useSay();
  return (scope) => say(`states.role.${roleOf(scope)}`);
}
