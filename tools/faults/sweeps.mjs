import { setTimeout as sleep } from 'node:timers/promises';

/** What must have become of holds and their mails, wherever the clock stands. @param shift seconds that the product's clock is ahead */
export function sweeps(sql, shift) {
  const now = `now() + interval '${shift} seconds'`;
  const count = async (text) => Number((await sql(`select count(*) from (${text}) found`))[0].count);
  return {
    /** Comes back when no hold is over and unswept; false where that takes too long. */
    async done(seconds = 90) {
      for (let tries = 0; tries < seconds * 5; tries++) {
        if (await count(`select from bookings where status = 'pending' and hold_expires_at <= ${now}`) === 0) return true;
        await sleep(200);
      }
      return false;
    },
    expired: () => count(`select from bookings where status = 'expired'`),
    pending: () => count(`select from bookings where status = 'pending'`),
    /** Bookings that expired more than once, or without being told. */
    twice: () => count(`select a.subject from audit a where a.act = 'booking.expire' group by a.subject having count(*) > 1`),
    /** Bookings that expired while their hold ran. */
    early: () => count(`select from audit a join bookings b on b.reference = a.subject where a.act = 'booking.expire' and a.at < b.hold_expires_at`),
    /** All that sweeps have ever done. */
    steps: () => count(`select from audit where actor is null`),
  };
}
