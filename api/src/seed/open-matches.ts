import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { OpenMatchesService } from '../community/open-matches/open-matches.service.ts';
import { MatchAnswers } from '../community/open-matches/requests/match-answers.service.ts';
import { MatchRequestsService } from '../community/open-matches/requests/match-requests.service.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { addressOf, demoCaller } from './callers.ts';
import { type DemoMatch, OPEN_MATCHES } from './open-matches-list.ts';

/** Opens matches on upcoming bookings of the demo, with requests of other players to join them. */
export async function loadOpenMatches(app: NestFastifyApplication): Promise<void> {
  if ((await app.get(DataSource).query<unknown[]>('select from open_matches limit 1')).length > 0)
    return;
  for (const match of OPEN_MATCHES) await loadMatch(app, match);
}

async function loadMatch(
  app: NestFastifyApplication,
  { by, places, level, message, requests, plays }: DemoMatch,
): Promise<void> {
  const owner = await demoCaller(app, addressOf(by));
  const [booking] = await app
    .get(DataSource)
    .query<{ reference: string }[]>(NEXT, [owner.customerId, app.get(VenueClock).now()]);
  if (!booking) return;
  const match = await app
    .get(OpenMatchesService)
    .open(owner, { booking: booking.reference, places, message, ...(level && { level }) });
  for (const name of requests) {
    const player = await demoCaller(app, addressOf(name));
    await app.get(MatchRequestsService).requestPlace(player, match);
    if (plays.includes(name))
      await app.get(MatchAnswers).accept(owner, await requestOf(app, match, player.userId));
  }
}

async function requestOf(
  app: NestFastifyApplication,
  match: string,
  userId: number,
): Promise<string> {
  const [request] = await app.get(DataSource).query<{ reference: string }[]>(
    `select p.request_reference as reference from match_people p
        join open_matches m on m.booking_id = p.booking_id join customers c on c.id = p.customer_id
        where m.reference = $1 and c.user_id = $2`,
    [match, userId],
  );
  if (!request) throw new Error(`no request to join ${match} was found`);
  return request.reference;
}

/**
 * SQL of a customer's next booking, at least twelve hours ahead, so that its open match does not
 * close during a demonstration.
 */
const NEXT = `select b.reference from bookings b where b.customer_id = $1
  and b.status in ('pending', 'confirmed') and lower(b.period) > $2::timestamp + interval '12 hours'
  order by lower(b.period) limit 1`;
