import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { plusMinutes } from '@five/shared/time/instant';
import { addDays, weekdayOf } from '@five/shared/time/wall-time';
import { PARTNER_TIERS, type PartnerTier } from '@five/shared/venue/content.codes';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { ContactService } from '../venue/contact/contact.service.ts';
import { ContactStaffService } from '../venue/contact/contact.staff.service.ts';
import { MediasService } from '../venue/medias/medias.table.ts';
import { PartnerViewsService } from '../venue/partners/partner-views.service.ts';
import { PartnersService } from '../venue/partners/partners.table.ts';
import { PromosService } from '../venue/promos/promos.table.ts';
import { demoCaller } from './callers.ts';
import { type DemoMedia, MEDIAS } from './content/medias-list.ts';
import { MESSAGES } from './content/messages-list.ts';
import { type DemoPartner, PARTNERS } from './content/partners-list.ts';
import { type DemoPromo, PROMOS } from './content/promos-list.ts';
import { demoPicture } from './pictures/demo-picture.ts';

const WEEKS_SEEN = 6;
const SEEN_A_DAY: Record<PartnerTier, number> = { gold: 64, silver: 41, bronze: 27 };

/** Loads media library, partners and promotions. Pictures are stored like uploads. */
export async function loadContent(app: NestFastifyApplication): Promise<void> {
  const admin = await demoCaller(app, 'admin@demo.test');
  const today = app.get(VenueClock).today();
  const dated = <T extends { fromDay?: number; toDay?: number }>({
    fromDay,
    toDay,
    ...fields
  }: T) => ({
    ...fields,
    from: fromDay === undefined ? null : addDays(today, fromDay),
    to: toDay === undefined ? null : addDays(today, toDay),
  });
  await both(
    await untold(app, 'medias', MEDIAS),
    async ({ scene, ...fields }: DemoMedia & { position: number }) =>
      app
        .get(MediasService)
        .create(
          admin,
          { ...fields, kind: fields.videoUrl ? 'video' : 'image' },
          await demoPicture(`scenes/${scene}`),
        ),
  );
  await both(
    await untold(app, 'partners', PARTNERS),
    async ({ emblem, ...fields }: DemoPartner & { position: number }) =>
      app
        .get(PartnersService)
        .create(admin, dated(fields), emblem ? await demoPicture(`partners/${emblem}`) : null),
  );
  await lookBack(app);
  await both(
    await untold(app, 'promos', PROMOS),
    async ({ scene, ...fields }: DemoPromo & { position: number }) =>
      app.get(PromosService).create(admin, dated(fields), await demoPicture(`scenes/${scene}`)),
  );
}

/**
 * Loads six weeks of partner views. Partners of the highest tier have most views, and every partner
 * has more views from Friday to Sunday.
 */
async function lookBack(app: NestFastifyApplication): Promise<void> {
  if ((await app.get(DataSource).query<unknown[]>('select from partner_views limit 1')).length > 0)
    return;
  const partners = await app
    .get(DataSource)
    .query<{ reference: string; tier: PartnerTier }[]>('select reference, tier from partners');
  const clock = app.get(Clock);
  const now = clock.now();
  for (let back = WEEKS_SEEN * 7; back > 0; back -= 1) {
    await clock.at(plusMinutes(now, -back * 24 * 60), async () => {
      const busy = [5, 6, 7].includes(weekdayOf(app.get(VenueClock).today())) ? 23 : 0;
      for (const tier of PARTNER_TIERS)
        await app.get(PartnerViewsService).count(
          partners.filter((one) => one.tier === tier).map(({ reference }) => reference),
          'demo',
          SEEN_A_DAY[tier] + busy + ((back * 5) % 19),
        );
    });
  }
}

/** Loads contact messages in all states. */
export async function loadMessages(app: NestFastifyApplication): Promise<void> {
  if (
    (await app.get(DataSource).query<unknown[]>('select from contact_messages limit 1')).length > 0
  )
    return;
  const reception = await demoCaller(app, 'reception@demo.test');
  const clock = app.get(Clock);
  const now = clock.now();
  for (const { hoursAgo, state, note, ...fields } of MESSAGES) {
    await clock.at(plusMinutes(now, -60 * hoursAgo), async () => {
      const reference = await app
        .get(ContactService)
        .receive({ ...fields, acceptConditions: true }, 'demo');
      if (state !== 'new')
        await app.get(ContactStaffService).update(reception, reference, { state, note });
    });
  }
}

/**
 * Returns the items that are not stored yet, each with its position. After an interrupted load,
 * some items are already stored.
 */
async function untold<T extends object>(
  app: NestFastifyApplication,
  table: 'medias' | 'partners' | 'promos',
  list: readonly T[],
): Promise<(T & { position: number })[]> {
  const rows = await app
    .get(DataSource)
    .query<{ position: number }[]>(`select position from ${table}`);
  return list
    .map((fields, index) => ({ ...fields, position: index + 1 }))
    .filter(({ position }) => !rows.some((row) => row.position === position));
}

/** Processes two items at a time, because encoding a picture uses a CPU core for half a second. */
async function both<T>(list: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const left = [...list];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all([worker(), worker()]);
}
