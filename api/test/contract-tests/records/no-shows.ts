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
