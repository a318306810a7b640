import type { BookingRecord } from '../../bookings/record/booking-record.ts';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { LockedMatchList } from './match-lists.ts';

/** Whether the caller is the captain of a match, the owner of its booking, or staff. */
export const isCaptain = (
  { customerId }: Pick<BookingRecord, 'customerId'>,
  caller: Caller | undefined,
): boolean => caller !== undefined && (isStaff(caller) || caller.customerId === customerId);

/**
 * Whether the caller may use the captain's tools: the captain and staff, and who leads the squad of
 * the match as captain or co-captain.
 */
export async function managesMatch(
  source: Pick<Tx, 'query'>,
  record: Pick<BookingRecord, 'customerId'>,
  { squadId, caller }: { squadId: number | null; caller: Caller | undefined },
): Promise<boolean> {
  if (isCaptain(record, caller)) return true;
  if (squadId === null || caller === undefined) return false;
  const rows = await source.query<unknown[]>(LEADS, [squadId, caller.customerId]);
  return rows.length > 0;
}

/**
 * Refuses a caller that may not use the captain's tools.
 * @throws DomainError FORBIDDEN
 */
export async function refuseOthers(
  tx: Tx,
  { record, match: { squadId } }: LockedMatchList,
  caller: Caller,
): Promise<void> {
  if (!(await managesMatch(tx, record, { squadId, caller }))) throw new DomainError('FORBIDDEN');
}

const LEADS = `select 1 from squad_members where squad_id = $1 and customer_id = $2
  and role in ('captain', 'co_captain')`;
