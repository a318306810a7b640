import { newReference } from '../../../src/platform/references.ts';
import { playedBooking } from '../booked-records.ts';
import type { Owner } from '../owners.ts';
import type { TestServer } from '../test-server.ts';

/** A booking of the owner that is marked as no-show. */
export async function missedBooking(server: TestServer, owner: Owner): Promise<string> {
  const booking = await playedBooking(server, owner);
  await server.world.sql(`update bookings set status = 'no_show' where reference = $1`, [booking]);
  return booking;
}

/** A seat of the owner in a match that took place, marked as no-show. */
export async function missedSeat(server: TestServer, owner: Owner): Promise<string> {
  const booking = await playedBooking(server, owner);
  const reference = newReference('MP');
  await server.world.sql(
    `with match as (insert into booking_matches (booking_id, size, created_at)
        select id, 10, $3 from bookings where reference = $2 returning booking_id)
      insert into match_people (reference, booking_id, customer_id, answer, position, since,
        created_at, no_show_at)
      select $1, b.id, b.customer_id, 'in', 1, $3, $3, $3 from bookings b
      join match m on m.booking_id = b.id`,
    [reference, booking, server.world.clock.now()],
  );
  return reference;
}

/** An open dispute of a player. */
export async function newNoShowDispute(server: TestServer): Promise<string> {
  const reference = newReference('ND');
  await server.world.sql(
    `insert into no_show_disputes (reference, booking_id, created_at)
      select $1, id, $3 from bookings where reference = $2`,
    [reference, await missedBooking(server, 'player'), server.world.clock.now()],
  );
  return reference;
}
