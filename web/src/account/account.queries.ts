import type {
  LoginAnswer,
  PasswordChangedAnswer,
  ProfileUpdatedAnswer,
  ResetAllowedAnswer,
  ResetRequestedAnswer,
  SessionAnswer,
  UserAnswer,
  VerifiedAnswer,
  VerifySentAnswer,
} from '@five/shared/auth/auth.contract';
import type { Success } from '@five/shared/platform/envelope.contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { useResult } from '../platform/use-result.ts';
import { renameSession, startSession, useSession } from '../platform/session.ts';

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

/** Query of the devices on which the user has a session. */
export const sessionsQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => api.get('auth/field/sessions', { signal }),
    enabled: signedIn,
    meta: { personal: true },
  });

export function useUser() {
  return useResult(userQuery(Boolean(useSession())));
}

/**
 * Signs in and stores the session token. The field `email` of the body contains an email address or
 * a phone number.
 */
export async function login(body: object): Promise<UserAnswer> {
  const { token, user } = await api.post<LoginAnswer>('auth/field/login', body);
  startSession({ token, fullName: user.fullName });
  return user;
}

export const logout = (token?: string) =>
  api.post<Success<null>>('auth/field/logout', undefined, { token });
export const register = (body: object) =>
  api.post<Success<UserAnswer>>('auth/field/register', body);
export const requestReset = (body: object) =>
  api.post<ResetRequestedAnswer>('auth/field/code/confirmation', body);
export const validateReset = (body: object) =>
  api.post<ResetAllowedAnswer>('auth/field/code/confirmation/validate', body);
export const resetPassword = (body: object) =>
  api.post<Success<null>>('auth/field/reset/password', body);
export const sendVerification = (body: { email?: string }) =>
  api.post<VerifySentAnswer>('auth/field/code/account/verify/send', body);
export const verify = (body: object) => api.post<VerifiedAnswer>('auth/field/account/verify', body);
export const saveProfile = (body: object) => api.post<ProfileUpdatedAnswer>('auth/field', body);
export const changePassword = (body: object) =>
  api.post<PasswordChangedAnswer>('auth/field/password', body);
/**
 * Ends one session of the user. `reference` identifies the session; if it is null, all sessions
 * except the one on this device are ended. Returns the remaining sessions.
 */
export const endDeviceSession = (reference: string | null) =>
  api.delete<Success<SessionAnswer[]>>(
    reference === null
      ? 'auth/field/sessions'
      : `auth/field/sessions/${encodeURIComponent(reference)}`,
  );
export const readPersonalData = () => api.get('auth/field/export');
export const eraseAccount = (body: object) => api.delete<Success<null>>('auth/field', body);
