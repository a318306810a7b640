import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ImageAnswer } from '@five/shared/files/files.contract';
import type { PhotoAnswer } from '@five/shared/venue/photos/photos.contract';
import { Jobs } from '../../src/platform/jobs/jobs.ts';
import type { Person } from '../people.ts';
import { MONDAY_MORNING, openVenue } from '../venue.ts';
import { createWorld, type World } from '../world.ts';
import { jpeg, makeMedia, namedKeys, sendForm, storedKeys } from './pictures.ts';

const DRAWING = '<svg><path d="M0 0"/></svg>';
const PAGE =
  '<html><head></head><body>' +
  `<div class="hero-scene" data-photo-of="hero">${DRAWING}</div>` +
  `<div class="cards" data-photo-of="pitches"></div></body></html>`;
const CAPTION = { fr: 'Nos deux terrains, « le soir »', en: null, ar: 'ملعبانا مساءً' };

let world: World;
let site: string;
let admin: Person;

beforeAll(async () => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-photos-'));
  for (const folder of ['.', 'ar']) {
    fs.mkdirSync(path.join(site, folder), { recursive: true });
    fs.writeFileSync(path.join(site, folder, 'index.html'), PAGE);
  }
  world = await createWorld({ at: MONDAY_MORNING, folders: { site, admin: site } });
  await openVenue(world);
  admin = await world.admin();
});
afterAll(async () => {
  await world.close();
  fs.rmSync(site, { recursive: true });
});
/** Removes the photographs. No file is left without a row, and no row without its file. */
afterEach(async () => {
  for (const { place } of await read()) await remove(place).expect(200);
  expect(storedKeys(world)).toEqual(await namedKeys(world));
});

const read = async (language = 'fr', by = world.http) =>
  (await by.get('/api/photos').set('accept-language', language).expect(200)).body as PhotoAnswer[];
const remove = (place: string) => admin.http.delete(`/api/photos/${place}`);
const put = (place: string, body: object) => admin.http.put(`/api/photos/${place}`).send(body);
const send = (place: string, file: Buffer, fields: Record<string, string> = {}) =>
  sendForm(admin, 'put', `/api/photos/${place}`, { file, fields });
const saved = (body: unknown) => (body as { data: PhotoAnswer }).data;
/** Deletes files without a record, which are deleted an hour after their upload. */
async function sweep(): Promise<void> {
  await world.sql(`update files set created_at = created_at - interval '2 hours'`);
  await world.app.get(Jobs).run('files.sweep');
}
const html = async (page: string) => (await world.http.get(page).expect(200)).text;

test('a photograph is in the page that is sent, with caption and focal point', async () => {
  expect(await html('/')).toContain(DRAWING);
  const fields = { caption: JSON.stringify(CAPTION), focusX: '20', focusY: '80' };
  const { body } = await send('hero', await jpeg(1600, 900), fields).expect(200);
  const { image, alt } = saved(body);
  expect([image.focusX, image.focusY, alt]).toEqual([20, 80, CAPTION.fr]);
  const french = await html('/');
  expect(french).not.toContain(DRAWING);
  expect(french).toMatch(/<div class="hero-scene" data-photo-of="hero" data-photo=""><picture/);
  expect(french).toContain(`alt="${CAPTION.fr}"`);
  expect(french).toContain('object-position:20% 80%');
  for (const { url } of image.sources) expect(french).toContain(url);
  const [preload] = /<link rel="preload" as="image"[^>]*>/.exec(french) ?? [];
  expect(preload).toContain(image.sources[0]?.url);
  expect(await html('/ar')).toContain(`alt="${CAPTION.ar}"`);

  await remove('hero').expect(200);
  expect(await html('/')).toContain(DRAWING);
  expect(await html('/')).not.toContain('<picture');
});

test('without a caption in its language, a page describes the place', async () => {
  await send('hero', await jpeg(), { caption: JSON.stringify(CAPTION) }).expect(200);
  const altIn = async (language: string) => (await read(language))[0]?.alt;
  expect(await altIn('en')).toBe('The five-a-side pitch of the centre');
  await put('hero', { caption: null }).expect(200);
  expect(await altIn('ar')).toBe('ملعب كرة القدم الخماسية في المركز');
});

test('the desk gets the caption in all languages', async () => {
  await send('team', await jpeg(), { caption: JSON.stringify(CAPTION) }).expect(200);
  const { body } = await admin.http.get('/api/photos').query({ texts: 'all' }).expect(200);
  expect((body as PhotoAnswer<unknown>[])[0]).toMatchObject({ place: 'team', caption: CAPTION });
});

test('a picture of the gallery is copied, and stays when the item is deleted', async () => {
  const { reference, image } = await makeMedia(world, await jpeg(1000, 700));
  const { body } = await put('gate', { media: reference, focusX: 90 }).expect(200);
  const copy = saved(body).image;
  expect(copy).toMatchObject({ width: 1000, height: 700, focusX: 90, color: image?.color });
  const inGallery = (await world.http.get(`/api/medias/${reference}`).expect(200)).body as {
    image: ImageAnswer;
  };
  expect(inGallery.image.focusX).toBe(50);
  await admin.http.delete(`/api/medias/${reference}`).expect(200);
  for (const { url } of copy.sources)
    expect((await fetch(new URL(url, world.url))).status).toBe(200);
});

test('pitches in service have photographs with their names, in the order of the list', async () => {
  await send('pitch-P2', await jpeg()).expect(200);
  await send('pitch-P1', await jpeg()).expect(200);
  expect((await read()).map((one) => [one.place, one.pitchName])).toEqual([
    ['pitch-P1', 'Terrain P1'],
    ['pitch-P2', 'Terrain P2'],
  ]);
  expect((await html('/')).match(/<figcaption>[^<]*/g)).toEqual([
    '<figcaption>Terrain P1',
    '<figcaption>Terrain P2',
  ]);
  await admin.http.put('/api/pitches/P2').send({ active: false }).expect(200);
  expect((await read()).length).toBe(1);
  expect((await read('fr', admin.http)).length).toBe(2);
  await remove('pitch-P2').expect(200);
  await admin.http.put('/api/pitches/P2').send({ active: true }).expect(200);
});

test('a deleted pitch takes its photograph with it, and the sweep deletes the file', async () => {
  await admin.http
    .post('/api/pitches')
    .send({ code: 'T9', name: { fr: 'Neuf' } })
    .expect(201);
  await send('pitch-T9', await jpeg()).expect(200);
  await admin.http.delete('/api/pitches/T9').expect(200);
  expect(await read('fr', admin.http)).toEqual([]);
  await sweep();
  expect(storedKeys(world)).toEqual([]);
});

test.each<[string, string, () => Promise<Buffer>, string]>([
  ['a small photograph', 'hero', () => jpeg(1199, 900), 'PHOTO_TOO_SMALL'],
  ['a flat one', 'hero', () => jpeg(1600, 400), 'PHOTO_TOO_SMALL'],
  ['a text', 'gate', async () => Buffer.from('no picture'), 'FILE_TYPE_UNSUPPORTED'],
])('%s is refused at its field, and the former one stays', async (_, place, file, code) => {
  const before = saved((await send(place, await jpeg(1600, 900)).expect(200)).body);
  const { body, status } = await send(place, await file());
  expect([415, 422]).toContain(status);
  expect(body).toMatchObject({ code, errorMessages: [{ field: 'file' }] });
  expect((await read())[0]?.image).toEqual(before.image);
});

test('the message of a small photograph names the smallest size of its place', async () => {
  const { body } = await send('hero', await jpeg(400, 300)).expect(422);
  expect((body as { message: string }).message).toContain('1200 × 534');
  const { reference } = await makeMedia(world, await jpeg(400, 300));
  await put('hero', { media: reference }).expect(422);
  await admin.http.delete(`/api/medias/${reference}`).expect(200);
});

test('a place needs a picture at first, and a picture that exists', async () => {
  expect((await put('team', { focusX: 3 }).expect(422)).body).toMatchObject({
    code: 'PHOTO_FILE_REQUIRED',
  });
  expect((await put('team', { media: 'ME-00000000' }).expect(422)).body).toMatchObject({
    code: 'PHOTO_MEDIA_UNKNOWN',
  });
  for (const place of ['roof', 'pitch-X1', 'pitch-']) {
    await send(place, await jpeg()).expect(404);
    await remove(place).expect(404);
  }
});

test('two admins who set a place at the same time leave one photograph', async () => {
  const files = await Promise.all([jpeg(1300, 900), jpeg(1400, 900), jpeg(1500, 900)]);
  const answers = await Promise.all(files.map((file) => send('hero', file)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await world.sql('select 1 from files')).length).toBe(1);
});

test('the database releases a file whose row is deleted or gets another file', async () => {
  await send('hero', await jpeg()).expect(200);
  await world.sql('delete from place_photos');
  expect(await world.sql('select owner from files')).toEqual([{ owner: null }]);
  await sweep();
});

test('only an admin changes photographs, and the audit names the place', async () => {
  for (const person of [await world.staff(), await world.player()])
    await person.http.put('/api/photos/gate').send({ caption: null }).expect(403);
  await send('gate', await jpeg()).expect(200);
  await put('gate', {}).expect(200);
  await send('pitch-P1', await jpeg()).expect(200);
  await remove('gate').expect(200);
  const acts = await world.sql(
    `select act, subject, to_state as to, changed from audit
     where to_state in ('on', 'off') order by id desc limit 3`,
  );
  const venue = { act: 'venue.photo', subject: 'venue', changed: { place: 'gate' } };
  expect(acts).toEqual([
    { ...venue, to: 'off' },
    { act: 'pitch.update', subject: 'P1', to: 'on', changed: null },
    { ...venue, to: 'on' },
  ]);
});
