import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Returns functions that check holds (pending bookings) and their expiry in the database, at the
 * time of the product's clock.
 * @param shift seconds by which the product's clock is ahead of the real time
 */
export function expiryChecks(sql, shift) {
  const now = `now() + interval '${shift} seconds'`;
  const count = async (text) =>
    Number((await sql(`select count(*) from (${text}) found`))[0].count);
  return {
    /**
     * Waits until every expired hold has been processed; resolves to false after the time limit.
     */
    async done(seconds = 90) {
      for (let tries = 0; tries < seconds * 5; tries++) {
        if (
          (await count(
            `select from bookings where status = 'pending' and hold_expires_at <= ${now}`,
          )) === 0
        )
          return true;
        await sleep(200);
      }
      return false;
    },
    expired: () => count(`select from bookings where status = 'expired'`),
    pending: () => count(`select from bookings where status = 'pending'`),
    /** Number of bookings that expired more than once. */
    twice: () =>
      count(
        `select a.subject from audit a where a.act = 'booking.expire'
          group by a.subject having count(*) > 1`,
      ),
    /** Number of bookings that expired before the end of their hold. */
    early: () =>
      count(
        `select from audit a join bookings b on b.reference = a.subject
          where a.act = 'booking.expire' and a.at < b.hold_expires_at`,
      ),
    /** Number of audit entries of scheduled jobs. */
    steps: () => count(`select from audit where actor is null`),
  };
}
