import type { MediaAnswer } from '@five/shared/venue/content.contract';
import type { Person } from '../people.ts';
import { createWorld, type World } from '../world.ts';
import { IMAGE_FIELDS, jpeg, makeMedia, sendForm } from './pictures.ts';

const FILM = 'https://films.test/finale';
const VIDEO = {
  kind: 'video',
  caption: { fr: 'La finale', en: 'The final' },
  alt: { fr: 'Deux équipes' },
  videoUrl: FILM,
};

let world: World;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  admin = await world.admin();
});
afterAll(() => world.close());
afterEach(async () => {
  // The admin's list is read, because the public list omits photos without texts.
  const { body } = await admin.http.get('/api/medias').query({ texts: 'all' }).expect(200);
  for (const { reference } of body as MediaAnswer<unknown>[])
    await admin.http.delete(`/api/medias/${reference}`).expect(200);
});

const read = async (query: Record<string, string> = {}, language = 'fr') =>
  (await world.http.get('/api/medias').query(query).set('accept-language', language).expect(200))
    .body as MediaAnswer[];
const made = async (body: object) =>
  ((await admin.http.post('/api/medias').send(body).expect(201)).body as { data: MediaAnswer })
    .data;

test('all users read the library in their language, or French if a text is missing', async () => {
  await makeMedia(world);
  await made({ ...VIDEO, position: 0 });
  expect((await read({}, 'ar')).map(({ kind, caption, alt }) => [kind, caption, alt])).toEqual([
    ['video', 'La finale', 'Deux équipes'],
    ['image', 'الملعب', 'Un terrain vert'],
  ]);
  expect((await read({}, 'en')).map(({ caption }) => caption)).toEqual(['The final', 'The pitch']);
  expect(
    (await read({ filter: '{"kind":"video"}' })).map(({ videoUrl, image }) => [videoUrl, image]),
  ).toEqual([[FILM, null]]);
  expect((await read({ filter: '{"q":"finale"}' })).length).toBe(1);
});

test('the desk can request all three texts; other users always get one', async () => {
  await makeMedia(world);
  const { http } = await world.staff();
  const { body } = await http.get('/api/medias').query({ texts: 'all' }).expect(200);
  expect((body as MediaAnswer<unknown>[])[0]).toMatchObject({
    caption: { fr: 'Le terrain', en: 'The pitch', ar: 'الملعب' },
    alt: { fr: 'Un terrain vert', en: null, ar: null },
  });
  expect((await read({ texts: 'all' }))[0]?.caption).toBe('Le terrain');
});

test('one media is read by its reference', async () => {
  const { reference } = await makeMedia(world);
  expect((await world.http.get(`/api/medias/${reference}`).expect(200)).body).toMatchObject({
    id: reference,
    kind: 'image',
    image: { color: expect.stringMatching(/^#/) },
  });
  await world.http.get('/api/medias/ME-00000000').expect(404);
});

test('a new entry is placed last unless it is given a position', async () => {
  await made(VIDEO);
  await made(VIDEO);
  await made({ ...VIDEO, position: 0 });
  expect((await read()).map(({ position }) => position)).toEqual([0, 1, 2]);
});

test.each<[string, object, string]>([
  ['an image without a picture', { kind: 'image' }, 'MEDIA_IMAGE_REQUIRED'],
  ['a video without its address', { videoUrl: null }, 'MEDIA_VIDEO_URL'],
  ['a video at an address that is none', { videoUrl: 'javascript:alert(1)' }, 'VALIDATION_FAILED'],
  ['a video over http', { videoUrl: 'http://films.test/' }, 'VALIDATION_FAILED'],
  ['no French caption', { caption: { en: 'The final' } }, 'VALIDATION_FAILED'],
])('%s is refused', async (_, changes, code) => {
  expect(
    (
      await admin.http
        .post('/api/medias')
        .send({ ...VIDEO, ...changes })
        .expect(422)
    ).body,
  ).toMatchObject({ code });
});

test('an image has no address, and keeps its picture', async () => {
  expect(
    (
      await sendForm(admin, 'post', '/api/medias', {
        file: await jpeg(60, 40),
        fields: { ...IMAGE_FIELDS, videoUrl: FILM },
      }).expect(422)
    ).body,
  ).toMatchObject({ code: 'MEDIA_VIDEO_URL' });
  const { reference } = await makeMedia(world);
  expect(
    (await admin.http.put(`/api/medias/${reference}`).send({ removeImage: true }).expect(422)).body,
  ).toMatchObject({ code: 'MEDIA_IMAGE_REQUIRED' });
  expect(
    (await admin.http.put(`/api/medias/${reference}`).send({ videoUrl: FILM }).expect(422)).body,
  ).toMatchObject({ code: 'MEDIA_VIDEO_URL' });
  expect((await read())[0]?.image).not.toBeNull();
});

test('a video takes a still and gives it back', async () => {
  const { reference } = await made(VIDEO);
  const still = await sendForm(admin, 'put', `/api/medias/${reference}`, {
    file: await jpeg(300, 200),
    fields: { focusY: '30' },
  }).expect(200);
  expect((still.body as { data: MediaAnswer }).data.image).toMatchObject({
    width: 300,
    focusY: 30,
  });
  const bare = await admin.http
    .put(`/api/medias/${reference}`)
    .send({ removeImage: true })
    .expect(200);
  expect((bare.body as { data: MediaAnswer }).data.image).toBeNull();
  expect(await world.sql('select 1 from files')).toEqual([]);
});

test('a visible picture is moved without a new upload, and pages are notified', async () => {
  const { reference, image } = await makeMedia(world);
  const version = async () =>
    (await world.sql<{ version: string }>(`select version from versions where name = 'files'`))[0]
      ?.version;
  const before = await version();
  const { body } = await admin.http
    .put(`/api/medias/${reference}`)
    .send({ focusX: 5, focusY: 95 })
    .expect(200);
  expect((body as { data: MediaAnswer }).data.image).toEqual({ ...image, focusX: 5, focusY: 95 });
  expect(await version()).not.toBe(before);
});

test('only an admin changes the library, with audit; deletion returns the new list', async () => {
  const { reference } = await made(VIDEO);
  for (const person of [await world.staff(), await world.player()])
    await person.http.post('/api/medias').send(VIDEO).expect(403);
  await admin.http
    .put(`/api/medias/${reference}`)
    .send({ caption: { fr: 'La demi-finale' } })
    .expect(200);
  const { body } = await admin.http.delete(`/api/medias/${reference}`).expect(200);
  expect((body as { data: unknown[] }).data).toEqual([]);
  const acts = await world.sql<{ act: string; actor: string }>(
    'select act, actor from audit where subject = $1 order by id',
    [reference],
  );
  expect(acts).toEqual(
    ['media.create', 'media.update', 'media.delete'].map((act) => ({
      act,
      actor: admin.reference,
    })),
  );
});

test('a photo without texts is visible only to the desk, which can filter for it', async () => {
  const { http } = await world.staff();
  const ofDesk = async (filter: object) =>
    (
      (
        await http
          .get('/api/medias')
          .query({ filter: JSON.stringify(filter), texts: 'all' })
          .expect(200)
      ).body as MediaAnswer[]
    ).map(({ reference }) => reference);
  const { body } = await sendForm(admin, 'post', '/api/medias', {
    file: await jpeg(60, 40),
    fields: { kind: 'image', caption: '{"fr":"Le soir"}' },
  }).expect(201);
  const { reference, alt } = (body as { data: MediaAnswer }).data;
  const { reference: half } = await makeMedia(world);
  expect([
    alt,
    (await read()).map((media) => media.reference),
    await ofDesk({ described: false }),
    await ofDesk({ described: true }),
  ]).toEqual(['', [half], [reference, half], []]);
  await world.http.get(`/api/medias/${reference}`).expect(404);
  await http.get(`/api/medias/${reference}`).expect(200);

  await admin.http
    .put(`/api/medias/${reference}`)
    .send({ alt: { fr: 'Les lampes', en: 'The lights', ar: 'الأضواء' } })
    .expect(200);
  expect([
    (await read()).length,
    await ofDesk({ described: true }),
    await ofDesk({ described: false }),
  ]).toEqual([2, [reference], [half]]);
  await admin.http.put(`/api/medias/${reference}`).send({ alt: null }).expect(200);
  expect((await read()).map((media) => media.reference)).toEqual([half]);
});
