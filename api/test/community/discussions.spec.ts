import type { NotificationAnswer } from '@five/shared/notifications/notifications.contract';
import type {
  DiscussionAnswer,
  DiscussionThread,
  ReplyAnswer,
} from '@five/shared/community/community.contract';
import { MAX_REPLIES } from '@five/shared/community/discussions/discussions.rules';
import { PASSWORD, type Person } from '../people.ts';
import { discoverablePlayer } from '../chat-helpers.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let leila: Person;
let staff: Person;
beforeAll(async () => {
  world = await createWorld({ at: '2026-11-23T19:30:00Z' });
  [leila, staff] = [
    await discoverablePlayer(world, { firstName: 'Leïla', name: 'Bouzidi' }),
    await world.staff(),
  ];
});
afterAll(() => world.close());

const open = async ({ http }: Person, body: object = { message: 'Il manque un gardien jeudi.' }) =>
  ((await http.post('/api/discussions').send(body).expect(201)).body as { data: DiscussionAnswer })
    .data;
const reply = async (
  { http }: Person,
  discussion: string,
  body: object = { message: 'Présent !' },
) =>
  (
    (await http.post(`/api/discussions/${discussion}/replies`).send(body).expect(201)).body as {
      data: ReplyAnswer;
    }
  ).data;
const thread = async ({ http }: Pick<Person, 'http'>, reference: string) =>
  (await http.get(`/api/discussions/${reference}`).expect(200)).body as DiscussionThread;
const noticesOf = async (person: Person) => {
  await world.mails(person.email);
  return (await person.http.get('/api/notifications').expect(200)).body as NotificationAnswer[];
};

test('a verified player opens a thread, answers in it and reads all posts', async () => {
  const other = await world.register({ firstName: 'Omar', name: 'Kabbaj' });
  const opened = await open(leila, {
    title: 'Gardien jeudi ?',
    message: 'Il nous en manque un.\nمرحبا',
  });
  expect(opened).toMatchObject({
    title: 'Gardien jeudi ?',
    message: 'Il nous en manque un.\nمرحبا',
    author: { displayName: 'Leïla B.', desk: false },
    mine: true,
    liked: false,
    replyCount: 0,
  });
  const answer = await reply(other, opened.id);
  expect(answer).toMatchObject({
    message: 'Présent !',
    mine: true,
    author: { displayName: 'Omar K.' },
  });
  expect(await thread(world, opened.id)).toMatchObject({
    mine: false,
    replyCount: 1,
    replies: [{ id: answer.id, mine: false }],
  });
});

test('visitors read, unverified players too, and neither writes', async () => {
  const { id } = await open(leila);
  const unverified = await world.unverified();
  await unverified.http.get(`/api/discussions/${id}`).expect(200);
  for (const path of [
    'discussions',
    `discussions/${id}/replies`,
    `discussions/${id}/like`,
    `discussions/${id}/report`,
  ]) {
    await world.http.post(`/api/${path}`).send({ message: 'Bonjour' }).expect(401);
    expect(
      (await unverified.http.post(`/api/${path}`).send({ message: 'Bonjour' }).expect(403)).body,
    ).toMatchObject({ code: 'AUTH_UNVERIFIED' });
  }
});

test('a like counts once, and is taken back by saying so', async () => {
  const other = await world.register();
  const { id } = await open(leila);
  const answer = await reply(leila, id);
  for (const [path, liked, likes] of [
    [`discussions/${id}`, true, 1],
    [`replies/${answer.id}`, true, 1],
    [`discussions/${id}`, false, 0],
    [`replies/${answer.id}`, false, 0],
  ] as const) {
    for (const time of ['once', 'twice'])
      expect([
        time,
        (await other.http.post(`/api/${path}/like`).send({ liked }).expect(200)).body as object,
      ]).toMatchObject([time, { data: { liked, likes } }]);
  }
  await other.http.post(`/api/discussions/${id}/like`).send({}).expect(200);
  expect(await thread(other, id)).toMatchObject({ likes: 1, liked: true });
  expect(await thread(leila, id)).toMatchObject({ likes: 1, liked: false });
  await other.http.post(`/api/discussions/${answer.id}/like`).send({}).expect(404);
  expect(await thread(other, id)).toMatchObject({ replies: [{ liked: false, likes: 0 }] });
  for (const path of ['discussions/D-00000000', 'replies/RP-00000000'])
    await other.http.post(`/api/${path}/like`).send({}).expect(404);
});

test('a mention notifies the player once, or not if the author is blocked', async () => {
  const [called, deaf] = [
    await discoverablePlayer(world, { firstName: 'إلياس', name: 'الوردي' }),
    await discoverablePlayer(world, { firstName: 'Zakaria', name: 'Belhaj' }),
  ];
  await deaf.http.post(`/api/players/${leila.reference}/block`).expect(200);
  const { id, mentions } = await open(leila, {
    title: 'Jeudi',
    message: '@إلياس و. et @Zakaria B., vous venez ? Écrivez à leila@club.ma',
  });
  expect(mentions).toEqual([
    { reference: called.reference, displayName: 'إلياس و.' },
    { reference: deaf.reference, displayName: 'Zakaria B.' },
  ]);
  expect(await noticesOf(called)).toMatchObject([
    { kind: 'mention', discussion: id, text: expect.stringContaining('Leïla B.') },
  ]);
  expect((await world.mails(called.email))[0]?.subject).toContain('Leïla B.');
  expect(await noticesOf(deaf)).toEqual([]);
  expect(await noticesOf(leila)).toEqual([]);
});

test('a mention by a deleted account is shown as from a former player', async () => {
  const [called, leaving] = [
    await discoverablePlayer(world, { firstName: 'Rachida', name: 'Lamrani' }),
    await discoverablePlayer(world, { firstName: 'Yassine', name: 'Tahiri' }),
  ];
  const { id } = await open(leaving, { message: '@Rachida L., ce soir ?' });
  await reply(leaving, id, { message: '@Rachida L. ?' });
  expect((await noticesOf(called)).map(({ text }) => text.includes('Yassine T.'))).toEqual([
    true,
    true,
  ]);
  await leaving.http.delete('/api/auth/field').send({ password: PASSWORD }).expect(200);
  for (const { text } of await noticesOf(called)) expect(text).not.toContain('Yassine');
});

test('a thread accepts 500 replies, desk included, then requires a new thread', async () => {
  const { id } = await open(leila);
  await world.sql(
    `insert into replies (reference, discussion_id, author_id, desk, message, created_at)
    select 'RP-' || lpad(n::text, 8, '0'), d.id, d.author_id, false, 'Encore', now()
    from discussions d, generate_series(2, $2::int) n where d.reference = $1`,
    [id, MAX_REPLIES],
  );
  await reply(leila, id);
  for (const { http } of [leila, staff])
    expect(
      (
        await http
          .post(`/api/discussions/${id}/replies`)
          .send({ message: 'Un de plus' })
          .expect(409)
      ).body,
    ).toMatchObject({ code: 'DISCUSSION_FULL' });
  expect((await thread(leila, id)).replies).toHaveLength(MAX_REPLIES);
});

test('of two players with one name only the selected one is notified, if any', async () => {
  const [one, other] = [
    await discoverablePlayer(world, { firstName: 'Hamza', name: 'Berrada' }),
    await discoverablePlayer(world, { firstName: 'Hamza', name: 'Bennis' }),
  ];
  await open(leila, { message: '@Hamza B. ?' });
  expect([...(await noticesOf(one)), ...(await noticesOf(other))]).toEqual([]);
  await open(leila, { message: '@Hamza B. ?', mentions: [other.reference] });
  expect([await noticesOf(one), (await noticesOf(other)).length]).toEqual([[], 1]);
});

test('a locked thread is readable and only the desk can reply until it is unlocked', async () => {
  const { id } = await open(leila);
  await staff.http.post(`/api/discussions/${id}/lock`).send({ reason: 'Hors sujet' }).expect(200);
  expect(
    (
      await leila.http
        .post(`/api/discussions/${id}/replies`)
        .send({ message: 'Encore' })
        .expect(409)
    ).body,
  ).toMatchObject({ code: 'DISCUSSION_LOCKED' });
  const answer = await reply(staff, id, { message: 'Merci de continuer par message.' });
  expect((await thread(world, id)).replies[0]).toMatchObject({
    id: answer.id,
    author: { reference: null, displayName: 'Réception', desk: true },
  });
  await staff.http.post(`/api/discussions/${id}/unlock`).expect(200);
  await reply(leila, id);
  expect(
    await world.sql(
      `select act, reason from audit where subject = $1 and act like '%lock' order by id`,
      [id],
    ),
  ).toEqual([
    { act: 'discussion.lock', reason: 'Hors sujet' },
    { act: 'discussion.unlock', reason: null },
  ]);
});

test('posts of a blocked player are collapsed for the blocking user only', async () => {
  const [one, loud] = [await world.register(), await world.register()];
  const { id } = await open(loud);
  await reply(loud, id);
  await one.http.post(`/api/players/${loud.reference}/block`).expect(200);
  expect(await thread(one, id)).toMatchObject({ folded: true, replies: [{ folded: true }] });
  expect(await thread(loud, id)).toMatchObject({ folded: false, replies: [{ folded: false }] });
  await one.http.delete(`/api/players/${loud.reference}/block`).expect(200);
  expect(await thread(one, id)).toMatchObject({ folded: false });
});

test('a request that is sent again under its key publishes once', async () => {
  const send = () =>
    leila.http
      .post('/api/discussions')
      .set('idempotency-key', 'thread-1')
      .send({ message: 'Une seule fois' })
      .expect(201);
  const [first, second] = [await send(), await send()];
  expect((second.body as { data: { id: string } }).data.id).toBe(
    (first.body as { data: { id: string } }).data.id,
  );
});
