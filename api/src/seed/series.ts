import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { addDays, weekdayOf } from '@five/shared/time/wall-time';
import { SeriesPreviews } from '../bookings/series/series-previews.ts';
import { SeriesService } from '../bookings/series/series.service.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import type { Settings } from '../platform/config/settings.ts';
import { demoCaller } from './callers.ts';

const TUESDAY = 2;
const WEEK_DAYS = 7;
const DEMO_SERIES = {
  startTime: '20:00',
  endTime: '21:00',
  pitch: 'P3',
  weeks: 8,
  customer: { name: 'Anas Idrissi', phone: '+212661778899' },
};

/**
 * Loads a weekly series on Tuesday at 20:00, sold at the desk. A load test gets no series, so that
 * no pitch is occupied on its later days.
 */
export async function loadSeries(app: NestFastifyApplication, { demo }: Settings): Promise<void> {
  if (demo === 'bench') return;
  const reception = await demoCaller(app, 'reception@demo.test');
  const tomorrow = addDays(app.get(VenueClock).today(), 1);
  const plan = {
    ...DEMO_SERIES,
    date: addDays(tomorrow, (TUESDAY - weekdayOf(tomorrow) + WEEK_DAYS) % WEEK_DAYS),
  };
  const previews = app.get(SeriesPreviews);
  const skipped = (await previews.preview(reception, plan)).dates
    .filter(({ state }) => state === 'conflict')
    .map(({ date }) => ({ date }));
  const wish = { ...plan, choices: skipped };
  const { hash } = await previews.preview(reception, wish);
  await app
    .get(SeriesService)
    .reserve(reception, { ...wish, hash, paymentMethod: 'cash', acceptRules: true }, null);
}
