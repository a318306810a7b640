import type { LoginAnswer } from '@five/shared/auth/auth.contract';
import type { BodyOf } from '@five/shared/contract/call-types';
import { isStaff, roleOf } from '@five/shared/auth/roles';
import { HttpError, type AuthProvider } from 'ra-core';
import { api, request } from './api.ts';
import { clearSession, storeSession, noteSessionEnd, readSession } from './session.ts';

/** Error of the sign-in form for a known account without a staff role. */
export const NOT_STAFF = 'auth.not_staff';

/** Checks a password: returns a session, or a ticket for the second step. */
export const enterPassword = (body: BodyOf<'POST auth/field/login'>) =>
  api.post('auth/field/login', { body });

/** Checks the second factor, and returns a session. */
export const enterSecondFactor = (ticket: string, code: string): Promise<LoginAnswer> =>
  api.post('auth/field/login/second_factor', { body: { ticket, code } });

/** The sign-in of react-admin takes the response to the last step. */
export const authProvider: AuthProvider = {
  async login({ token, user, secondFactorDue }: LoginAnswer) {
    if (!isStaff(roleOf(user.scope))) {
      endSession(token);
      throw new HttpError(NOT_STAFF, 403);
    }
    storeSession({ token, user, secondFactorDue });
  },
  async logout() {
    const session = readSession();
    clearSession();
    if (session) endSession(session.token);
  },
  async checkAuth() {
    if (!readSession()) throw new Error();
  },
  async checkError(error: { status?: number }) {
    if (error.status !== 401) return;
    noteSessionEnd();
    clearSession();
    throw new Error();
  },
  async getIdentity() {
    const session = readSession();
    return { id: session?.user.reference ?? '', fullName: session?.user.fullName ?? '' };
  },
  async getPermissions() {
    return roleOf(readSession()?.user.scope ?? []);
  },
};

/**
 * Ends the session on the server, without a wait for the response, so that a press is answered at
 * once on a slow network. A failure is ignored, because the session expires by itself.
 */
function endSession(token: string): void {
  request('/api/auth/field/logout', { method: 'POST', token }).catch(() => undefined);
}
