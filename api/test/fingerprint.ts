import type { World } from './world.ts';

const TABLES = [
  'users',
  'customers',
  'sessions',
  'codes',
  'outbox',
  'audit',
  'venue',
  'seasons',
] as const;

// Columns of the outbox that the dispatcher changes while it sends messages.
const SENDING = `'{sent_at,sent_to,held_until,tries,last_error,parameters}'::text[]`;

/**
 * A checksum of each table with account and settings data. If the checksums before and after a
 * request are equal, nothing was stored.
 */
export async function fingerprint(
  world: World,
  ...without: (typeof TABLES)[number][]
): Promise<Record<string, string>> {
  const parts = TABLES.filter((table) => !without.includes(table)).map(
    (table) =>
      `(select md5(coalesce(string_agg(r, '|' order by r), ''))
        from (select
        (to_jsonb(t)${table === 'outbox' ? ` - ${SENDING}` : ''})::text as r
        from ${table} t) rows) as ${table}`,
  );
  const [row] = await world.sql<Record<string, string>>(`select ${parts.join(', ')}`);
  return row ?? {};
}
