import { scopesOf } from '@five/shared/auth/roles';
import type { Caller } from '../platform/access/caller.ts';

/** A user and its customer as a caller is made of them. */
export type CallerRow = Omit<Caller, 'scope' | 'session'>;

/** What `CallerRow` takes, of `CALLER_FROM`. */
export const CALLER_COLUMNS = `u.id as "userId", u.reference, u.role, u.verified_at is not null as verified, u.locale,
    c.id as "customerId", c.reference as customer, c.tariff_id as "tariffId"`;

export const CALLER_FROM = 'users u join customers c on c.user_id = u.id';

/** @param session the reference of the session they call with; empty for somebody of the demo, who has none */
export const callerOfRow = (row: CallerRow, session: string): Caller => ({ ...row, session, scope: [...scopesOf(row.role)] });
