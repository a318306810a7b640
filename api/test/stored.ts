import type { World } from './world.ts';

const TABLES = ['users', 'customers', 'sessions', 'codes', 'outbox', 'audit', 'venue', 'seasons'] as const;

/** A fingerprint of everything that accounts and settings keep: equal before and after means that nothing was half stored. */
export async function stored(world: World, ...without: (typeof TABLES)[number][]): Promise<Record<string, string>> {
  const parts = TABLES.filter((table) => !without.includes(table)).map((table) => `(select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${table} t) as ${table}`);
  const [row] = await world.sql<Record<string, string>>(`select ${parts.join(', ')}`);
  return row ?? {};
}
