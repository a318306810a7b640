import type { World } from './world.ts';

/** Initial time of many tests: Monday, 23 November 2026, 09:00 at the venue. */
export const MONDAY_MORNING = '2026-11-23T09:00:00Z';
export const MONDAY = '2026-11-23';

const NAME = (text: string) => ({ fr: text, en: text, ar: text });

/** Creates three pitches and prices for one and two hours at any time, as the admin. */
export async function openVenue(world: World): Promise<void> {
  const { http } = await world.admin();
  for (const code of ['P1', 'P2', 'P3'])
    await http
      .post('/api/pitches')
      .send({ code, name: NAME(`Terrain ${code}`) })
      .expect(201);
  await makePrice(world, { durationMinutes: 60, totalCents: 30_000 });
  await makePrice(world, { durationMinutes: 120, totalCents: 55_000 });
}

/** Creates a price as the admin; `price` overrides fields. Returns the price's reference. */
export async function makePrice(world: World, price: Record<string, unknown>): Promise<string> {
  const { http } = await world.admin();
  const { body } = await http
    .post('/api/pricings')
    .send({ type: 'session', name: NAME('Session'), ...price })
    .expect(201);
  return (body as { data: { reference: string } }).data.reference;
}

/** A booking request, for an evening hour by default. */
export function wish(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    date: MONDAY,
    startTime: '19:00',
    endTime: '20:00',
    paymentMethod: 'cash',
    acceptRules: true,
    ...changes,
  };
}
