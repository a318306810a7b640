import type { UserAnswer } from '@five/shared/auth/auth.contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/requests/api.ts';
import { useResult } from '../platform/requests/use-result.ts';
import { renameSession, useSession } from '../platform/requests/session.ts';

/** The signed-in user. */
export const userQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: ['user'],
    queryFn: async ({ signal }): Promise<UserAnswer> => {
      const { user } = await api.get('auth/field/user', { signal });
      renameSession(user.fullName);
      return user;
    },
    enabled: signedIn,
    meta: { personal: true },
  });

/** The result of `userQuery` for the session of this device. */
export function useUser() {
  return useResult(userQuery(Boolean(useSession())));
}
