import type { CurrentUserAnswer, LoginAnswer, ProfileUpdatedAnswer, ResetAllowedAnswer, ResetRequestedAnswer, UserAnswer, VerifiedAnswer, VerifySentAnswer } from '@five/shared/auth/auth.contract';
import type { Success } from '@five/shared/platform/envelope.contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { useRead } from '../platform/read.ts';
import { renameSession, startSession, useSession } from '../platform/session.ts';

export const userQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: ['user'],
    queryFn: async ({ signal }): Promise<UserAnswer> => {
      const { user } = await api.get<CurrentUserAnswer>('auth/field/user', { signal });
      renameSession(user.fullName);
      return user;
    },
    enabled: signedIn,
    meta: { personal: true },
  });

export function useUser() {
  return useRead(userQuery(Boolean(useSession())));
}

/** Signs in and keeps the token; `email` is an email or a phone. */
export async function login(body: object): Promise<UserAnswer> {
  const { token, user } = await api.post<LoginAnswer>('auth/field/login', body);
  startSession({ token, fullName: user.fullName });
  return user;
}

export const logout = () => api.post<Success<null>>('auth/field/logout');
export const register = (body: object) => api.post<Success<UserAnswer>>('auth/field/register', body);
export const requestReset = (body: object) => api.post<ResetRequestedAnswer>('auth/field/code/confirmation', body);
export const validateReset = (body: object) => api.post<ResetAllowedAnswer>('auth/field/code/confirmation/validate', body);
export const resetPassword = (body: object) => api.post<Success<null>>('auth/field/reset/password', body);
export const sendVerification = (body: { email?: string }) => api.post<VerifySentAnswer>('auth/field/code/account/verify/send', body);
export const verify = (body: object) => api.post<VerifiedAnswer>('auth/field/account/verify', body);
export const saveProfile = (body: object) => api.post<ProfileUpdatedAnswer>('auth/field', body);
