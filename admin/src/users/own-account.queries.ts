import type { BodyOf } from '@five/shared/contract/call-types';
import { api } from '../platform/requests/api.ts';
import { readSession, storeSession } from '../platform/requests/session.ts';

/** Changes the name of the signed-in account, and stores it with the session. */
export async function saveName(body: Pick<BodyOf<'POST auth/field'>, 'name' | 'firstName'>) {
  const { user } = await api.post('auth/field', { body });
  const session = readSession();
  if (session) storeSession({ ...session, user });
}

/** Changes the password. The API ends all sessions and answers with a new one for this machine. */
export async function savePassword(body: BodyOf<'POST auth/field/password'>) {
  const { token } = await api.post('auth/field/password', { body, replacesToken: true });
  const session = readSession();
  if (session) storeSession({ ...session, token });
}
