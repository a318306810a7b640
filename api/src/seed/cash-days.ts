import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { piecesOf } from '@five/shared/payments/cash/cash.rules';
import { addDays } from '@five/shared/time/wall-time';
import { DataSource } from 'typeorm';
import { CashDrawer } from '../payments/cash/cash-drawer.service.ts';
import { CashSessionsQueries } from '../payments/cash/cash-sessions.queries.ts';
import type { Caller } from '../platform/access/caller.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { demoCaller } from './callers.ts';
import type { SeedEvent } from './venue-week/demo-booking.ts';

const OPENED_AT = '08:45';
// Wall time at which the cash drawer of a day is closed on the next calendar day, after the last
// match.
const CLOSED_AT = '01:10';
const TO_BANK_AT = '16:00';
const FLOAT_CENTS = 50_000;
const MISSING_CENTS = 500;
const YESTERDAY = -1;

/**
 * Events that open, count and close the cash sessions of these days, given in days from today.
 * Today's session remains open, and yesterday's count is five dirhams short.
 */
export function cashDays(app: NestFastifyApplication, days: readonly number[]): SeedEvent[] {
  const clock = app.get(VenueClock);
  const at = (day: number, time: string, act: (by: Caller) => Promise<void>): SeedEvent[] => {
    const instant = clock.instantOf(`${addDays(clock.today(), day)}T${time}`);
    return instant
      ? [{ at: instant, act: async () => act(await demoCaller(app, 'reception@demo.test')) }]
      : [];
  };
  return [...new Set(days)].flatMap((day) => [
    ...at(day, OPENED_AT, (by) => open(app, by)),
    ...(day === YESTERDAY ? at(day, TO_BANK_AT, (by) => spend(app, by)) : []),
    ...(day < 0
      ? at(day + 1, CLOSED_AT, (by) => close(app, by, day === YESTERDAY ? MISSING_CENTS : 0))
      : []),
  ]);
}

/**
 * Enters the float (starting amount) of the drawer in the morning. The drawer may already be open,
 * because a payment after midnight opened it.
 */
async function open(app: NestFastifyApplication, by: Caller): Promise<void> {
  const session = await current(app);
  if (session)
    await app.get(CashDrawer).stateFloat(by, session.reference, { floatCents: FLOAT_CENTS });
  else await app.get(CashDrawer).open(by, { floatCents: FLOAT_CENTS });
}

async function spend(app: NestFastifyApplication, by: Caller): Promise<void> {
  const session = await current(app);
  if (session)
    await app.get(CashDrawer).move(by, session.reference, {
      direction: 'out',
      amountCents: 18_000,
      reason: 'Eau et bandages pour les vestiaires',
    });
}

async function close(app: NestFastifyApplication, by: Caller, missingCents: number): Promise<void> {
  const session = await current(app);
  if (!session) return;
  const drawer = app.get(CashDrawer);
  if (session.floatCents === null)
    await drawer.stateFloat(by, session.reference, { floatCents: FLOAT_CENTS });
  await drawer.count(by, session.reference, {
    count: piecesOf((await heldCents(app)) - missingCents),
  });
  await drawer.close(
    by,
    session.reference,
    missingCents > 0 ? { reason: 'Erreur de rendu de monnaie au match de 21 h' } : {},
  );
}

const current = async (app: NestFastifyApplication) =>
  (await app.get(CashSessionsQueries).page({ filter: '{"open":true}' })).rows[0];

/**
 * Returns the amount in the open drawer in centimes. It is read from the database, because the API
 * hides it before the count.
 */
async function heldCents(app: NestFastifyApplication): Promise<number> {
  const [row] = await app.get(DataSource).query<{ cents: number }[]>(
    `select s.float_cents + coalesce((select sum(amount_cents) from payments
      where cash_session_id = s.id), 0) + coalesce((select sum(amount_cents) from cash_movements
      where cash_session_id = s.id), 0) as cents
     from cash_sessions s where s.closed_at is null`,
  );
  return row?.cents ?? 0;
}
