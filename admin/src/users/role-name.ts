import { roleOf, type Scope } from '@five/shared/auth/roles';
import { useSay } from '../platform/i18n.ts';

/** The role that the scopes of an account stand for, in a word. */
export function useRoleName(): (scope: readonly Scope[]) => string {
  const say = useSay();
  return (scope) => say(`states.role.${roleOf(scope)}`);
}
