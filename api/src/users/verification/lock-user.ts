import { lockThenRead, type Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { USER_SELECT, type UserRow } from '../user-row.ts';

/**
 * Locks the row of the login with this reference and returns the row. Erased logins are not found.
 * @throws DomainError NOT_FOUND
 */
export async function lockUser(tx: Tx, reference: string): Promise<UserRow> {
  const [row] = await lockThenRead<UserRow>(
    tx,
    { select: USER_SELECT, key: 'u.id' },
    'select u.id from users u where u.reference = $1 and u.erased_at is null for update',
    [reference],
  );
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
}
