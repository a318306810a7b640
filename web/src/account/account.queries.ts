import type { UserAnswer } from '@five/shared/auth/auth.contract';
import type { BodyOf } from '@five/shared/contract/call-types';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../platform/requests/api.ts';
import { startSession } from '../platform/requests/session.ts';

/** Query of the devices on which the user has a session. */
export const sessionsQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => api.get('auth/field/sessions', { signal }),
    enabled: signedIn,
    meta: { personal: true },
  });

/**
 * Signs in and stores the session token. The field `email` of the body contains an email address or
 * a phone number. Staff with a second factor are led to the back-office, which asks for it.
 */
export async function login(body: BodyOf<'POST auth/field/login'>): Promise<void> {
  const answer = await api.post('auth/field/login', { body });
  if ('ticket' in answer) window.location.assign('/admin/');
  else startSession({ token: answer.token, fullName: answer.user.fullName });
}

/** Mails a code for a sign-in without a password. */
export const requestLoginCode = (body: BodyOf<'POST auth/field/code/login'>) =>
  api.post('auth/field/code/login', { body });

/** Signs in with a mailed code, and stores the session token. */
export async function loginByCode(body: BodyOf<'POST auth/field/login/code'>): Promise<UserAnswer> {
  const { token, user } = await api.post('auth/field/login/code', { body });
  startSession({ token, fullName: user.fullName });
  return user;
}

export const logout = (token?: string) => api.post('auth/field/logout', { token });
export const register = (body: BodyOf<'POST auth/field/register'>) =>
  api.post('auth/field/register', { body });
export const requestReset = (body: BodyOf<'POST auth/field/code/confirmation'>) =>
  api.post('auth/field/code/confirmation', { body });
export const validateReset = (body: BodyOf<'POST auth/field/code/confirmation/validate'>) =>
  api.post('auth/field/code/confirmation/validate', { body });
export const resetPassword = (body: BodyOf<'POST auth/field/reset/password'>) =>
  api.post('auth/field/reset/password', { body });
export const sendVerification = (body: { email?: string }) =>
  api.post('auth/field/code/account/verify/send', { body });
export const verify = (body: BodyOf<'POST auth/field/account/verify'>) =>
  api.post('auth/field/account/verify', { body });
export const saveProfile = (body: BodyOf<'POST auth/field'> | FormData) =>
  api.post('auth/field', { body });
export const changePassword = (body: BodyOf<'POST auth/field/password'>) =>
  api.post('auth/field/password', { body, replacesToken: true });
/**
 * Ends one session of the user. `reference` identifies the session; if it is null, all sessions
 * except the one on this device are ended. Returns the remaining sessions.
 */
export const endDeviceSession = (reference: string | null) =>
  reference === null
    ? api.delete('auth/field/sessions')
    : api.delete('auth/field/sessions/{id}', { path: { id: reference } });
export const readPersonalData = () => api.get('auth/field/export');
export const eraseAccount = (body: BodyOf<'DELETE auth/field'>) =>
  api.delete('auth/field', { body });

/** Query of the own results in matches. */
export const ownRecordQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: ['players', 'record'],
    queryFn: ({ signal }) => api.get('players_my_record', { signal }),
    enabled: signedIn,
    meta: { personal: true },
  });

/** Query of the own reliability. */
export const reliabilityQuery = (signedIn: boolean) =>
  queryOptions({
    queryKey: ['reliability'],
    queryFn: ({ signal }) => api.get('reliability', { signal }),
    enabled: signedIn,
    meta: { personal: true },
  });

/** Disputes the no-show of an own seat or booking; the desk decides. */
export const disputeNoShow = (
  { seat, booking }: { seat: string | null; booking: string | null },
  body: BodyOf<'POST bookings/{reference}/dispute'>,
  idempotencyKey: string,
) =>
  seat === null
    ? api.post('bookings/{reference}/dispute', {
        path: { reference: booking ?? '' },
        body,
        idempotencyKey,
      })
    : api.post('match_people/{reference}/dispute', {
        path: { reference: seat },
        body,
        idempotencyKey,
      });
