import http from 'node:http';
import { exchange, quantile } from './load.mjs';
import { lastNights, rivals } from './workloads.mjs';

/**
 * Lets two hundred players book overlapping slots of one evening at once through two processes, in
 * `rounds` rounds. Compares the stored bookings with the responses. Returns the median and the
 * longest duration of a round in milliseconds, and the number of rounds with a difference.
 */
export async function race({ origins, tokens, rounds, sql }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: tokens.length });
  const times = [];
  const odd = new Map();
  let wrong = 0;
  for (const night of lastNights(rounds)) {
    const wishes = rivals(night);
    const began = performance.now();
    const answers = await Promise.all(
      tokens.map((token, index) =>
        exchange(origins[index % origins.length], agent, {
          method: 'POST',
          path: '/api/bookings',
          token,
          body: wishes[index % wishes.length],
        }),
      ),
    );
    times.push(performance.now() - began);
    for (const { status } of answers)
      if (status !== 201 && status !== 409) odd.set(status, (odd.get(status) ?? 0) + 1);
    const [{ stored, overlaps }] = await sql(STORED, [wishes[0].date]);
    if (overlaps > 0 || stored !== answers.filter(({ status }) => status === 201).length) wrong++;
  }
  agent.destroy();
  return { rounds: times.length, p50: quantile(times, 0.5), worst: Math.max(...times), odd, wrong };
}

const STORED = `
  with night as (select id, pitch_id, period from bookings where lower(period)::date = $1
  and status = 'pending')
  select (select count(*)::int from night) as stored, (select count(*)::int from night a
  join night b on a.id < b.id and a.pitch_id = b.pitch_id and a.period && b.period) as overlaps`;
