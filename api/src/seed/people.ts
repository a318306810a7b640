import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Passwords } from '../auth/passwords.ts';
import type { Settings } from '../platform/config/settings.ts';
import { type Tx, Transactions } from '../platform/database/transactions.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import { CustomersService } from '../users/customers/customers.service.ts';
import { LoginsService, type NewLogin } from '../users/logins.service.ts';
import { ProfileService } from '../users/profile.service.ts';
import { CALLERS } from './people/callers-list.ts';
import type { DemoLogin } from './people/demo-login.ts';
import { benchPlayers, PLAYERS, STAFF } from './people/people-list.ts';

const DEMO_PASSWORD = 'demo-Password-1';

/**
 * Loads staff, players, and customers without a login. The accounts share one password and its
 * hash.
 */
export async function loadPeople(app: NestFastifyApplication, settings: Settings): Promise<void> {
  const shared = {
    passwordHash: await app.get(Passwords).hash(DEMO_PASSWORD),
    conditionsVersion: (await app.get(VenueSettings).current()).policiesVersion,
  };
  const people = [...STAFF, ...PLAYERS, ...(settings.demo === 'bench' ? benchPlayers() : [])];
  await app.get(Transactions).run(async (tx) => {
    for (const person of people) await signUp(app, tx, { ...loginOf(person), ...shared }, person);
    for (const caller of CALLERS) await app.get(CustomersService).known(tx, caller, null);
  });
}

function loginOf({
  email,
  phone,
  name,
  firstName,
  birthDate,
  role,
  locale = 'fr',
  verified = true,
}: DemoLogin): Omit<NewLogin, 'passwordHash' | 'conditionsVersion'> {
  return {
    email,
    phone,
    name,
    firstName,
    birthDate,
    role,
    locale,
    verified,
    emergencyPhone: '+212600000099',
    demo: true,
  };
}

async function signUp(
  app: NestFastifyApplication,
  tx: Tx,
  login: NewLogin,
  { open, city, profession, position, level }: DemoLogin,
): Promise<void> {
  const user = await app.get(LoginsService).create(tx, login);
  if (open || city || profession)
    await app
      .get(ProfileService)
      .change(tx, user, { publicPlayer: open, city, profession, position, level });
}
