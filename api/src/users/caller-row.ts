import { scopesOf } from '@five/shared/auth/roles';
import type { Caller } from '../platform/access/caller.ts';

/** The columns of a user and of the user's customer record from which a `Caller` is created. */
export type CallerRow = Omit<Caller, 'scope' | 'session'>;

/** SQL columns of `CallerRow`, selected from `CALLER_FROM`. */
export const CALLER_COLUMNS = `u.id as "userId", u.reference, u.role, u.verified_at is not null as
  verified, u.locale,
    c.id as "customerId", c.reference as customer, c.tariff_id as "tariffId"`;

export const CALLER_FROM = 'users u join customers c on c.user_id = u.id';

/**
 * Creates a caller from a row.
 * @param session reference of the session; empty for a demo user without a session
 */
export const callerOfRow = (row: CallerRow, session: string): Caller => ({
  ...row,
  session,
  scope: [...scopesOf(row.role)],
});
