import { Jobs } from '../../src/platform/jobs/jobs.ts';
import { DISPATCH } from '../../src/platform/outbox/dispatcher.ts';
import type { Person } from '../people.ts';
import { chatOf, discoverablePlayer, sendMessage } from '../chat-helpers.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ at: '2026-11-23T19:30:00Z', env: { RATE_LIMITS: 'on' } });
});
beforeEach(() => world.sql('truncate rate_limits'));
afterAll(() => world.close());

const pass = (minutes: number) =>
  world.clock.set(new Date(world.clock.now().getTime() + minutes * 60_000));
const mailsOf = async (person: Person) => {
  await world.app.get(Jobs).run(DISPATCH);
  return (await world.mails(person.email)).filter(({ subject }) =>
    /^Nouveau message de /.test(subject),
  );
};

describe('a flood', () => {
  test('of messages is limited with a retry time; other players are not affected', async () => {
    const [one, other] = [await discoverablePlayer(world), await discoverablePlayer(world)];
    const chat = await chatOf(one, other);
    const answers = [];
    for (let number = 0; number < 44; number++)
      answers.push(await one.http.post('/api/messagings').send({ chat, message: `n${number}` }));
    const refused = answers.filter(({ status }) => status === 429);
    expect([answers.filter(({ status }) => status === 201).length, refused.length]).toEqual([
      40, 4,
    ]);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(
      await world.sql(
        'select from messages m join chats c on c.id = m.chat_id where c.reference = $1',
        [chat],
      ),
    ).toHaveLength(40);
    await sendMessage(other, { chat, message: 'Doucement' });
    pass(2);
    await sendMessage(one, { chat, message: 'Pardon' });
  });

  test.each([
    ['threads', 6, 'discussions', { message: 'Encore' }],
    ['reports', 20, 'players/U-00000000/report', { reason: 'x' }],
  ])('of %s is stopped after %i', async (_, most, path, body) => {
    const player = await world.register();
    const statuses = [];
    for (let number = 0; number <= most; number++)
      statuses.push((await player.http.post(`/api/${path}`).send(body)).status);
    expect(statuses.indexOf(429)).toBe(most);
  });

  test('of mentions mails each person at most three times an hour; all stay listed', async () => {
    const [one, other, called] = [
      await world.register(),
      await world.register(),
      await discoverablePlayer(world, { firstName: 'Imane', name: 'Lahlou' }),
    ];
    const { body } = await one.http
      .post('/api/discussions')
      .send({ message: 'Jeudi ?' })
      .expect(201);
    const call = (by: Person) =>
      by.http
        .post(
          `/api/discussions/${(body as { data: { reference: string } }).data.reference}/replies`,
        )
        .send({ message: '@Imane L. ?' })
        .expect(201);
    const mailed = async () => {
      await world.app.get(Jobs).run(DISPATCH);
      return (await world.mails(called.email)).filter(({ subject }) =>
        subject.includes('Yasmine B.'),
      ).length;
    };
    for (let times = 0; times < 10; times++) await call(one);
    expect([
      await mailed(),
      ((await called.http.get('/api/notifications').expect(200)).body as unknown[]).length,
    ]).toEqual([3, 10]);
    await call(other);
    expect(await mailed()).toBe(4);
    pass(61);
    await call(one);
    expect(await mailed()).toBe(5);
  });

  test('of conversations is stopped, and what there is can still be opened', async () => {
    const player = await discoverablePlayer(world);
    const known = await discoverablePlayer(world);
    await chatOf(player, known);
    await world.sql('update rate_limits set points = 30');
    await player.http
      .post('/api/chats')
      .send({ player: (await discoverablePlayer(world)).reference })
      .expect(429);
    await player.http.post('/api/chats').send({ player: known.reference }).expect(200);
  });
});

describe('the mail that a message waits', () => {
  test('is sent for unread messages, at most once an hour, naming only the sender', async () => {
    const [one, other] = [
      await discoverablePlayer(world, { firstName: 'Salma', name: 'Benjelloun' }),
      await discoverablePlayer(world),
    ];
    const chat = await chatOf(one, other);
    await sendMessage(one, { chat, message: 'Rendez-vous au terrain deux' });
    expect(await mailsOf(other)).toEqual([]);
    pass(4);
    const [mail] = await mailsOf(other);
    expect(mail).toMatchObject({
      subject: 'Nouveau message de Salma B.',
      text: expect.stringContaining('/messagings'),
    });
    expect(mail?.text).not.toContain('terrain deux');
    await sendMessage(one, { chat, message: 'Tu es là ?' });
    pass(50);
    expect(await mailsOf(other)).toHaveLength(1);
    await sendMessage(one, { chat, message: 'Alors ?' });
    pass(30);
    expect(await mailsOf(other)).toHaveLength(2);
    await sendMessage(one, { chat, message: 'Bon.' });
    pass(4);
    expect(await mailsOf(other)).toHaveLength(2);
    pass(60);
    expect(await mailsOf(other)).toHaveLength(3);
  });

  test('is sent after the hour if a new message followed a read within that hour', async () => {
    const [one, other] = [await discoverablePlayer(world), await discoverablePlayer(world)];
    const chat = await chatOf(one, other);
    await sendMessage(one, { chat, message: 'Salut' });
    pass(4);
    expect(await mailsOf(other)).toHaveLength(1);
    await other.http.post(`/api/chats/${chat}/read`).send({}).expect(200);
    await sendMessage(one, { chat, message: 'Et jeudi ?' });
    await other.http.post(`/api/chats/${chat}/read`).send({}).expect(200);
    await sendMessage(one, { chat, message: 'Ou vendredi ?' });
    pass(10);
    expect(await mailsOf(other)).toHaveLength(1);
    pass(60);
    expect(await mailsOf(other)).toHaveLength(2);
  });

  test('is not sent if the message is read in time, and becomes due again afterwards', async () => {
    const [one, other] = [await discoverablePlayer(world), await discoverablePlayer(world)];
    const chat = await chatOf(one, other);
    await sendMessage(one, { chat, message: 'Salut' });
    await other.http.post(`/api/chats/${chat}/read`).send({}).expect(200);
    pass(4);
    expect(await mailsOf(other)).toEqual([]);
    await sendMessage(one, { chat, message: 'Encore moi' });
    pass(4);
    expect(await mailsOf(other)).toHaveLength(1);
  });

  test('is from the desk under its name, and is not sent to players that opted out', async () => {
    const [player, quiet] = [await world.register(), await world.register()];
    await quiet.http
      .post('/api/auth/field')
      .send({ muted: ['message:mail'] })
      .expect(200);
    const staff = await world.staff();
    for (const { reference } of [player, quiet]) {
      const { body } = await staff.http.post('/api/chats').send({ player: reference }).expect(201);
      await sendMessage(staff, {
        chat: (body as { data: { reference: string } }).data.reference,
        message: 'Vos gants sont là.',
      });
    }
    pass(4);
    expect(await mailsOf(player)).toMatchObject([{ subject: 'Nouveau message de Réception' }]);
    expect(await mailsOf(quiet)).toEqual([]);
  });
});
