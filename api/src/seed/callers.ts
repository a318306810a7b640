import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { scopesOf } from '@five/shared/auth/roles';
import type { Locale } from '@five/shared/locales/locale';
import { DataSource } from 'typeorm';
import type { Caller } from '../platform/access/caller.ts';

interface LoginRow {
  userId: number;
  reference: string;
  role: Caller['role'];
  verified: boolean;
  locale: Locale;
  customerId: number;
  customer: string;
  tariffId: number;
}

/** Someone of the demo as the services know a caller, without a session. */
export async function demoCaller(app: NestFastifyApplication, email: string): Promise<Caller> {
  const [row] = await app.get(DataSource).query<LoginRow[]>(
    `select u.id as "userId", u.reference, u.role, u.verified_at is not null as verified, u.locale, c.id as "customerId", c.reference as customer, c.tariff_id as "tariffId"
     from users u join customers c on c.user_id = u.id where u.email = $1`,
    [email],
  );
  if (!row) throw new Error(`the demo has nobody with ${email}`);
  return { ...row, scope: [...scopesOf(row.role)], session: '' };
}

/** The address of somebody who is told of by the part before the `@`: `player`, `player2`, the desk and the admin are demo accounts. */
export const addressOf = (name: string): string => `${name}@${/^(player\d?|reception|admin)$/.test(name) ? 'demo' : 'joueurs'}.test`;
