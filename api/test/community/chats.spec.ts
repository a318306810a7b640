import {
  chatOf,
  chatsOf,
  discoverablePlayer,
  readChat,
  readMessages,
  sendMessage,
  unreadOf,
} from '../chat-helpers.ts';
import type { Person } from '../people.ts';
import { createWorld, type World } from '../world.ts';

const EVENING = '2026-11-23T19:30:00Z';

let world: World;
let leila: Person;
let anas: Person;
let staff: Person;
beforeAll(async () => {
  world = await createWorld({ at: EVENING });
  [leila, anas, staff] = [
    await discoverablePlayer(world),
    await discoverablePlayer(world),
    await world.staff(),
  ];
});
beforeEach(() => world.clock.set(new Date(EVENING)));
afterAll(() => world.close());

const pass = (minutes: number) =>
  world.clock.set(new Date(world.clock.now().getTime() + minutes * 60_000));
const block = (by: Person, blocked: Person) =>
  world.sql(
    `insert into player_blocks select a.id, b.id, now() from users a, users b where a.reference = $1
      and b.reference = $2`,
    [by.reference, blocked.reference],
  );

test('two players share one conversation, whichever starts it and however often', async () => {
  const [one, other] = [await discoverablePlayer(world), await discoverablePlayer(world)];
  const first = await one.http.post('/api/chats').send({ player: other.reference }).expect(201);
  expect(first.body).toMatchObject({
    status: 'success',
    data: { reference: expect.stringMatching(/^C-/) },
  });
  const { reference } = (first.body as { data: { reference: string } }).data;
  for (const [by, player] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(
      (await by.http.post('/api/chats').send({ player: player.reference }).expect(200)).body,
    ).toMatchObject({ data: { reference } });
  }
});

test('two players that start concurrently get the same conversation', async () => {
  const [one, other] = [await discoverablePlayer(world), await discoverablePlayer(world)];
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? one : other).http
        .post('/api/chats')
        .send({ player: (index % 2 ? other : one).reference }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(9).fill(200), 201]);
  expect(
    new Set(answers.map(({ body }) => (body as { data: { reference: string } }).data.reference))
      .size,
  ).toBe(1);
  expect(
    await world.sql(
      `select m.seat from chat_members m join users u on u.id = m.user_id
        where u.reference = any($1)`,
      [[one.reference, other.reference]],
    ),
  ).toHaveLength(2);
});

test('a message is read unchanged by the other player, with its venue time', async () => {
  const [author, reader] = [
    await discoverablePlayer(world, { firstName: 'Leïla', name: 'Bouzidi' }),
    await discoverablePlayer(world, { firstName: 'أنس', name: 'الزروالي' }),
  ];
  const chat = await chatOf(author, reader);
  const said = await sendMessage(author, { chat, message: '  Jeudi 20 h ?\nمع الفريق ⚽  ' });
  expect(said).toMatchObject({
    chat,
    message: 'Jeudi 20 h ?\nمع الفريق ⚽',
    mine: true,
    author: { reference: author.reference, displayName: 'Leïla B.', desk: false },
    seenAt: null,
    date: '2026-11-23',
    time: '19:30',
  });
  expect(await readMessages(reader, chat)).toMatchObject([
    { reference: said.reference, message: said.message, mine: false },
  ]);
  expect(await readChat(reader, chat)).toMatchObject({
    kind: 'direct',
    unread: 1,
    closed: null,
    waitingSince: null,
    customer: null,
    lastMessage: { reference: said.reference },
    members: [{ displayName: 'أنس ز.' }, { displayName: 'Leïla B.' }],
  });
  expect([await unreadOf(reader), await unreadOf(author)]).toEqual([1, 0]);
});

test('reading lowers the unread count to the last message shown and sends a receipt', async () => {
  const [one, other] = [await discoverablePlayer(world), await discoverablePlayer(world)];
  const chat = await chatOf(one, other);
  const [first] = [
    await sendMessage(one, { chat, message: 'Un' }),
    await sendMessage(one, { chat, message: 'Deux' }),
    await sendMessage(other, { chat, message: 'Trois' }),
  ];
  const { body } = await other.http
    .post(`/api/chats/${chat}/read`)
    .send({ message: first.reference })
    .expect(200);
  expect(body).toMatchObject({ data: { unread: 1 } });
  const between = world.clock.now().toISOString();
  pass(1);
  await other.http.post(`/api/chats/${chat}/read`).send({}).expect(200);
  // Reading an earlier message does not move the read mark back.
  await other.http.post(`/api/chats/${chat}/read`).send({ message: first.reference }).expect(200);
  const [last, second, earliest] = await readMessages(one, chat);
  expect([
    last?.seenAt,
    earliest?.seenAt && earliest.seenAt < between,
    second?.seenAt && second.seenAt > between,
  ]).toEqual([null, true, true]);
  expect([await unreadOf(other), await unreadOf(one)]).toEqual([0, 1]);
  const elsewhere = await sendMessage(one, { chat: await chatOf(one), message: 'À la réception' });
  for (const message of [elsewhere.reference, 'M-00000000'])
    await other.http.post(`/api/chats/${chat}/read`).send({ message }).expect(422);
});

test('older history pages do not shift while new messages arrive', async () => {
  const [one, other] = [await discoverablePlayer(world), await discoverablePlayer(world)];
  const chat = await chatOf(one, other);
  for (let number = 1; number <= 7; number++)
    await sendMessage(one, { chat, message: `n${number}` });
  const page = await readMessages(other, chat, { range: '[0,2]' });
  expect(page.map(({ message }) => message)).toEqual(['n7', 'n6', 'n5']);
  await sendMessage(one, { chat, message: 'n8' });
  const older = await other.http
    .get(`/api/messagings/${chat}`)
    .query({ range: '[0,2]', before: page[2]?.reference })
    .expect(200);
  expect((older.body as { message: string }[]).map(({ message }) => message)).toEqual([
    'n4',
    'n3',
    'n2',
  ]);
  expect(older.headers['content-range']).toBe('messagings 0-2/4');
  for (const before of ['M-00000000', '', 'x'.repeat(500)])
    await other.http.get(`/api/messagings/${chat}`).query({ before }).expect(422);
});

test('a message resent under its key is stored once; other content under it fails', async () => {
  const [one, other] = [await discoverablePlayer(world), await discoverablePlayer(world)];
  const chat = await chatOf(one, other);
  const clientId = 'a1b2c3d4';
  const sent = await sendMessage(one, { chat, message: 'Une fois', clientId });
  expect(sent.clientId).toBe(clientId);
  const again = await Promise.all(
    [1, 2, 3].map(() =>
      one.http.post('/api/messagings').send({ chat, message: 'Une fois', clientId }).expect(200),
    ),
  );
  for (const { body } of again) expect((body as { data: unknown }).data).toEqual(sent);
  for (const [by, message] of [
    [one, 'Autre chose'],
    [other, 'Une fois'],
  ] as const) {
    expect(
      (await by.http.post('/api/messagings').send({ chat, message, clientId }).expect(422)).body,
    ).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  }
  expect(await readMessages(other, chat)).toMatchObject([{ message: 'Une fois', clientId: null }]);
  await sendMessage(one, { chat: await chatOf(one, anas), message: 'Une fois', clientId });
});

test('sent at once by a page that lost its answer, it is stored once as well', async () => {
  const [one, other] = [await discoverablePlayer(world), await discoverablePlayer(world)];
  const chat = await chatOf(one, other);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      one.http.post('/api/messagings').send({ chat, message: 'Encore', clientId: 'x' }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(7).fill(200), 201]);
  expect(await readMessages(other, chat)).toHaveLength(1);
});

test.each([
  ['nothing', ''],
  ['blanks', '   \n '],
  ['2,001 letters', 'x'.repeat(2001)],
  ['a number', 7],
  ['null', null],
])('%s is no message', async (_, message) => {
  await leila.http
    .post('/api/messagings')
    .send({ chat: await chatOf(leila), message })
    .expect(422);
});

test('a conversation without messages is visible only to the player that started it', async () => {
  const [one, other] = [await discoverablePlayer(world), await discoverablePlayer(world)];
  const chat = await chatOf(one, other);
  expect((await chatsOf(one)).map(({ id }) => id)).toEqual([chat]);
  expect(await chatsOf(other)).toEqual([]);
  await sendMessage(one, { chat, message: 'Bonjour' });
  expect((await chatsOf(other)).map(({ id }) => id)).toEqual([chat]);
  expect((await chatsOf(other, { unread: true })).map(({ id }) => id)).toEqual([chat]);
  expect(await chatsOf(one, { unread: true })).toEqual([]);
});

describe('with the desk', () => {
  test('all receptionists read and answer; the player sees no personal name', async () => {
    const player = await world.register({ firstName: 'Omar', name: 'Kabbaj' });
    const chat = await chatOf(player);
    await sendMessage(player, { chat, message: 'Avez-vous des chasubles ?' });
    expect(await readChat(player, chat)).toMatchObject({ waitingSince: null, customer: null });
    const other = await world.admin();
    for (const one of [staff, other])
      expect(await readChat(one, chat)).toMatchObject({
        kind: 'desk',
        unread: 1,
        waitingSince: expect.stringMatching(/^2026-11-23T/),
        customer: { fullName: 'Omar Kabbaj', phone: player.phone },
      });
    const answer = await sendMessage(other, { chat, message: 'Oui, à l’accueil.' });
    expect(answer.author).toMatchObject({ reference: other.reference, desk: true });
    expect((await readMessages(player, chat))[0]).toMatchObject({
      author: { reference: null, displayName: 'Réception', desk: true },
      mine: false,
    });
    expect(await readMessages(staff, chat)).toMatchObject([
      { mine: true, author: { reference: other.reference } },
      { mine: false },
    ]);
    expect((await readChat(player, chat, 'ar')).members).toEqual([
      { reference: player.reference, displayName: 'Omar K.', desk: false },
      { reference: null, displayName: 'الاستقبال', desk: true },
    ]);
    expect(JSON.stringify(await readChat(player, chat))).not.toContain(other.reference);
    expect(
      await world.sql(`select actor from audit where act = 'chat.answer' and subject = $1`, [chat]),
    ).toEqual([{ actor: other.reference }]);
  });

  test('the longest wait is first, until the desk answers or the chat is settled', async () => {
    const waiting = async () => (await chatsOf(staff, { waiting: true })).map(({ id }) => id);
    const [one, other] = [await world.register(), await world.register()];
    const [first, second] = [await chatOf(one), await chatOf(other)];
    await sendMessage(one, { chat: first, message: 'Bonjour' });
    pass(1);
    await sendMessage(other, { chat: second, message: 'Bonsoir' });
    pass(1);
    await sendMessage(one, { chat: first, message: 'Vous êtes là ?' });
    const { body } = await staff.http
      .get('/api/chats')
      .query({ filter: '{"waiting":true}', sort: '["waitingSince","ASC"]' })
      .expect(200);
    const order = (body as { id: string }[]).map(({ id }) => id);
    expect(order.indexOf(first)).toBeLessThan(order.indexOf(second));
    const counted = (await staff.http.get('/api/desk/waiting').expect(200)).body as {
      chats: number;
    };
    expect(counted.chats).toBe(order.length);
    await sendMessage(staff, { chat: first, message: 'Oui !' });
    await staff.http.post(`/api/chats/${second}/settle`).expect(200);
    expect(await waiting()).not.toEqual(expect.arrayContaining([first]));
    expect(await waiting()).not.toEqual(expect.arrayContaining([second]));
    await one.http.post(`/api/chats/${first}/settle`).expect(403);
  });

  test('settling covers messages on screen; one received meanwhile stays pending', async () => {
    const player = await world.register();
    const chat = await chatOf(player);
    const seen = await sendMessage(player, { chat, message: 'Merci !' });
    pass(2);
    const asked = await sendMessage(player, { chat, message: 'Ah, et samedi ?' });
    const settle = async (message: string, status = 200) =>
      (
        (await staff.http.post(`/api/chats/${chat}/settle`).send({ message }).expect(status))
          .body as { data: { waitingSince: string | null } }
      ).data;
    expect((await settle(seen.id)).waitingSince).toBe(asked.createdAt);
    expect((await settle(asked.id)).waitingSince).toBeNull();
    await settle('M-00000000', 422);
  });

  test('writes to any player, seen among the others or not', async () => {
    const shy = await world.register();
    const { body } = await staff.http
      .post('/api/chats')
      .send({ player: shy.reference })
      .expect(201);
    const { reference } = (body as { data: { reference: string } }).data;
    expect(await chatsOf(shy)).toEqual([]);
    await sendMessage(staff, { chat: reference, message: 'Vos gants sont retrouvés.' });
    expect(await chatsOf(shy)).toMatchObject([{ id: reference, kind: 'desk', unread: 1 }]);
    expect(await chatOf(shy)).toBe(reference);
    await staff.http.post('/api/chats').send({}).expect(422);
    await staff.http
      .post('/api/chats')
      .send({ player: (await world.admin()).reference })
      .expect(422);
  });

  test('is found by the name and the phone of the player', async () => {
    const player = await world.register({ firstName: 'Éloïse', name: 'Zaghloul' });
    const chat = await chatOf(player);
    await sendMessage(player, { chat, message: 'Bonjour' });
    for (const q of ['eloise zaghloul', player.phone])
      expect((await chatsOf(staff, { q })).map(({ id }) => id)).toEqual([chat]);
  });
});

describe('permission to write to another user', () => {
  test('players with a visible profile can be written to, and not oneself', async () => {
    const shy = await world.register();
    expect(
      (await leila.http.post('/api/chats').send({ player: shy.reference }).expect(422)).body,
    ).toMatchObject({ code: 'REFERENCE_UNKNOWN', errorMessages: [{ field: 'player' }] });
    expect(
      (await leila.http.post('/api/chats').send({ player: 'U-00000000' }).expect(422)).body,
    ).toMatchObject({ code: 'REFERENCE_UNKNOWN' });
    expect(
      (await leila.http.post('/api/chats').send({ player: leila.reference }).expect(422)).body,
    ).toMatchObject({ code: 'COMMUNITY_SELF' });
    expect(
      (await shy.http.post('/api/chats').send({ player: leila.reference }).expect(409)).body,
    ).toMatchObject({ code: 'CHAT_OPT_IN_REQUIRED' });
    await leila.http.post('/api/chats').send({ player: staff.reference }).expect(422);
  });

  test('a player that hides the profile gets no new messages, and existing ones stay', async () => {
    const [one, other] = [await discoverablePlayer(world), await discoverablePlayer(world)];
    const chat = await chatOf(one, other);
    await sendMessage(one, { chat, message: 'Salut' });
    await other.http.post('/api/auth/field').send({ publicPlayer: false }).expect(200);
    expect(
      (await one.http.post('/api/messagings').send({ chat, message: 'Tu es là ?' }).expect(409))
        .body,
    ).toMatchObject({ code: 'CHAT_CLOSED' });
    expect(
      (await other.http.post('/api/messagings').send({ chat, message: 'Non' }).expect(409)).body,
    ).toMatchObject({ code: 'CHAT_OPT_IN_REQUIRED' });
    expect([(await readChat(one, chat)).closed, (await readChat(other, chat)).closed]).toEqual([
      'unavailable',
      'not_opted_in',
    ]);
    expect(await chatOf(one, other)).toBe(chat);
    expect(await readMessages(one, chat)).toHaveLength(1);
  });

  test('a blocked player does not learn of it, and neither writes to the other', async () => {
    const [one, other, third] = [
      await discoverablePlayer(world),
      await discoverablePlayer(world),
      await discoverablePlayer(world),
    ];
    const chat = await chatOf(one, other);
    await sendMessage(one, { chat, message: 'Salut' });
    await block(other, one);
    await block(other, third);
    expect(
      (await one.http.post('/api/messagings').send({ chat, message: 'Encore' }).expect(409)).body,
    ).toMatchObject({ code: 'CHAT_CLOSED' });
    expect(
      (await third.http.post('/api/chats').send({ player: other.reference }).expect(409)).body,
    ).toMatchObject({ code: 'CHAT_CLOSED' });
    expect(
      (await other.http.post('/api/messagings').send({ chat, message: 'Non' }).expect(409)).body,
    ).toMatchObject({ code: 'CHAT_BLOCKED' });
    expect(
      (await other.http.post('/api/chats').send({ player: third.reference }).expect(409)).body,
    ).toMatchObject({ code: 'CHAT_BLOCKED' });
    expect([(await readChat(one, chat)).closed, (await readChat(other, chat)).closed]).toEqual([
      'unavailable',
      'blocked',
    ]);
  });

  test('another’s conversation does not exist, whatever is done with it', async () => {
    const chat = await chatOf(leila, anas);
    const [{ reference: message }] = [await sendMessage(leila, { chat, message: 'Entre nous' })];
    for (const stranger of [await discoverablePlayer(world), staff]) {
      for (const path of [`chats/${chat}`, `messagings/${chat}`])
        await stranger.http.get(`/api/${path}`).expect(404);
      await stranger.http.post(`/api/chats/${chat}/read`).send({ message }).expect(404);
      expect(
        (
          await stranger.http
            .post('/api/messagings')
            .send({ chat, message: 'Moi aussi' })
            .expect(422)
        ).body,
      ).toMatchObject({ code: 'REFERENCE_UNKNOWN' });
      expect((await chatsOf(stranger)).map(({ id }) => id)).not.toContain(chat);
    }
    const unverified = await world.unverified();
    for (const call of [
      unverified.http.get('/api/chats'),
      unverified.http.get(`/api/messagings/${chat}`),
      unverified.http.post('/api/chats').send({}),
    ]) {
      expect((await call.expect(403)).body).toMatchObject({ code: 'AUTH_UNVERIFIED' });
    }
  });
});

describe('account deletion', () => {
  test('exports a copy, then erases messages to players and the desk conversation', async () => {
    const [leaver, friend] = [
      await discoverablePlayer(world, { firstName: 'Quetzal', name: 'Zebraoui' }),
      await discoverablePlayer(world),
    ];
    const [direct, desk] = [await chatOf(leaver, friend), await chatOf(leaver)];
    await sendMessage(leaver, { chat: direct, message: 'Mon numéro est secret' });
    await sendMessage(friend, { chat: direct, message: 'Reçu' });
    await sendMessage(leaver, { chat: desk, message: 'Au revoir' });
    await sendMessage(staff, { chat: desk, message: 'À bientôt' });
    const { body } = await leaver.http.get('/api/auth/field/export').expect(200);
    expect(
      (body as { messages: { message: string }[] }).messages.map(({ message }) => message),
    ).toEqual(['Mon numéro est secret', 'Au revoir', 'À bientôt']);
    await leaver.http.delete('/api/auth/field').send({ password: leaver.password }).expect(200);
    expect(await readMessages(friend, direct)).toMatchObject([
      { message: 'Reçu' },
      { message: '', hidden: true, author: { reference: null, displayName: 'Ancien joueur' } },
    ]);
    expect(await readChat(friend, direct)).toMatchObject({ closed: 'unavailable' });
    await staff.http.get(`/api/chats/${desk}`).expect(404);
    expect(await world.sql(`select from messages where message ~ 'secret|revoir'`)).toEqual([]);
  });
});
