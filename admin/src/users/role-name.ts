import { roleOf, type Scope } from '@five/shared/auth/roles';
import { useTypedTranslate } from '../platform/texts/i18n.ts';

/** The name of an account's role, which its scopes determine. */
export function useRoleName(): (scope: readonly Scope[]) => string {
  const t = useTypedTranslate();
  return (scope) => t(`states.role.${roleOf(scope)}`);
}
