import supertest from 'supertest';
import type { UserAnswer } from '@five/shared/auth/auth.contract';
import type { Role } from '@five/shared/auth/roles';

type Agent = ReturnType<typeof supertest.agent>;

export const PASSWORD = 'une phrase de passe 42';

/** A signed-in person, with an HTTP client. */
export interface Person {
  reference: string;
  email: string;
  phone: string;
  password: string;
  token: string;
  user: UserAnswer;
  /** HTTP client that sends this person's token. */
  http: Agent;
}

export interface Registration {
  name: string;
  firstName: string;
  email: string;
  phone: string;
  emergencyPhone: string;
  birthDate: string;
  password: string;
  passwordConfirmation: string;
  acceptConditions: boolean;
}

/** Valid data for a registration. Emails and phones differ between numbers. */
export function registration(number: number, changes: Partial<Registration> = {}): Registration {
  return {
    name: 'Bennani',
    firstName: 'Yasmine',
    email: `person${number}@five.test`,
    phone: `+2126${String(10_000_000 + number)}`,
    emergencyPhone: '+212522000000',
    birthDate: '1995-04-12',
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    acceptConditions: true,
    ...changes,
  };
}

export interface Making {
  role?: Exclude<Role, 'visitor'>;
  verified?: boolean;
}

/** The parts of a world by which people are registered and sign in. */
interface PeopleWorld {
  http: ReturnType<typeof supertest>;
  agent(token: string): Agent;
  next(): number;
  verify(email: string): Promise<void>;
  sql(text: string, parameters?: unknown[]): Promise<object[]>;
}

/**
 * Registers a person through the API, verifies the account, and signs in. A role above player is
 * set by SQL, because no route creates the first staff account.
 */
export async function makePerson(
  world: PeopleWorld,
  changes: Partial<Registration>,
  { role = 'player', verified = true }: Making,
): Promise<Person> {
  const form = registration(world.next(), changes);
  await world.http.post('/api/auth/field/register').send(form).expect(201);
  if (role !== 'player')
    await world.sql('update users set role = $2 where email = $1', [
      form.email.toLowerCase(),
      role,
    ]);
  if (verified) await world.verify(form.email);
  return login(world, form.email, form.password);
}

export async function login(
  world: PeopleWorld,
  email: string,
  password = PASSWORD,
): Promise<Person> {
  const { body } = await world.http
    .post('/api/auth/field/login')
    .send({ email, password })
    .expect(200);
  const { token, user } = body as { token: string; user: UserAnswer };
  return {
    reference: user.reference,
    email: user.email ?? '',
    phone: user.phone,
    password,
    token,
    user,
    http: world.agent(token),
  };
}
