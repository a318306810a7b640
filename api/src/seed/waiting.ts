import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { WaitingService } from '../bookings/waiting/waiting.service.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { demoCaller } from './callers.ts';

const WAITING_PLAYERS = [
  'player2@demo.test',
  'hamza.berrada@joueurs.test',
  'imane.lahlou@joueurs.test',
];

interface Wanted {
  date: string;
  startTime: string;
  endTime: string;
  pitch: string;
}

/** Loads three waiting list entries for one taken evening hour. */
export async function loadWaiting(app: NestFastifyApplication): Promise<void> {
  const source = app.get(DataSource);
  if ((await source.query<unknown[]>('select from waiting_entries limit 1')).length > 0) return;
  const [slot] = await source.query<Wanted[]>(WANTED, [app.get(VenueClock).now(), WAITING_PLAYERS]);
  if (!slot) return;
  for (const [index, email] of WAITING_PLAYERS.entries())
    await app
      .get(WaitingService)
      .join(await demoCaller(app, email), { ...slot, flexible: index > 0 }, null);
}

const WANTED = `select lower(b.period)::date as date, to_char(lower(b.period), 'HH24:MI') as
  "startTime", to_char(upper(b.period), 'HH24:MI') as "endTime", p.code as pitch
  from bookings b join pitches p on p.id = b.pitch_id
  where b.status = 'confirmed' and lower(b.period) > $1::timestamp + interval '12 hours'
  and lower(b.period)::time between '18:00' and '22:00'
    and not exists (select from bookings o join customers c on c.id = o.customer_id
    join users u on u.id = c.user_id where u.email = any($2) and o.period && b.period)
  order by lower(b.period), p.position limit 1`;
