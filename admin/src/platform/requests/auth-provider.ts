import type { LoginAnswer } from '@five/shared/auth/auth.contract';
import { isStaff, roleOf } from '@five/shared/auth/roles';
import { cleanFieldValue } from '@five/shared/platform/invisible-characters';
import { HttpError, type AuthProvider } from 'ra-core';
import { request } from './api.ts';
import { clearSession, storeSession, noteSessionEnd, readSession } from './session.ts';

/** Error of the sign-in form for a known account without a staff role. */
export const NOT_STAFF = 'auth.not_staff';

export const authProvider: AuthProvider = {
  async login({ email, password }: { email: string; password: string }) {
    const body = JSON.stringify({ email, password }, cleanFieldValue);
    const { token, user }: LoginAnswer = (
      await request('/api/auth/field/login', { method: 'POST', body })
    ).json;
    if (!isStaff(roleOf(user.scope))) {
      await endSession(token);
      throw new HttpError(NOT_STAFF, 403);
    }
    storeSession({ token, user });
  },
  async logout() {
    const session = readSession();
    clearSession();
    if (session) await endSession(session.token);
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

/** Ends the session on the server. A failure is ignored, because the session expires by itself. */
async function endSession(token: string): Promise<void> {
  await request('/api/auth/field/logout', { method: 'POST', token }).catch(() => undefined);
}
