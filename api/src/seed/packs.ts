import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { plusMinutes } from '@five/shared/time/instant';
import { addDays, DAY_MINUTES } from '@five/shared/time/wall-time';
import { DataSource } from 'typeorm';
import { Reservations } from '../bookings/create/reservations.service.ts';
import { DeskPayments } from '../desk/payments.staff.service.ts';
import type { Caller } from '../platform/access/caller.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import { PackExpiryService } from '../subscriptions/pack-expiry.service.ts';
import { SubscriptionsService } from '../subscriptions/subscriptions.service.ts';
import { demoCaller } from './callers.ts';
import { type DemoPack, PACKS } from './packs-list.ts';
import { CALLERS } from './people/callers-list.ts';
import type { SeedEvent } from './venue-week/demo-booking.ts';

const RECEPTION = 'reception@demo.test';
const LOCALE = 'fr';
const MORNING = { startTime: '10:00', endTime: '11:00' };

/** Days with cash payments for packs, in days from today (negative). */
export const PACK_CASH_DAYS = PACKS.flatMap(({ paid }) =>
  paid.filter(({ method }) => method === 'cash').map(({ daysAgo }) => -daysAgo),
);

/** The orders and payments of the demo packs, each with the time at which it is carried out. */
export function packEvents(app: NestFastifyApplication, now: Date): SeedEvent[] {
  return PACKS.flatMap((pack) => stepsOf(app, pack)).map(({ daysAgo, act }) => ({
    at: plusMinutes(now, -daysAgo * DAY_MINUTES),
    act,
  }));
}

/** Expires the packs whose last day is over, and books the matches that are paid with packs. */
export async function loadPacks(app: NestFastifyApplication): Promise<void> {
  // After an interrupted load the bookings may already exist, and this step is skipped.
  if (
    (
      await app
        .get(DataSource)
        .query<unknown[]>('select from bookings where subscription_id is not null limit 1')
    ).length > 0
  )
    return;
  // Loads the settings, which also sets the time zone of the venue's clock.
  await app.get(VenueSettings).current();
  await app.get(PackExpiryService).expireOver();
  for (const pack of PACKS) await play(app, pack);
}

interface PackStep {
  daysAgo: number;
  act: () => Promise<void>;
}

function stepsOf(app: NestFastifyApplication, pack: DemoPack): PackStep[] {
  const bought = { reference: '', totalCents: 0 };
  const order = async () => void Object.assign(bought, await placed(app, pack));
  const pay = (share: number, method: DemoPack['method']) => async () => {
    const reception = await demoCaller(app, RECEPTION);
    await app
      .get(DeskPayments)
      .take(
        reception,
        { subscription: bought.reference, amountCents: bought.totalCents * share, method },
        null,
        LOCALE,
      );
  };
  return [
    { daysAgo: pack.ordered, act: order },
    ...pack.paid.map(({ daysAgo, share, method }) => ({ daysAgo, act: pay(share, method) })),
  ];
}

/** Creates a pack. It is ordered by the player or sold at the desk. */
async function placed(
  app: NestFastifyApplication,
  pack: DemoPack,
): Promise<{ reference: string; totalCents: number }> {
  const { by, customer } = await buyerOf(app, pack.buyer);
  const [pricing] = await app.get(DataSource).query<{ reference: string }[]>(
    `select reference from pricings where type = 'pack' and number_of_hours = $1 order by id
        limit 1`,
    [pack.hours],
  );
  const input = {
    pricing: pricing?.reference ?? '',
    paymentMethod: pack.method,
    acceptConditions: true as const,
    ...(customer && { customer }),
  };
  return (await app.get(SubscriptionsService).order(by, input, null, LOCALE)).data;
}

async function buyerOf(
  app: NestFastifyApplication,
  name: string,
): Promise<{ by: Caller; customer?: { name: string; phone: string } }> {
  const caller = CALLERS.find(({ fullName }) => fullName === name);
  return caller
    ? {
        by: await demoCaller(app, RECEPTION),
        customer: { name: caller.fullName, phone: caller.phone },
      }
    : { by: await demoCaller(app, name) };
}

async function play(app: NestFastifyApplication, { buyer, plays = [] }: DemoPack): Promise<void> {
  const { by } = await buyerOf(app, buyer);
  for (const day of plays) {
    const date = addDays(app.get(VenueClock).today(), day);
    await app
      .get(Reservations)
      .reserve(by, { date, ...MORNING, paymentMethod: 'pack', acceptRules: true }, null, LOCALE);
  }
}
