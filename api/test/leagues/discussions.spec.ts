import type { DiscussionAnswer, DiscussionThread } from '@five/shared/community/community.contract';
import { type Logger, DataSource } from 'typeorm';
import { DiscussionsService } from '../../src/community/discussions/discussions.service.ts';
import type { Person } from '../people.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let talks: DiscussionsService;
let one: Person;
let other: Person;
beforeAll(async () => {
  world = await createWorld({ at: '2026-11-23T09:00:00Z' });
  talks = world.app.get(DiscussionsService);
  [one, other] = [
    await world.register({ firstName: 'Leïla', name: 'Bouzidi' }),
    await world.register({ firstName: 'أنس', name: 'الزروالي' }),
  ];
});
afterAll(() => world.close());

const by = async ({ reference }: Person) => {
  const [user] = await world.sql<{ id: number }>('select id from users where reference = $1', [
    reference,
  ]);
  return { userId: user?.id ?? 0, reference, desk: false };
};
const list = async (filter: object = {}) =>
  (
    await world.http
      .get('/api/discussions')
      .query({ filter: JSON.stringify(filter) })
      .expect(200)
  ).body as DiscussionAnswer[];
const thread = async (reference: string, language = 'fr') =>
  (
    await world.http
      .get(`/api/discussions/${reference}`)
      .set('accept-language', language)
      .expect(200)
  ).body as DiscussionThread;
/** Advances the clock by a minute. */
const wait = () => world.clock.set(new Date(world.clock.now().getTime() + 60_000));

test('a thread is returned with replies oldest first, authors and number of likes', async () => {
  const opened = await talks.open(await by(one), {
    title: 'Gardien jeudi ?',
    message: 'Il nous en manque un.\n20 h, terrain Atlas.',
  });
  const first = await talks.reply(await by(other), opened, { message: 'أنا حاضر إن شاء الله' });
  await talks.reply(await by(one), opened, { message: 'Parfait !' });
  for (let times = 0; times < 2; times++) await talks.like(await by(other), 'discussion', opened);
  await talks.like(await by(other), 'reply', first);
  await talks.like(await by(one), 'reply', first);
  const read = await thread(opened);
  expect(read).toMatchObject({
    id: opened,
    title: 'Gardien jeudi ?',
    message: 'Il nous en manque un.\n20 h, terrain Atlas.',
    author: { reference: one.reference, displayName: 'Leïla B.', desk: false },
    likes: 1,
    replyCount: 2,
    locked: false,
    replies: [
      {
        id: first,
        message: 'أنا حاضر إن شاء الله',
        author: { reference: other.reference, displayName: 'أنس ز.', desk: false },
        likes: 2,
      },
      { message: 'Parfait !', likes: 0 },
    ],
  });
  const { replies: _, ...listed } = read;
  expect(await list({ id: opened })).toEqual([listed]);
});

test('the thread with the latest reply is listed first', async () => {
  const early = await talks.open(await by(one), { message: 'Premier' });
  wait();
  const late = await talks.open(await by(one), { message: 'Deuxième' });
  expect((await list()).slice(0, 2).map(({ id }) => id)).toEqual([late, early]);
  wait();
  await talks.reply(await by(other), early, { message: 'Réponse' });
  expect((await list()).slice(0, 2).map(({ id }) => id)).toEqual([early, late]);
});

test('what is hidden is shown to the desk alone, and does not count', async () => {
  const opened = await talks.open(await by(one), { message: 'Un fil visible' });
  const hidden = await talks.open(await by(one), { message: 'Un fil caché introuvable' });
  const [bad, good] = [
    await talks.reply(await by(other), opened, { message: 'Insulte' }),
    await talks.reply(await by(other), opened, { message: 'Bonjour' }),
  ];
  await world.sql('update discussions set hidden_at = now() where reference = $1', [hidden]);
  await world.sql('update replies set hidden_at = now() where reference = $1', [bad]);
  await world.sql('update discussions set locked_at = now() where reference = $1', [opened]);
  for (const reader of [world, one]) {
    await reader.http.get(`/api/discussions/${hidden}`).expect(404);
    expect(
      JSON.stringify((await reader.http.get('/api/discussions').expect(200)).body),
    ).not.toContain('introuvable');
  }
  const { http } = await world.staff();
  expect((await http.get(`/api/discussions/${hidden}`).expect(200)).body).toMatchObject({
    hidden: true,
  });
  expect(
    (await http.get('/api/discussions').query({ filter: '{"hidden":true}' }).expect(200)).body,
  ).toMatchObject([{ id: hidden }]);
  expect((await http.get(`/api/discussions/${opened}`).expect(200)).body).toMatchObject({
    replyCount: 1,
    replies: [
      { id: bad, hidden: true },
      { id: good, hidden: false },
    ],
  });
  expect(await thread(opened)).toMatchObject({
    replyCount: 1,
    locked: true,
    replies: [{ id: good }],
  });
  expect(await list({ q: 'introuvable' })).toEqual([]);
});

test('a thread is found whatever the accents and the Arabic letters', async () => {
  const french = await talks.open(await by(one), {
    title: 'Équipe du dimanche',
    message: 'On cherche des défenseurs',
  });
  const arabic = await talks.open(await by(other), {
    message: 'مباراة يوم الأحد في الدار البيضاء',
  });
  expect((await list({ q: 'equipe DEFENSEURS' })).map(({ id }) => id)).toEqual([french]);
  expect((await list({ q: 'الاحد البيضاء' })).map(({ id }) => id)).toEqual([arabic]);
});

test('an erased account keeps its posts without the name; an earlier export has them', async () => {
  const leaver = await world.register({ firstName: 'Quetzal', name: 'Zebraoui' });
  const opened = await talks.open(await by(leaver), { message: 'Adieu le club' });
  const replied = await talks.reply(await by(leaver), opened, { message: 'Et merci' });
  await talks.like(await by(leaver), 'reply', replied);
  const { body } = await leaver.http.get('/api/auth/field/export').expect(200);
  expect(body).toMatchObject({
    discussions: [{ reference: opened, message: 'Adieu le club' }],
    replies: [{ reference: replied, discussion: opened, message: 'Et merci' }],
  });
  await leaver.http.delete('/api/auth/field').send({ password: leaver.password }).expect(200);
  const author = { reference: null, displayName: 'Former player', desk: false };
  const read = await thread(opened, 'en');
  expect(read).toMatchObject({ author, message: 'Adieu le club', replies: [{ author, likes: 0 }] });
  expect(JSON.stringify(read)).not.toMatch(/quetzal|zebra/i);
  expect(await list({ author: leaver.reference })).toEqual([]);
});

test('a list is read in one statement, a thread in two', async () => {
  const opened = await talks.open(await by(one), { message: 'Compter' });
  const said: string[] = [];
  const source = world.app.get(DataSource);
  const before = source.logger;
  source.logger = {
    logQuery: (query: string) => void said.push(query),
    logQueryError: () => undefined,
    logQuerySlow: () => undefined,
  } as unknown as Logger;
  await list();
  await thread(opened);
  source.logger = before;
  expect(said.filter((query) => query.includes('discussions'))).toHaveLength(3);
});
