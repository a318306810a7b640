import { type Logger, DataSource } from 'typeorm';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import type { Person } from '../people.ts';
import { createWorld, type World } from '../world.ts';
import { makeMedia } from './pictures.ts';

let world: World;
let admin: Person;
const queries: string[] = [];

beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
  await makeMedia(world);
  await admin.http
    .post('/api/partners')
    .send({ kind: 'sponsor', tier: 'gold', name: 'Atlas' })
    .expect(201);
  await world.app.get(Jobs).pause();
  const listener: Partial<Logger> = {
    logQuery: (query) => void queries.push(query),
    logQueryError: () => undefined,
    logQuerySlow: () => undefined,
  };
  world.app.get(DataSource).logger = listener as Logger;
});
afterAll(() => world.close());
beforeEach(() => void queries.splice(0));

test.each(['medias', 'partners', 'promos'])(
  '%s are read in one statement, pictures included',
  async (path) => {
    await world.http.get(`/api/${path}`).expect(200);
    expect(queries).toHaveLength(1);
  },
);

test('the inbox and one media are read in one statement besides the session check', async () => {
  const [media] = (await world.http.get('/api/medias').expect(200)).body as { reference: string }[];
  queries.splice(0);
  await world.http.get(`/api/medias/${media?.reference}`).expect(200);
  await admin.http.get('/api/contact').expect(200);
  expect(queries).toHaveLength(2);
});

test('a picture of a page is served without asking the database', async () => {
  const [media] = (await world.http.get('/api/medias').expect(200)).body as {
    image: { sources: { url: string }[] };
  }[];
  queries.splice(0);
  await world.http.get(media?.image.sources[0]?.url ?? '').expect(200);
  expect(queries).toEqual([]);
});
