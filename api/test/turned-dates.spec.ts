import type { Person } from './people.ts';
import { MONDAY_MORNING, openVenue } from './venue.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
});
afterAll(() => world.close());

const TURNED = { from: '2026-12-02', to: '2026-12-01' };
const NAME = { fr: 'Soir', en: null, ar: null };

test.each([
  [
    'a season',
    'seasons.0.to',
    (admin: Person) =>
      admin.http.put('/api/venue').send({ seasons: [{ ...TURNED, name: NAME, openingHours: [] }] }),
  ],
  [
    'a closure',
    'exceptions.0.to',
    (admin: Person) =>
      admin.http.put('/api/venue').send({ exceptions: [{ ...TURNED, intervals: [] }] }),
  ],
  [
    'a price',
    'to',
    (admin: Person) =>
      admin.http
        .post('/api/pricings')
        .send({ ...TURNED, type: 'session', name: NAME, totalCents: 20_000, durationMinutes: 60 }),
  ],
  ['a report', 'from', (admin: Person) => admin.http.get('/api/reports/takings').query(TURNED)],
])(
  '%s that ends before it begins gets that error, and not the one for a nonexistent date',
  async (_, field, send) => {
    const { status, body } = await send(await world.admin()).set('accept-language', 'en');
    expect([status, body]).toMatchObject([
      422,
      {
        code: 'VALIDATION_FAILED',
        errorMessages: [{ field, message: 'The end comes before the beginning.' }],
      },
    ]);
  },
);
