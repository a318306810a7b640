import sharp from 'sharp';
import { SitePaths } from '../../src/platform/site/site-paths.ts';
import { answered, Guest, newMatch } from './match-guests.ts';
import type { Person } from '../people.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let captain: Person;

beforeAll(async () => {
  world = await createWorld({ at: MONDAY_MORNING });
  await openVenue(world);
  const { http } = await world.admin();
  await http
    .put('/api/venue')
    .send({ policies: { maxPending: 1_000, maxUpcoming: 1_000 } })
    .expect(200);
  captain = await world.register({ firstName: 'Nadia', name: 'Berrada' });
});
afterAll(() => world.close());

const pictureOf = (token: string) =>
  world.http.get(`/api/matches/${token}/preview.png`).responseType('blob');
const tagOf = async (token: string) => (await pictureOf(token).expect(200)).headers.etag;
const found = (token: string) => world.app.get(SitePaths).find(`/m/${token}`, 'en');

test('the preview of a match is a picture, which is sent once for the same content', async () => {
  const { token } = await newMatch(captain);
  const { body, headers } = await pictureOf(token).expect(200);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(await sharp(body as Buffer).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
  });
  await pictureOf(token)
    .set('if-none-match', headers.etag ?? '')
    .expect(304);
});

test('the preview changes with free seats, and when the match is closed or cancelled', async () => {
  const { token, booking } = await newMatch(captain);
  const tags = [await tagOf(token)];
  await answered(world.http, token, { count: 1 });
  tags.push(await tagOf(token));
  await captain.http.put(`/api/matches/${token}`).send({ closed: true }).expect(200);
  tags.push(await tagOf(token));
  await captain.http.delete(`/api/bookings/${booking}`).send({}).expect(200);
  tags.push(await tagOf(token));
  expect(new Set(tags).size).toBe(4);
});

test('a preview shows no names of people', async () => {
  const { token } = await newMatch(captain);
  const before = await tagOf(token);
  const guest = new Guest(world.http);
  await guest.answer(token, { answer: 'in', name: 'Karim' });
  await guest.answer(token, { answer: 'out' });
  expect(await tagOf(token)).toBe(before);
  expect(JSON.stringify(await found(token))).not.toMatch(/Nadia|Berrada|Karim/);
});

test('a preview is in the language of the captain, for every reader', async () => {
  const { token } = await newMatch(captain);
  const tags = [];
  for (const locale of ['fr', 'ar']) {
    await captain.http.post('/api/auth/field').send({ locale }).expect(200);
    tags.push(await tagOf(token));
    const { headers } = await pictureOf(token).set('accept-language', 'en').expect(200);
    expect(headers.etag).toBe(tags.at(-1));
  }
  expect(tags[0]).not.toBe(tags[1]);
  expect((await found(token))?.picture?.description).toContain('أماكن شاغرة: 10');
  await captain.http.post('/api/auth/field').send({ locale: 'fr' }).expect(200);
});

test('the page of a match names its picture', async () => {
  const { token } = await newMatch(captain);
  expect(await found(token)).toMatchObject({
    isUnlisted: true,
    picture: {
      path: `/api/matches/${token}/preview.png`,
      width: 1200,
      height: 630,
      description: expect.stringContaining('Il reste 10 places.') as string,
    },
  });
});

test('a foreign or renewed link has no preview', async () => {
  const [one, other] = [await newMatch(captain), await newMatch(captain)];
  const mixed = one.token.slice(0, 8) + other.token.slice(8);
  await captain.http.post(`/api/matches/${one.token}/link`).expect(200);
  for (const token of [mixed, one.token, one.booking, 'x']) {
    await world.http.get(`/api/matches/${token}/preview.png`).expect(404);
    expect(await found(token)).toBeNull();
  }
});

test('many requests for a picture draw it once', async () => {
  const { token } = await newMatch(captain);
  const answers = await Promise.all(Array.from({ length: 60 }, () => pictureOf(token)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});
