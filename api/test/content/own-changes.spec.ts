import { PgListener } from '../../src/platform/database/pg-listener.ts';
import { PublicData } from '../../src/platform/site/public-data.ts';
import type { Person } from '../people.ts';
import { createWorld, type World } from '../world.ts';
import { jpeg, sendForm } from './pictures.ts';

let world: World;
let person: Person;
let admin: Person['http'];

beforeAll(async () => {
  world = await createWorld();
  person = await world.admin();
  admin = person.http;
  // The process handles no notifications of the database, not even those of its own changes.
  Reflect.get(world.app.get(PgListener), 'client').removeAllListeners('notification');
});
afterAll(() => world.close());

const served = async () => {
  const { script, texts, photos, ahead } = await world.app.get(PublicData).of('fr');
  return JSON.stringify([script, texts, photos, ahead.get('/account/reservations/create')]);
};

test.each([
  ['of the venue', () => admin.put('/api/venue').send({ name: 'Foot Salé' }), 'Foot Salé'],
  [
    'of its words',
    () =>
      admin.put('/api/words').send({ words: [{ block: 'about:title', texts: { fr: 'Un toit' } }] }),
    'Un toit',
  ],
  [
    'of a pitch',
    () => admin.post('/api/pitches').send({ code: 'P7', name: { fr: 'Grand' } }),
    'Grand',
  ],
  [
    'of an add-on',
    () =>
      admin.post('/api/addons').send({
        name: { fr: 'Chasubles' },
        options: [{ code: 'jeu', name: { fr: 'Jeu' }, priceCents: 1000 }],
      }),
    'Chasubles',
  ],
  [
    'of promotions',
    () => admin.post('/api/promos').send({ title: { fr: 'Essai' }, text: { fr: 'Offert' } }),
    'Offert',
  ],
  [
    'of partners',
    () => admin.post('/api/partners').send({ kind: 'sponsor', tier: 'gold', name: 'Atlas' }),
    'Atlas',
  ],
  [
    'of photographs',
    async () => sendForm(person, 'put', '/api/photos/hero', { file: await jpeg(), fields: {} }),
    'hero',
  ],
])('a page that is sent after a change %s shows it', async (_, change, text) => {
  expect(await served()).not.toContain(text);
  const { status } = await change();
  expect([200, 201]).toContain(status);
  expect(await served()).toContain(text);
});
