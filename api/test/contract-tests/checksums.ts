import type { World } from '../world.ts';

// Columns that any call may change, by table: a session's last use, the delivery state of a
// message, and the counts of deliveries.
const VOLATILE: Record<string, string> = {
  channel_days: " - '{sent,cost_cents}'::text[]",
  sessions: " - 'seen_at'",
  outbox: " - '{sent_at,sent_to,held_until,tries,last_error,parameters}'::text[]",
};

/** The last checksums of a world, and the position of the write-ahead log before them. */
const known = new WeakMap<World, { position: string; sums: Record<string, string> }>();

/**
 * Returns a checksum of the rows of each table, by table name. While the server's write-ahead log
 * stays at its position, no row has changed, and the last checksums are returned.
 */
export async function checksums(world: World): Promise<Record<string, string>> {
  const [log] = await world.sql<{ position: string }>(
    'select pg_current_wal_insert_lsn()::text as position',
  );
  const position = log?.position ?? '';
  const last = known.get(world);
  if (last?.position === position) return last.sums;
  const sums = await computeChecksums(world);
  known.set(world, { position, sums });
  return sums;
}

async function computeChecksums(world: World): Promise<Record<string, string>> {
  const tables = await world.sql<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name,
        md5(coalesce(string_agg((to_jsonb(t)${VOLATILE[name] ?? ''})::text, E'\\n'
        order by (to_jsonb(t)${VOLATILE[name] ?? ''})::text), '')) as sum from ${name} t`,
  );
  const rows = await world.sql<{ name: string; sum: string }>(sums.join(' union all '));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

/** Returns the names of the tables whose checksums differ between `before` and `after`. */
export const changedTables = (
  before: Record<string, string>,
  after: Record<string, string>,
): string[] => Object.keys(after).filter((name) => before[name] !== after[name]);
