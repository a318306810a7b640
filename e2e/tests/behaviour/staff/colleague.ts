import { type APIRequestContext, expect } from '@playwright/test';
import { DEMO_PASSWORD } from '../../../support/api.ts';
import { StaffApi } from '../../../support/staff-api.ts';

/** A colleague of the tests, which no other test uses. */
export interface Colleague {
  reference: string;
  email: string;
}

/** Invites a colleague, who has no password yet. */
export async function inviteColleague(
  request: APIRequestContext,
  name: string,
  phone: string,
): Promise<Colleague> {
  const email = `${name.toLowerCase()}@mail.test`;
  const admin = await StaffApi.open(request);
  const { reference } = await admin.write<{ reference: string }>('POST', 'users', {
    email,
    phone,
    firstName: name,
    name: 'Alaoui',
    scope: ['staff'],
  });
  return { reference, email };
}

/** Sets the password of an invited colleague, with an access link. */
export async function givePassword(
  request: APIRequestContext,
  { reference }: Colleague,
): Promise<void> {
  const admin = await StaffApi.open(request);
  const { token } = await admin.write<{ token: string }>('POST', `users/${reference}/access_link`);
  const answer = await request.post('/api/auth/field/access_link/password', {
    data: { token, password: DEMO_PASSWORD, passwordConfirmation: DEMO_PASSWORD },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Disables the account at the end of a test. */
export async function removeColleague(
  request: APIRequestContext,
  { reference }: Colleague,
): Promise<void> {
  await (await StaffApi.open(request)).write('PUT', `users/${reference}`, { active: false });
}
