import type { BlockedPlayer, ReportAnswer } from '@five/shared/community/moderation.contract';
import type { Person } from '../people.ts';
import {
  chatOf,
  discoverablePlayer,
  readChat,
  readMessages,
  sendMessage,
} from '../chat-helpers.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
let staff: Person;
beforeAll(async () => {
  world = await createWorld({ at: '2026-11-23T19:30:00Z' });
  staff = await world.staff();
});
afterAll(() => world.close());

const open = async ({ http }: Person, message = 'Un fil') =>
  (
    (await http.post('/api/discussions').send({ message }).expect(201)).body as {
      data: { id: string };
    }
  ).data.id;
const reply = async ({ http }: Person, discussion: string, message: string) =>
  (
    (await http.post(`/api/discussions/${discussion}/replies`).send({ message }).expect(201))
      .body as { data: { id: string } }
  ).data.id;
const report = async ({ http }: Person, path: string, status = 201) =>
  (
    (await http.post(`/api/${path}/report`).send({ reason: 'Insulte' }).expect(status)).body as {
      data: { reference: string };
    }
  ).data?.reference;
const one = async (reference: string) =>
  (await staff.http.get(`/api/community_reports/${reference}`).expect(200)).body as ReportAnswer;
/** Returns the number of open reports that the desk's overview shows. */
const reportsWaiting = async () =>
  ((await staff.http.get('/api/desk/waiting').expect(200)).body as { reports: number }).reports;
const blockedBy = async ({ http }: Person) =>
  ((await http.get('/api/players_my_blocked').expect(200)).body as BlockedPlayer[]).map(
    ({ id }) => id,
  );

describe('a report', () => {
  test('of a post shows text, author and context; a repeat by one user is merged', async () => {
    const [author, reader, other] = [
      await world.register({ firstName: 'Omar', name: 'Kabbaj' }),
      await world.register(),
      await world.register(),
    ];
    const discussion = await open(other, 'Qui joue ?');
    const bad = await reply(author, discussion, 'Une insulte');
    const waitingBefore = await reportsWaiting();
    const reference = await report(reader, `replies/${bad}`);
    expect(await report(reader, `replies/${bad}`, 200)).toBe(reference);
    await report(other, `replies/${bad}`);
    expect(await one(reference)).toMatchObject({
      kind: 'reply',
      subject: bad,
      reason: 'Insulte',
      text: 'Une insulte',
      discussion,
      title: 'Qui joue ?',
      author: { reference: author.reference, fullName: 'Omar Kabbaj' },
      reporter: { reference: reader.reference },
      context: [{ message: 'Qui joue ?' }],
      hidden: false,
      reports: 2,
      state: 'open',
    });
    expect((await reportsWaiting()) - waitingBefore).toBe(2);
  });

  test('of a message shows the desk only that message and the three before it', async () => {
    const [author, reader] = [await discoverablePlayer(world), await discoverablePlayer(world)];
    const chat = await chatOf(reader, author);
    for (const message of ['secret', 'un', 'deux', 'trois'])
      await sendMessage(reader, { chat, message });
    const bad = await sendMessage(author, { chat, message: 'Une menace' });
    await sendMessage(reader, { chat, message: 'aussi secret' });
    const shown = await one(await report(reader, `messages/${bad.id}`));
    expect(shown).toMatchObject({
      kind: 'message',
      text: 'Une menace',
      context: [{ message: 'un' }, { message: 'deux' }, { message: 'trois' }],
    });
    expect(JSON.stringify(shown)).not.toContain('secret');
    await staff.http.get(`/api/messagings/${chat}`).expect(404);
  });

  test('is taken of what one sees, and not of oneself', async () => {
    const [author, reader] = [await discoverablePlayer(world), await discoverablePlayer(world)];
    const [discussion, chat] = [
      await open(author),
      await chatOf(author, await discoverablePlayer(world)),
    ];
    const foreign = await sendMessage(author, { chat, message: 'Entre nous' });
    for (const path of [
      `messages/${foreign.id}`,
      'discussions/D-00000000',
      'replies/RP-00000000',
      `players/${(await world.register()).reference}`,
    ])
      await report(reader, path, 404);
    for (const path of [
      `discussions/${discussion}`,
      `messages/${foreign.id}`,
      `players/${author.reference}`,
    ]) {
      expect(
        (await author.http.post(`/api/${path}/report`).send({ reason: 'x' }).expect(422)).body,
      ).toMatchObject({ code: 'COMMUNITY_SELF' });
    }
    await report(reader, `players/${author.reference}`);
  });

  test('is settled with all others on the same item, and the actor is audited', async () => {
    const [author, reader, other] = [
      await world.register(),
      await world.register(),
      await world.register(),
    ];
    const discussion = await open(author);
    const [first, second] = [
      await report(reader, `discussions/${discussion}`),
      await report(other, `discussions/${discussion}`),
    ];
    const { body } = await staff.http
      .post(`/api/community_reports/${first}/settle`)
      .send({ outcome: 'dismissed', note: 'Rien à redire' })
      .expect(200);
    expect(body).toMatchObject({
      data: { state: 'dismissed', settledBy: staff.reference, note: 'Rien à redire' },
    });
    expect(await one(second)).toMatchObject({ state: 'dismissed' });
    expect(
      (
        await staff.http
          .post(`/api/community_reports/${second}/settle`)
          .send({ outcome: 'upheld' })
          .expect(409)
      ).body,
    ).toMatchObject({ code: 'REPORT_SETTLED' });
    expect(
      await world.sql(
        `select actor, to_state from audit where act = 'community_report.settle'
          and subject = any($1)`,
        [[first, second]],
      ),
    ).toEqual([
      { actor: staff.reference, to_state: 'dismissed' },
      { actor: staff.reference, to_state: 'dismissed' },
    ]);
    await reader.http.get('/api/community_reports').expect(403);
  });
});

describe('hiding', () => {
  test('a post removes it for all and notifies its author, and can be undone', async () => {
    const [author, reader] = [await world.register(), await world.register()];
    const discussion = await open(author, 'Une publicité');
    const reported = await report(reader, `discussions/${discussion}`);
    const { body } = await staff.http
      .post(`/api/discussions/${discussion}/hide`)
      .send({ reason: 'Publicité' })
      .expect(200);
    expect(body).toMatchObject({
      data: { hidden: true, hiddenReason: 'Publicité', author: { reference: author.reference } },
    });
    for (const { http } of [world, author, reader])
      await http.get(`/api/discussions/${discussion}`).expect(404);
    for (const path of ['replies', 'like', 'report'])
      await reader.http
        .post(`/api/discussions/${discussion}/${path}`)
        .send(path === 'like' ? {} : path === 'report' ? { reason: 'x' } : { message: 'x' })
        .expect(404);
    expect(await one(reported)).toMatchObject({
      state: 'upheld',
      hidden: true,
      text: 'Une publicité',
    });
    expect((await world.mails(author.email))[0]).toMatchObject({
      text: expect.stringContaining('Publicité'),
    });
    await staff.http
      .post(`/api/discussions/${discussion}/hide`)
      .send({ reason: 'Encore' })
      .expect(200);
    expect(
      await world.sql(`select reason from audit where subject = $1 and act = 'discussion.hide'`, [
        discussion,
      ]),
    ).toEqual([{ reason: 'Publicité' }]);
    await staff.http.post(`/api/discussions/${discussion}/unhide`).expect(200);
    await reader.http.get(`/api/discussions/${discussion}`).expect(200);
  });

  test('empties a message for both sides, and only one that was reported', async () => {
    const [author, reader] = [await discoverablePlayer(world), await discoverablePlayer(world)];
    const chat = await chatOf(author, reader);
    const [bad, private_] = [
      await sendMessage(author, { chat, message: 'Une menace' }),
      await sendMessage(author, { chat, message: 'À demain' }),
    ];
    await report(reader, `messages/${bad.id}`);
    await staff.http.post(`/api/messages/${private_.id}/hide`).send({ reason: 'x' }).expect(404);
    await staff.http.post(`/api/messages/${bad.id}/hide`).send({ reason: 'Menace' }).expect(200);
    for (const side of [author, reader])
      expect(await readMessages(side, chat)).toMatchObject([
        { message: 'À demain', hidden: false },
        { message: '', hidden: true },
      ]);
    await staff.http.post(`/api/messages/${bad.id}/unhide`).expect(200);
    expect((await readMessages(reader, chat))[1]).toMatchObject({
      message: 'Une menace',
      hidden: false,
    });
  });
});

describe('warnings and suspensions', () => {
  const standing = async (player: Person) =>
    (await staff.http.get(`/api/players/${player.reference}/standing`).expect(200)).body as object;

  test('is warned, with the reason', async () => {
    const player = await world.register();
    await staff.http
      .post(`/api/players/${player.reference}/warn`)
      .send({ reason: 'Propos déplacés' })
      .expect(200);
    expect((await world.mails(player.email))[0]?.text).toContain('Propos déplacés');
    expect(await standing(player)).toMatchObject({
      suspendedUntil: null,
      sanctions: [{ kind: 'warning', reason: 'Propos déplacés', by: staff.reference }],
    });
  });

  test('is warned and suspended once, however often the same click arrives', async () => {
    const player = await world.register();
    for (const [act, body] of [
      ['warn', { reason: 'x' }],
      ['suspend', { reason: 'x', until: '2026-11-25' }],
    ] as const) {
      for (let times = 0; times < 2; times++)
        await staff.http
          .post(`/api/players/${player.reference}/${act}`)
          .set('idempotency-key', `${act}-${player.reference}`)
          .send(body)
          .expect(200);
    }
    expect(((await standing(player)) as { sanctions: unknown[] }).sanctions).toHaveLength(2);
  });

  test('a suspended player can only write to the desk until the last day ends', async () => {
    const [player, other] = [await discoverablePlayer(world), await discoverablePlayer(world)];
    const [chat, desk, discussion] = [
      await chatOf(player, other),
      await chatOf(player),
      await open(other),
    ];
    await staff.http
      .post(`/api/players/${player.reference}/suspend`)
      .send({ reason: 'Insultes répétées', until: '2026-11-25' })
      .expect(200);
    const third = await discoverablePlayer(world);
    const tries = () => [
      player.http.post('/api/messagings').send({ chat, message: 'x' }),
      player.http.post('/api/discussions').send({ message: 'x' }),
      player.http.post(`/api/discussions/${discussion}/replies`).send({ message: 'x' }),
      player.http.post('/api/chats').send({ player: third.reference }),
    ];
    for (const { status, body } of await Promise.all(tries()))
      expect([status, body]).toMatchObject([
        409,
        { code: 'COMMUNITY_SUSPENDED', message: expect.stringContaining('25 novembre 2026') },
      ]);
    await sendMessage(player, { chat: desk, message: 'Pourquoi ?' });
    expect(await readMessages(player, chat)).toEqual([]);
    expect([(await readChat(player, chat)).closed, (await readChat(player, desk)).closed]).toEqual([
      'suspended',
      null,
    ]);
    const began = world.clock.now();
    world.clock.set(new Date('2026-11-26T00:30:00Z'));
    expect((await readChat(player, chat)).closed).toBeNull();
    await sendMessage(player, { chat, message: 'De retour' });
    world.clock.set(began);
  });

  test('is let back early; a new suspension takes the place of the one that runs', async () => {
    const player = await world.register();
    for (const until of ['2026-12-31', '2026-11-24'])
      await staff.http
        .post(`/api/players/${player.reference}/suspend`)
        .send({ reason: 'x', until })
        .expect(200);
    expect(await standing(player)).toMatchObject({
      suspendedUntil: '2026-11-24',
      sanctions: [{ liftedAt: null }, { liftedAt: expect.any(String) }],
    });
    await staff.http.post(`/api/players/${player.reference}/reinstate`).expect(200);
    expect(await standing(player)).toMatchObject({ suspendedUntil: null });
    await open(player);
  });

  test.each(['2026-11-22', '2027-11-24'])('is not suspended until %s', async (until) => {
    const player = await world.player();
    expect(
      (
        await staff.http
          .post(`/api/players/${player.reference}/suspend`)
          .send({ reason: 'x', until })
          .expect(422)
      ).body,
    ).toMatchObject({ code: 'SANCTION_UNTIL', errorMessages: [{ field: 'until' }] });
  });

  test('a suspension never applies to staff, and is visible only to the desk', async () => {
    const [player, admin] = [await world.player(), await world.admin()];
    expect(
      (
        await staff.http
          .post(`/api/players/${admin.reference}/warn`)
          .send({ reason: 'x' })
          .expect(409)
      ).body,
    ).toMatchObject({ code: 'SANCTION_STAFF' });
    await staff.http.post('/api/players/U-00000000/warn').send({ reason: 'x' }).expect(404);
    await player.http.get(`/api/players/${player.reference}/standing`).expect(403);
  });
});

describe('blocking', () => {
  test('can be set and removed repeatedly, and is shown to the blocking user', async () => {
    const [player, other] = [await discoverablePlayer(world), await discoverablePlayer(world)];
    const block = () => player.http.post(`/api/players/${other.reference}/block`).expect(200);
    for (const { body } of [await block(), await block()])
      expect(body).toMatchObject({ data: [{ id: other.reference }] });
    const card = async ({ http }: Pick<Person, 'http'>) =>
      (await http.get(`/api/players/${other.reference}`).expect(200)).body as object;
    expect([await card(player), await card(world), await blockedBy(player)]).toMatchObject([
      { blocked: true },
      { blocked: false },
      [other.reference],
    ]);
    await other.http.post('/api/auth/field').send({ publicPlayer: false }).expect(200);
    await player.http.delete(`/api/players/${other.reference}/block`).expect(200);
    // The other player's profile is no longer public, and the block is removed. The caller can no
    // longer find this player, so a second unblock responds with 404.
    await player.http.delete(`/api/players/${other.reference}/block`).expect(404);
    expect(await blockedBy(player)).toEqual([]);
  });

  test('returns not found for a player never met and for oneself', async () => {
    const [player, shy] = [await discoverablePlayer(world), await world.register()];
    for (const reference of [shy.reference, 'U-00000000'])
      await player.http.post(`/api/players/${reference}/block`).expect(404);
    expect(
      (await player.http.post(`/api/players/${player.reference}/block`).expect(422)).body,
    ).toMatchObject({ code: 'COMMUNITY_SELF' });
    await staff.http.post(`/api/players/${player.reference}/block`).expect(403);
    await open(shy);
    await player.http.post(`/api/players/${shy.reference}/block`).expect(200);
  });
});
