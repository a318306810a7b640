import type { ErrorCode } from '@five/shared/errors/error-codes';
import { LOCALES } from '@five/shared/locales/locale';
import { PASSWORD, registration } from './people.ts';
import { fingerprint } from './fingerprint.ts';
import { createWorld, type World } from './world.ts';

let world: World;
// The clock of the test starts at 00:30 on 2 July at the venue, which is one hour ahead of UTC.
beforeAll(async () => {
  world = await createWorld({ at: '2026-07-01T23:30:00Z' });
});
afterAll(() => world.close());

interface Failure {
  code: string;
  message: string;
  errorMessages: { field: string; message: string }[];
}

/**
 * Sends the same invalid request once in each of the three languages. Checks that the error code
 * and field are the same, that the three texts differ, and that nothing is stored.
 */
async function broken(
  { code, field }: { code: ErrorCode; field: string | null },
  path: string,
  body: object,
  { as, status = 422 }: { as?: string; status?: number } = {},
): Promise<void> {
  const before = await fingerprint(world);
  const answers: Failure[] = [];
  for (const locale of LOCALES) {
    const request = world.http.post(path).set('accept-language', locale);
    const { body: answer } = await (as ? request.set('authorization', `Bearer ${as}`) : request)
      .send(body)
      .expect(status);
    answers.push(answer as Failure);
  }
  for (const answer of answers) {
    expect(answer.code).toBe(code);
    expect(answer.errorMessages.map((one) => one.field)).toEqual(field === null ? [] : [field]);
  }
  const sentences = answers.map(
    ({ message, errorMessages }) => errorMessages[0]?.message ?? message,
  );
  expect(new Set(sentences).size).toBe(LOCALES.length);
  expect(sentences.join()).not.toMatch(/undefined|\{\{|[A-Z]+_[A-Z]+/);
  expect(await fingerprint(world)).toEqual(before);
}

const both = (password: string) => ({ password, passwordConfirmation: password });

describe('registering: each rule has its own answer', () => {
  const RULES: [string, ErrorCode, string, object][] = [
    [
      '18 on the venue’s day and not a day less',
      'AUTH_UNDER_AGE',
      'birthDate',
      { birthDate: '2008-07-03' },
    ],
    ['born in the future', 'AUTH_BIRTH_DATE_INVALID', 'birthDate', { birthDate: '2026-07-03' }],
    [
      'a birth date that does not exist',
      'AUTH_BIRTH_DATE_INVALID',
      'birthDate',
      { birthDate: '1995-02-30' },
    ],
    ['an email that is none', 'AUTH_EMAIL_INVALID', 'email', { email: 'yasmine@five' }],
    ['a phone that is none', 'AUTH_PHONE_INVALID', 'phone', { phone: '0912' }],
    [
      'an emergency phone that is none',
      'AUTH_PHONE_INVALID',
      'emergencyPhone',
      { emergencyPhone: '12' },
    ],
    ['a short password', 'AUTH_PASSWORD_LENGTH', 'password', both('court-mot')],
    ['a password without end', 'AUTH_PASSWORD_LENGTH', 'password', both('a1'.repeat(65))],
    ['a common password', 'AUTH_PASSWORD_COMMON', 'password', both('Password123')],
    ['a password made of the name', 'AUTH_PASSWORD_PERSONAL', 'password', both('xx-bennani-xx')],
    ['a password made of the phone', 'AUTH_PASSWORD_PERSONAL', 'password', both('ab0612345678cd')],
    [
      'two different passwords',
      'AUTH_PASSWORD_MISMATCH',
      'passwordConfirmation',
      { passwordConfirmation: `${PASSWORD}!` },
    ],
    [
      'conditions not accepted',
      'AUTH_CONDITIONS_NOT_ACCEPTED',
      'acceptConditions',
      { acceptConditions: false },
    ],
  ];
  test.each(RULES)('%s', (_, code, field, changes) =>
    broken(
      { code, field },
      '/api/auth/field/register',
      registration(900, { phone: '0612345678', ...changes }),
    ),
  );

  test('an email that is taken, in whatever case', async () => {
    const { email } = await world.player();
    await broken(
      { code: 'AUTH_EMAIL_TAKEN', field: 'email' },
      '/api/auth/field/register',
      registration(901, { email: email.toUpperCase() }),
    );
  });

  test('a phone that is taken, in whatever spelling', async () => {
    const { phone } = await world.player();
    await broken(
      { code: 'AUTH_PHONE_TAKEN', field: 'phone' },
      '/api/auth/field/register',
      registration(902, { phone: `00212 (0) ${phone.slice(4)}` }),
    );
  });

  test('several at once are named together', async () => {
    const { body } = await world.http
      .post('/api/auth/field/register')
      .send(registration(903, { email: 'x', phone: 'y', birthDate: 'z' }))
      .expect(422);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errorMessages: [{ field: 'email' }, { field: 'phone' }, { field: 'birthDate' }],
    });
  });

  test('a role from the body is no role', async () => {
    const { body } = await world.http
      .post('/api/auth/field/register')
      .send({ ...registration(904), scope: ['admin'], role: 'admin' })
      .expect(422);
    expect(body).toMatchObject({ errorMessages: [{ field: 'scope' }, { field: 'role' }] });
  });

  test('18 today is old enough', async () => {
    await world.http
      .post('/api/auth/field/register')
      .send(registration(905, { birthDate: '2008-07-02' }))
      .expect(201);
  });

  test('two registrations of one email at once: one account', async () => {
    const forms = [registration(906), registration(907, { email: 'person906@five.test' })];
    const answers = await Promise.all(
      forms.map((form) => world.http.post('/api/auth/field/register').send(form)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await world.sql("select 1 from users where email = 'person906@five.test'")).toHaveLength(
      1,
    );
  });
});

describe('signed in: each rule has its own answer', () => {
  test('a wrong current password', async () => {
    const { token } = await world.player();
    await broken(
      { code: 'AUTH_CURRENT_PASSWORD_WRONG', field: 'currentPassword' },
      '/api/auth/field/password',
      { currentPassword: 'faux', ...both('une autre phrase 43') },
      { as: token },
    );
  });

  test('a new password made of what the account knows', async () => {
    const { token } = await world.player();
    await broken(
      { code: 'AUTH_PASSWORD_PERSONAL', field: 'password' },
      '/api/auth/field/password',
      { currentPassword: PASSWORD, ...both('mot-yasmine-mot') },
      { as: token },
    );
  });

  test('an email or phone of somebody else', async () => {
    const { token } = await world.player();
    const other = await world.otherPlayer();
    await broken(
      { code: 'AUTH_EMAIL_TAKEN', field: 'email' },
      '/api/auth/field',
      { email: other.email, city: 'Rabat' },
      { as: token },
    );
    await broken(
      { code: 'AUTH_PHONE_TAKEN', field: 'phone' },
      '/api/auth/field',
      { phone: other.phone, city: 'Rabat' },
      { as: token },
    );
  });

  test('a code for another account', async () => {
    const { token } = await world.unverified();
    await broken(
      { code: 'AUTH_OTHER_ACCOUNT', field: 'email' },
      '/api/auth/field/code/account/verify/send',
      { email: 'other@five.test' },
      { as: token },
    );
    await broken(
      { code: 'AUTH_OTHER_ACCOUNT', field: 'email' },
      '/api/auth/field/account/verify',
      { email: 'other@five.test', code: '123456' },
      { as: token },
    );
  });
});

describe('requests from an unauthenticated client', () => {
  test('a wrong password', async () => {
    const { email } = await world.player();
    await broken(
      { code: 'AUTH_WRONG_CREDENTIALS', field: null },
      '/api/auth/field/login',
      { email, password: 'faux' },
      { status: 401 },
    );
  });

  test('a token that is none', async () => {
    const { email } = await world.player();
    await broken(
      { code: 'AUTH_RESET_TOKEN_INVALID', field: 'token' },
      '/api/auth/field/reset/password',
      {
        email,
        token: 'x',
        ...both('une autre phrase 44'),
      },
    );
  });

  test('no token at all', () =>
    broken({ code: 'AUTH_REQUIRED', field: null }, '/api/auth/field/logout', {}, { status: 401 }));
});
