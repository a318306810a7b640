import { scopesOf } from '@five/shared/auth/roles';
import type { Caller } from '../../platform/access/caller.ts';
import { selectAs } from '../../platform/rows/columns.ts';
import { customerColumns } from './record-customer.ts';
import { HAS_SECOND_FACTOR } from '../user-row.ts';
import { User } from '../user.entity.ts';

/** The columns of a user and of the user's customer record from which a `Caller` is created. */
export type CallerRow = Omit<Caller, 'scope' | 'session'>;

/** SQL columns of `CallerRow`, selected from `CALLER_FROM`. */
export const CALLER_COLUMNS = [
  selectAs(User, 'u', { userId: 'id', reference: 'reference', role: 'role', locale: 'locale' }),
  'u.verified_at is not null as verified',
  `(u.role <> 'player' and not u.demo and not ${HAS_SECOND_FACTOR} and exists
    (select from venue where second_factor_required)) as "secondFactorDue"`,
  customerColumns({ customerId: 'id', customer: 'reference', tariffId: 'tariffId' }),
].join(', ');

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
