import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import type { Caller } from '../platform/access/caller.ts';
import {
  CALLER_COLUMNS,
  CALLER_FROM,
  callerOfRow,
  type CallerRow,
} from '../users/customers/caller-row.ts';

/** Returns the demo user with this email as a caller that has no login session. */
export async function demoCaller(app: NestFastifyApplication, email: string): Promise<Caller> {
  const [row] = await app
    .get(DataSource)
    .query<CallerRow[]>(`select ${CALLER_COLUMNS} from ${CALLER_FROM} where u.email = $1`, [email]);
  if (!row) throw new Error(`the demo has no user with the email ${email}`);
  return callerOfRow(row, '');
}

/**
 * Returns the email address of a demo person from the part before the `@`. `player`, `player2`, the
 * desk and the admin are demo accounts.
 */
export const addressOf = (name: string): string =>
  `${name}@${/^(player\d?|reception|admin)$/.test(name) ? 'demo' : 'joueurs'}.test`;
