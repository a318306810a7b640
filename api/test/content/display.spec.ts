import type { PartnerAnswer, PromoAnswer } from '@five/shared/venue/content.contract';
import { PublicData } from '../../src/platform/site/public-data.ts';
import type { Person } from '../people.ts';
import { createWorld, type World } from '../world.ts';
import { jpeg, sendForm } from './pictures.ts';

/** The last minute of Tuesday, 1 December 2026, at the venue. */
const TUESDAY_NIGHT = '2026-12-01T23:59:30Z';
const MINUTE_MS = 60_000;
const [MONDAY, TUESDAY, WEDNESDAY] = ['2026-11-30', '2026-12-01', '2026-12-02'];

let world: World;
let admin: Person;

beforeAll(async () => {
  world = await createWorld({ at: TUESDAY_NIGHT });
  admin = await world.admin();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(new Date(TUESDAY_NIGHT));
  for (const path of ['partners', 'promos']) {
    for (const { reference } of (await admin.http.get(`/api/${path}`)).body as {
      reference: string;
    }[])
      await admin.http.delete(`/api/${path}/${reference}`).expect(200);
  }
});

const partner = (name: string, changes: object = {}) =>
  admin.http
    .post('/api/partners')
    .send({ kind: 'sponsor', tier: 'gold', name, ...changes })
    .expect(201);
const promo = (title: string, changes: object = {}) =>
  admin.http
    .post('/api/promos')
    .send({ title: { fr: title }, text: { fr: 'Deux heures pour le prix d’une' }, ...changes })
    .expect(201);
const partnersOf = async (person?: Person) =>
  (
    (await (person?.http ?? world.http).get('/api/partners').expect(200)).body as PartnerAnswer[]
  ).map(({ name }) => name);
const promosOf = async (person?: Person) =>
  ((await (person?.http ?? world.http).get('/api/promos').expect(200)).body as PromoAnswer[]).map(
    ({ title }) => title,
  );

test('partners and promotions show from first to last day in the venue time zone', async () => {
  for (const make of [partner, promo]) {
    await make('always');
    await make('until yesterday', { to: MONDAY });
    await make('until today', { to: TUESDAY });
    await make('from tomorrow', { from: WEDNESDAY });
    await make('today alone', { from: TUESDAY, to: TUESDAY });
  }
  const tonight = ['always', 'until today', 'today alone'];
  expect([await partnersOf(), await promosOf(), await promosOf(await world.player())]).toEqual([
    tonight,
    tonight,
    tonight,
  ]);
  world.clock.set(new Date(Date.parse(TUESDAY_NIGHT) + MINUTE_MS));
  expect([await partnersOf(), await promosOf()]).toEqual([
    ['always', 'from tomorrow'],
    ['always', 'from tomorrow'],
  ]);
});

test('pages carry the content due today, also after midnight without any edit', async () => {
  await partner('Atlas Conseil', { to: TUESDAY });
  await partner('Café du Port', { from: WEDNESDAY });
  const partners = ['Atlas Conseil', 'Café du Port'];
  const shown = async () => {
    const { noscript } = await world.app.get(PublicData).of('fr');
    return partners.filter((one) => noscript.includes(one));
  };
  expect(await shown()).toEqual(['Atlas Conseil']);
  world.clock.set(new Date(Date.parse(TUESDAY_NIGHT) + MINUTE_MS));
  expect(await shown()).toEqual(['Café du Port']);
});

test('the desk reads all entries and can filter by those shown today', async () => {
  await partner('shown');
  await partner('over', { to: MONDAY });
  const { http } = await world.staff();
  expect(await partnersOf(await world.staff())).toEqual(['shown', 'over']);
  for (const [shown, names] of [
    [true, ['shown']],
    [false, ['over']],
  ] as const) {
    const { body } = await http
      .get('/api/partners')
      .query({ filter: JSON.stringify({ shown }) })
      .expect(200);
    expect((body as PartnerAnswer[]).map(({ name }) => name)).toEqual(names);
  }
});

test('gold is sorted before silver before bronze, and within a tier by position', async () => {
  await partner('bronze', { tier: 'bronze', position: 0 });
  await partner('second gold', { position: 2 });
  await partner('silver', { tier: 'silver', kind: 'partner' });
  await partner('first gold', { position: 1 });
  expect(await partnersOf()).toEqual(['first gold', 'second gold', 'silver', 'bronze']);
});

test('a last day before the first is refused, also when only one of them changes', async () => {
  for (const path of ['partners', 'promos']) {
    const made =
      path === 'partners'
        ? await partner('x', { from: TUESDAY })
        : await promo('x', { from: TUESDAY });
    const { reference } = (made.body as { data: { reference: string } }).data;
    expect(
      (await admin.http.put(`/api/${path}/${reference}`).send({ to: MONDAY }).expect(422)).body,
    ).toMatchObject({ code: 'DISPLAY_DATES', errorMessages: [{ field: 'to' }] });
    await admin.http.put(`/api/${path}/${reference}`).send({ from: null, to: MONDAY }).expect(200);
  }
});

test('a partner has a logo or its name, and text that may be taken back', async () => {
  const { body } = await sendForm(admin, 'post', '/api/partners', {
    file: await jpeg(300, 120),
    fields: {
      kind: 'partner',
      tier: 'silver',
      name: '  Café du Port ',
      text: '{"fr":"Le thé d’après match"}',
      url: 'https://cafe.test/',
    },
  }).expect(201);
  const { data } = body as { data: PartnerAnswer };
  expect(data).toMatchObject({
    name: 'Café du Port',
    text: 'Le thé d’après match',
    url: 'https://cafe.test/',
    logo: { width: 300, height: 120 },
  });
  const bare = await admin.http
    .put(`/api/partners/${data.reference}`)
    .send({ text: null, url: null, removeImage: true, tier: 'bronze' })
    .expect(200);
  expect((bare.body as { data: PartnerAnswer }).data).toMatchObject({
    text: null,
    url: null,
    logo: null,
    tier: 'bronze',
  });
  expect(await world.sql('select 1 from files')).toEqual([]);
});

test('a promotion leads to a page of the site and nowhere else', async () => {
  for (const path of [
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    'pricings',
    'javascript:alert(1)',
    '/a b',
    '/../x',
  ]) {
    expect(
      (
        await admin.http
          .post('/api/promos')
          .send({ title: { fr: 'x' }, text: { fr: 'x' }, path })
          .expect(422)
      ).body,
    ).toMatchObject({ code: 'VALIDATION_FAILED', errorMessages: [{ field: 'path' }] });
  }
  for (const path of [
    '/',
    '/pricings',
    '/tournament/2025/may',
    '/account/reservations/create?date=2026-12-01',
    null,
  ])
    await promo('x', { path });
});

test('a promotion takes a picture and loses it with itself', async () => {
  const { body } = await sendForm(admin, 'post', '/api/promos', {
    file: await jpeg(300, 200),
    fields: { title: '{"fr":"Le midi"}', text: '{"fr":"Une heure offerte"}' },
  }).expect(201);
  const { reference, image } = (body as { data: PromoAnswer }).data;
  expect(image).toMatchObject({ width: 300, height: 200 });
  expect(
    ((await admin.http.delete(`/api/promos/${reference}`).expect(200)).body as { data: unknown[] })
      .data,
  ).toEqual([]);
  expect(await world.sql('select 1 from files')).toEqual([]);
});

test('every change is in the audit', async () => {
  const { reference } = ((await promo('x')).body as { data: PromoAnswer }).data;
  await admin.http.put(`/api/promos/${reference}`).send({ position: 3 }).expect(200);
  await admin.http.delete(`/api/promos/${reference}`).expect(200);
  expect(
    (
      await world.sql<{ act: string }>('select act from audit where subject = $1 order by id', [
        reference,
      ])
    ).map(({ act }) => act),
  ).toEqual(['promo.create', 'promo.update', 'promo.delete']);
});
