import type { ChatAnswer } from '@five/shared/community/chats.contract';
import fc from 'fast-check';
import { examine } from '../../src/commands/examine.ts';
import { Tokens } from '../../src/auth/tokens.ts';
import { makePeople } from '../bulk-people.ts';
import { createWorld, type World } from '../world.ts';

const RUNS = Number(process.env.MODEL_RUNS ?? 4);
const RUN_MS = 30_000;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

/**
 * The parties of the model: two players in one conversation, and the desk, which also has a
 * conversation with the first player.
 */
const SPEAKERS = ['one', 'other', 'desk'] as const;
type Speaker = (typeof SPEAKERS)[number];
type Place = 'direct' | 'desk';

/**
 * A step of the model: a party sends a message or reads a conversation. With `again` the same
 * message is sent twice, as after a lost response. `back` says up to which message the party reads,
 * counted from the newest, which is 0.
 */
type Turn =
  | { send: Speaker; place: Place; again: boolean }
  | { read: Speaker; place: Place; back: number };

const speaker = fc.constantFrom(...SPEAKERS);
const place = fc.constantFrom<Place>('direct', 'desk');
const turns: fc.Arbitrary<Turn[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ send: speaker, place, again: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ read: speaker, place, back: fc.nat(4) }) },
  ),
  { minLength: 5, maxLength: 25 },
);

/** Messages of a conversation and its read marks, from which the model computes unread counts. */
interface Talk {
  reference: string;
  members: Speaker[];
  messages: { by: Speaker; reference: string }[];
  read: Map<Speaker, number>;
}

const unreadIn = ({ messages, read }: Talk, by: Speaker): number =>
  messages.filter((message, index) => index >= (read.get(by) ?? 0) && message.by !== by).length;

async function play(story: readonly Turn[]): Promise<void> {
  const people = (count: number, role: 'player' | 'staff') =>
    makePeople(world, world.app.get(Tokens), count, { role, now: world.clock.now() });
  const [[one, other], [desk]] = [await people(2, 'player'), await people(1, 'staff')];
  if (!one || !other || !desk) throw new Error('a person is missing');
  await world.sql('update users set public_player = true where reference = any($1)', [
    [one.user, other.user],
  ]);
  const http = {
    one: world.agent(one.token),
    other: world.agent(other.token),
    desk: world.agent(desk.token),
  };
  const begin = async (body: object, members: Speaker[]): Promise<Talk> => {
    const answer = await http.one.post('/api/chats').send(body).expect(201);
    return {
      reference: (answer.body as { data: { reference: string } }).data.reference,
      members,
      messages: [],
      read: new Map(),
    };
  };
  const talks = {
    direct: await begin({ player: other.user }, ['one', 'other']),
    desk: await begin({}, ['one', 'desk']),
  };

  const send = async (talk: Talk, by: Speaker, again: boolean) => {
    const body = { chat: talk.reference, message: 'Salut', clientId: `c${talk.messages.length}` };
    const { body: sent } = await http[by].post('/api/messagings').send(body).expect(201);
    if (again) await http[by].post('/api/messagings').send(body).expect(200);
    talk.messages.push({ by, reference: (sent as { data: { reference: string } }).data.reference });
  };
  const read = async (talk: Talk, by: Speaker, back: number) => {
    const upTo = talk.messages.length - 1 - back;
    const message = talk.messages[upTo];
    if (!message) return;
    await http[by]
      .post(`/api/chats/${talk.reference}/read`)
      .send(back === 0 ? {} : { message: message.reference })
      .expect(200);
    talk.read.set(by, Math.max(talk.read.get(by) ?? 0, upTo + 1));
  };
  const check = async (by: Speaker) => {
    const mine = Object.values(talks).filter(({ members }) => members.includes(by));
    for (const talk of mine)
      expect(
        ((await http[by].get(`/api/chats/${talk.reference}`).expect(200)).body as ChatAnswer)
          .unread,
      ).toBe(unreadIn(talk, by));
    // The desk's unread count is not compared, because it includes unread messages in the
    // conversations of all players.
    if (by === 'desk') return;
    const { body } = await http[by].get('/api/auth/field/user').expect(200);
    expect((body as { unread: { messages: number } }).unread.messages).toBe(
      mine.reduce((sum, talk) => sum + unreadIn(talk, by), 0),
    );
  };

  for (const turn of story) {
    const [talk, by] = [talks[turn.place], 'send' in turn ? turn.send : turn.read];
    if (!talk.members.includes(by)) continue;
    await ('send' in turn ? send(talk, by, turn.again) : read(talk, by, turn.back));
    for (const member of talk.members) await check(member);
  }
}

test(
  `in ${RUNS} random runs of messages and reads, each count equals the unread messages`,
  async () => {
    await fc.assert(fc.asyncProperty(turns, play), {
      numRuns: RUNS,
      interruptAfterTimeLimit: RUNS * RUN_MS,
    });
  },
  RUNS * RUN_MS + 30_000,
);
