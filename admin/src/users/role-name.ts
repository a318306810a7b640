import { roleOf, type Scope } from '@five/shared/auth/roles';
import { useTypedTranslate } from '../platform/i18n.ts';

/** The role of an account's scopes, in words. */
export function useRoleName(): (scope: readonly Scope[]) => string {
  const t = useTypedTranslate();
  return (scope) => t(`states.role.${roleOf(scope)}`);
}
