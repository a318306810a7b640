import type { Tx } from '../platform/database/transactions.ts';

/**
 * Returns the position for a new item at the end of the table's list: one more than the highest
 * position.
 */
export async function lastPosition(
  tx: Tx,
  table: 'medias' | 'partners' | 'promos',
): Promise<number> {
  const [row] = await tx.query<{ position: number }[]>(
    `select coalesce(max(position), 0) + 1 as position from ${table}`,
  );
  return row?.position ?? 1;
}
