import type { Caller } from '../../src/platform/access/caller.ts';
import type { World } from '../world.ts';

/** References, and links of matches, which are derived from them. */
export const RANDOM = /\b[A-Z]{1,3}-[0-9A-Z]{8}\b|\/m\/[\w-]+/g;

const BOOKINGS = `
  select b.reference, c.reference as customer, h.code as pitch, b.period::text, b.created_at
  from bookings b join customers c on c.id = b.customer_id join pitches h on h.id = b.pitch_id`;

const TABLES = {
  bookings: `select to_jsonb(b) - '{id,customer_id,pitch_id,tariff_id,pricing_id}'::text[] from
    bookings b`,
  lines: `select to_jsonb(l) - 'booking_id' || jsonb_build_object('of', b.reference)
    from booking_lines l join bookings b on b.id = l.booking_id`,
  occupancies: `select to_jsonb(o) - '{id,pitch_id}'::text[] from occupancies o`,
  audit: `select to_jsonb(a) - 'id' from audit a where subject_kind = 'booking'`,
  messages: `select to_jsonb(o) - '{id,reference}'::text[] from outbox o
    where parameters ? 'reference'`,
  keys: `select to_jsonb(k) from idempotency_keys k where route = 'POST /api/bookings'`,
};
/** Rate limits whose window has not ended. */
const LIMITS = `select points, expire from rate_limits r
  where key like 'bookings.create:%' and expire > $1`;

/**
 * Returns the rows of bookings, and those that were stored with them, as sorted texts. References
 * are replaced by texts that are the same in each world.
 */
export async function storedBookings(
  world: World,
  players: readonly Caller[],
): Promise<Record<string, string[]>> {
  const names = new Map(
    players.flatMap(({ reference, customer }, index) => [
      [reference, `user ${index}`],
      [customer, `customer ${index}`],
    ]),
  );
  const bookings = await world.sql<Record<string, string> & { reference: string }>(BOOKINGS);
  for (const { reference, customer = '', ...booking } of bookings)
    names.set(reference, `booking ${names.get(customer)} ${JSON.stringify(booking)}`);
  const textOf = (row: unknown) =>
    JSON.stringify(row).replace(RANDOM, (text) => names.get(text) ?? 'random');
  const found: Record<string, string[]> = {};
  for (const [name, select] of Object.entries(TABLES))
    found[name] = (await world.sql<{ row: unknown }>(`select row from (${select}) as t (row)`))
      .map(({ row }) => textOf(row))
      .toSorted();
  const limits = await world.sql(LIMITS, [world.clock.now().getTime()]);
  return { ...found, limits: limits.map(textOf).toSorted() };
}
