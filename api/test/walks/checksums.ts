import type { World } from '../world.ts';

// When a session was last seen is written now and then by any call; what becomes of a mail, by whoever sends it.
const VOLATILE: Record<string, string> = {
  sessions: " - 'seen_at'",
  outbox: " - '{sent_at,sent_to,held_until,tries,last_error,parameters}'::text[]",
};

/** A sum over each table's rows, by table. */
export async function checksums(world: World): Promise<Record<string, string>> {
  const tables = await world.sql<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  const sums = tables.map(({ name }) => `select '${name}' as name, md5(coalesce(string_agg((to_jsonb(t)${VOLATILE[name] ?? ''})::text, E'\\n' order by (to_jsonb(t)${VOLATILE[name] ?? ''})::text), '')) as sum from ${name} t`);
  const rows = await world.sql<{ name: string; sum: string }>(sums.join(' union all '));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

/** The tables that differ. */
export const changedTables = (before: Record<string, string>, after: Record<string, string>): string[] => Object.keys(after).filter((name) => before[name] !== after[name]);
