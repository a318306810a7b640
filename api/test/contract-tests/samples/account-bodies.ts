import { PASSWORD, registration } from '../../people.ts';
import type { CallerName } from '../routes.ts';
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
  'POST users': ({ world }) => ({
    firstName: 'Hind',
    name: 'Tazi',
    email: `hind${world.next()}@five.test`,
    phone: `+2126${40_000_000 + world.next()}`,
    scope: ['staff'],
  }),
};

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
