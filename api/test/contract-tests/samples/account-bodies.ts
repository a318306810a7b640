import { Secret, TOTP } from 'otpauth';
import { PASSWORD, type Person, registration } from '../../people.ts';
import { newBrowser } from '../records/push-subscription.ts';
import { newColleague } from '../records/account-records.ts';
import type { CallerName } from '../routes.ts';
import type { World } from '../../world.ts';
import type { Bodies, RequestBody, TestServer } from '../test-server.ts';

/** Functions that create valid bodies for the calls about accounts. */
export const ACCOUNT_BODIES: Bodies = {
  'POST auth/field/register': ({ world }) => ({ ...registration(world.next()) }),
  'POST auth/field/login': async (stage) => ({
    email: (await stage.person('player')).email,
    password: PASSWORD,
  }),
  'POST auth/field/password': () => ({
    currentPassword: PASSWORD,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
  }),
  'POST push_subscriptions': () => newBrowser(),
  'DELETE auth/field': (stage, as) => {
    // Uses a new player, because a player with upcoming bookings cannot delete the account.
    stage.renew(as);
    return { password: PASSWORD };
  },
  'POST auth/field/account/verify': (stage, as) => mailedCode(stage, as),
  'POST auth/field/code/account/verify/send': (_, as) =>
    as === 'visitor' ? { email: 'nobody@five.test' } : {},
  'POST auth/field/code/confirmation/validate': (stage) => resetCode(stage),
  'POST auth/field/login/code': (stage) => loginCode(stage),
  'POST auth/field/reset/password': (stage) => resetToken(stage),
  'POST auth/field/login/second_factor': async ({ world }) => {
    const person = await world.register({}, { role: 'staff' });
    const code = await recoveryCode(world, person);
    const { body } = await world.http
      .post('/api/auth/field/login')
      .send({ email: person.email, password: PASSWORD })
      .expect(200);
    return { ticket: (body as { ticket: string }).ticket, code };
  },
  'POST auth/field/second_factor': (stage, as) => {
    stage.renew(as);
    return { password: PASSWORD };
  },
  'POST auth/field/second_factor/confirmation': async (stage, as) => ({
    code: await firstCode(stage.world, await newPerson(stage, as)),
  }),
  'POST auth/field/second_factor/recovery_codes': (stage, as) => confirmedChange(stage, as),
  'DELETE auth/field/second_factor': (stage, as) => confirmedChange(stage, as),
  'POST auth/field/access_link': (stage) => newAccessToken(stage),
  'POST auth/field/access_link/password': async (stage) => ({
    ...(await newAccessToken(stage)),
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
  }),
  'PUT sign_in_rules': () => ({ secondFactorRequired: false }),
  'POST users': ({ world }) => ({
    firstName: 'Hind',
    name: 'Tazi',
    email: `hind${world.next()}@five.test`,
    phone: `+2126${40_000_000 + world.next()}`,
    scope: ['staff'],
  }),
};

/** The first code of an app that begins to be set up. */
async function firstCode({ clock }: World, { http }: Person): Promise<string> {
  const { body } = await http
    .post('/api/auth/field/second_factor')
    .send({ password: PASSWORD })
    .expect(200);
  const { key } = (body as { data: { key: string } }).data;
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: clock.now().getTime(),
  });
}

/** A recovery code, created when an app is set up. */
async function recoveryCode(world: World, person: Person): Promise<string> {
  const { body } = await person.http
    .post('/api/auth/field/second_factor/confirmation')
    .send({ code: await firstCode(world, person) })
    .expect(200);
  return (body as { data: { recoveryCodes: string[] } }).data.recoveryCodes[0] ?? '';
}

async function confirmedChange(stage: TestServer, as: CallerName): Promise<RequestBody> {
  const code = await recoveryCode(stage.world, await newPerson(stage, as));
  return { password: PASSWORD, code };
}

/** The token of a link that an admin created for a new colleague. */
async function newAccessToken(stage: TestServer): Promise<{ token: string }> {
  const { http } = await stage.person('admin');
  const { body } = await http
    .post(`/api/users/${await newColleague(stage)}/access_link`)
    .expect(200);
  return { token: (body as { data: { token: string } }).data.token };
}

/** A new caller of the role, so that the second factor of another test does not matter. */
function newPerson(stage: TestServer, as: CallerName): Promise<Person> {
  stage.renew(as);
  if (as === 'visitor') throw new Error('a visitor has no account');
  return stage.person(as);
}

async function mailedCode(server: TestServer, as: CallerName): Promise<RequestBody> {
  const person =
    as === 'visitor'
      ? await server.world.register({}, { verified: false })
      : await server.person(as);
  return {
    email: person.email,
    code: person.user.verified ? '123456' : await server.world.code(person.email),
  };
}

async function resetCode({ world }: TestServer): Promise<RequestBody> {
  const { email } = await world.register();
  await world.http.post('/api/auth/field/code/confirmation').send({ email }).expect(200);
  return { email, code: await world.code(email) };
}

async function loginCode({ world }: TestServer): Promise<RequestBody> {
  const { email } = await world.register();
  await world.http.post('/api/auth/field/code/login').send({ email }).expect(200);
  return { email, code: await world.code(email) };
}

async function resetToken(server: TestServer): Promise<RequestBody> {
  const { body } = await server.world.http
    .post('/api/auth/field/code/confirmation/validate')
    .send(await resetCode(server))
    .expect(200);
  const { email, token } = body as { email: string; token: string };
  return { email, token, password: PASSWORD, passwordConfirmation: PASSWORD };
}
