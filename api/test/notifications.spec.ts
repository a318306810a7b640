import type { NotificationAnswer } from '@five/shared/notifications/notifications.contract';
import type { OutboxEntry } from '../src/platform/outbox/outbox.ts';
import { queueMail, withdrawMail } from './queue-mail.ts';
import type { Person } from './people.ts';
import { connected, receivedEvents } from './sockets.ts';
import { createWorld, type World } from './world.ts';

const HOUR_MS = 60 * 60 * 1000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.sql("delete from outbox where channel = 'notice'"));
afterAll(() => world.close());

const notice = ({ reference }: Person, changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  event: `test:${world.next()}`,
  recipient: reference,
  channel: 'notice',
  template: 'bookingConfirmed',
  parameters: {
    reference: 'B-7K3M9QXT',
    date: '2026-11-21',
    startTime: '19:00',
    endTime: '20:00',
    pitch: 'P1',
    dueCents: 30_000,
  },
  ...changes,
});

async function list(person: Person, query = ''): Promise<NotificationAnswer[]> {
  const { body } = await person.http.get(`/api/notifications${query}`).expect(200);
  return body as NotificationAnswer[];
}

test('a player reads own notices, newest first, in the language of the request', async () => {
  const [player, other] = [await world.player(), await world.otherPlayer()];
  await queueMail(world, notice(player), notice(other));
  const [one, ...more] = await list(player);
  expect(more).toEqual([]);
  expect(one).toEqual({
    id: one?.reference,
    reference: expect.stringMatching(/^N-/) as string,
    text: expect.stringContaining('samedi 21 novembre 2026') as string,
    kind: 'confirmed',
    booking: 'B-7K3M9QXT',
    subscription: null,
    waiting: null,
    series: null,
    discussion: null,
    openMatch: null,
    createdAt: expect.any(String) as string,
    readAt: null,
  });
  const { body } = await player.http
    .get('/api/notifications')
    .set('accept-language', 'ar')
    .expect(200);
  expect((body as NotificationAnswer[])[0]?.text).toContain('السبت');
});

test('a stored move notice without the previous time keeps its original wording', async () => {
  const player = await world.player();
  const parameters = {
    reference: 'B-7K3M9QXT',
    date: '2026-11-21',
    startTime: '19:00',
    endTime: '20:00',
    pitch: 'P1',
    totalCents: 30_000,
    dueCents: 0,
  };
  await queueMail(
    world,
    notice(player, { template: 'bookingMoved', parameters }),
    notice(player, {
      template: 'bookingMoved',
      parameters: { ...parameters, wasDate: '2026-11-20', wasStartTime: '21:00', wasPitch: 'P2' },
    }),
  );
  expect((await list(player)).map(({ text }) => text).sort()).toEqual([
    'Réservation B-7K3M9QXT déplacée\u00a0: samedi 21 novembre 2026 à 19\u00a0h\u00a000, P1.',
    'Réservation B-7K3M9QXT déplacée\u00a0: samedi 21 novembre 2026 à 19\u00a0h\u00a000, P1. ' +
      'Avant\u00a0: vendredi 20 novembre 2026 à 21\u00a0h\u00a000, P2.',
  ]);
});

test('one that is due later, or was withdrawn, is not there', async () => {
  const player = await world.player();
  const later = new Date(world.clock.now().getTime() + HOUR_MS);
  await queueMail(
    world,
    notice(player, { dueAt: later, event: 'later:1' }),
    notice(player, { dueAt: later, event: 'withdrawn:1' }),
  );
  expect(await list(player)).toEqual([]);
  await withdrawMail(world, 'withdrawn:');
  world.clock.shift(2 * HOUR_MS);
  expect(await list(player)).toHaveLength(1);
  world.clock.shift(0);
});

test('reading one counts it out, twice is no error, and other browsers hear of it', async () => {
  const player = await world.register();
  const socket = await connected(world.url, '/me', player.token);
  const fallen = receivedEvents<NotificationAnswer>(socket, 'notification');
  const counted = receivedEvents(socket, 'unread');
  await queueMail(world, notice(player));
  const { reference, text } = await fallen;
  expect(text).toContain('B-7K3M9QXT');
  expect(await counted).toEqual({ messages: 0, notifications: 1 });
  const recounted = receivedEvents(socket, 'unread');
  const { body } = await player.http.post(`/api/notifications/${reference}/read`).expect(200);
  expect(body).toMatchObject({
    status: 'success',
    data: { reference, readAt: expect.any(String) as string },
  });
  expect(await recounted).toEqual({ messages: 0, notifications: 0 });
  const again = await player.http.post(`/api/notifications/${reference}/read`).expect(200);
  expect(again.body.data).toEqual((body as { data: NotificationAnswer }).data);
  socket.close();
});

test('a browser can ask for the unread counts of its user over the live connection', async () => {
  const player = await world.register();
  const socket = await connected(world.url, '/me', player.token);
  expect(await socket.emitWithAck('unread')).toEqual({ messages: 0, notifications: 0 });
  const counted = receivedEvents(socket, 'unread');
  await queueMail(world, notice(player));
  await counted;
  expect(await socket.emitWithAck('unread')).toEqual({ messages: 0, notifications: 1 });
  socket.close();
});

test('another’s notice gets the same answer as a missing one', async () => {
  const [player, other] = [await world.player(), await world.otherPlayer()];
  await queueMail(world, notice(other));
  const [theirs] = await list(other);
  for (const reference of [theirs?.reference, 'N-00000000', 'nonsense', '%00'])
    await player.http.post(`/api/notifications/${reference}/read`).expect(404);
  expect((await list(other))[0]?.readAt).toBeNull();
});

test('the list takes the dialect of every list', async () => {
  const player = await world.player();
  await queueMail(
    world,
    notice(player),
    notice(player, {
      parameters: { reference: 'B-00000000', date: '2026-11-22', startTime: '10:00' },
    }),
  );
  const [first] = await list(player, `?filter=${encodeURIComponent('{"booking":"B-00000000"}')}`);
  expect(await list(player, `?filter=${encodeURIComponent('{"read":false}')}`)).toHaveLength(2);
  expect(
    await list(player, `?filter=${encodeURIComponent(JSON.stringify({ id: [first?.id] }))}`),
  ).toEqual([first]);
  expect(await list(player, `?filter=${encodeURIComponent('{"q":"b-0000"}')}`)).toEqual([first]);
  await player.http
    .get(`/api/notifications?filter=${encodeURIComponent('{"recipient":"U-1"}')}`)
    .expect(422);
});
