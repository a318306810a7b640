import fc from 'fast-check';
import { addDays } from '@five/shared/time/wall-time';
import { examine } from '../src/commands/examine.ts';
import { Jobs } from '../src/platform/jobs/jobs.ts';
import { makeMembers, type Member } from './waitlist-helpers.ts';
import { evenings, GUESTS, WaitlistScenario } from './model/waitlist-scenario.ts';
import { SingleSlotModel } from './model/single-slot-model.ts';
import { openVenue, wish } from './venue.ts';
import { createWorld, type World } from './world.ts';

const RUNS = Number(process.env.MODEL_RUNS ?? 4);
const HALL_RUNS = Math.ceil(RUNS / 1.5);
const RUN_MS = 30_000;
const PLAYERS = 5;
const [MINUTE_MS, DAY_MS] = [60_000, 24 * 60 * 60_000];
const SWEEPS = ['bookings.expire', 'waiting.lapse', 'waiting.over', 'waiting.fill'];

let world: World;
let begins = Date.parse('2026-11-22T09:00:00Z');

beforeAll(async () => {
  world = await createWorld({ at: '2026-11-22T09:00:00Z' });
  await openVenue(world);
  await (
    await world.admin()
  ).http
    .put('/api/venue')
    .send({ policies: { maxPending: 20, maxUpcoming: 50 } })
    .expect(200);
  // Pauses the jobs that expire bookings, offers and waiting list entries and that offer free slots
  // to the waiting list. The test decides when they run.
  for (const sweep of SWEEPS) await world.app.get(Jobs).pause(sweep);
});
afterEach(async () => expect(await examine({ query: (text) => world.sql(text) })).toEqual([]));
afterAll(() => world.close());

const DEEDS = ['book', 'wait', 'leave', 'give', 'take', 'decline'] as const;
type Act =
  | { what: (typeof DEEDS)[number]; player: number }
  | { what: 'pass'; minutes: number }
  | { what: 'sweep' };

const deed = fc.record({
  what: fc.constantFrom(...DEEDS, 'wait' as const, 'wait' as const),
  player: fc.nat(PLAYERS - 1),
});
const pass = fc.record({
  what: fc.constant('pass' as const),
  minutes: fc.constantFrom(10, 31, 61, 121, 600),
});
const stories = fc.array(
  fc.oneof(
    { weight: 7, arbitrary: deed },
    { weight: 2, arbitrary: pass },
    { weight: 1, arbitrary: fc.record({ what: fc.constant('sweep' as const) }) },
  ),
  { minLength: 8, maxLength: 20 },
);

/**
 * One slot on a pitch, three days after the start of the sequence, and the customers that compete
 * for it.
 */
class Story {
  private readonly singleSlotModel: SingleSlotModel;
  private readonly places = new Map<number, string>();
  private booking = '';

  constructor(
    private readonly people: Member[],
    private readonly date: string,
    start: number,
  ) {
    this.singleSlotModel = new SingleSlotModel(start, 60 * MINUTE_MS);
  }

  async act(act: Act): Promise<void> {
    if (act.what === 'pass') this.setClock(this.singleSlotModel.now + act.minutes * MINUTE_MS);
    else if (act.what === 'sweep') await this.sweep();
    else if (this.singleSlotModel.now < this.startsAt - 2 * 60 * MINUTE_MS)
      await this.press(act.what, act.player);
    await this.compare(act);
  }

  /**
   * Moves the clock to the start of the slot. Checks that no offer is open and no customer waits.
   */
  async end(): Promise<void> {
    this.setClock(this.startsAt);
    await this.sweep();
    expect((await this.holder())?.kind).not.toBe('offer');
    expect(
      await world.sql(`select 1 from waiting_entries where status in ('waiting', 'offered')`),
    ).toEqual([]);
  }

  private get startsAt(): number {
    return Date.parse(`${this.date}T19:00:00Z`);
  }

  private setClock(ms: number): void {
    this.singleSlotModel.now = ms;
    world.clock.set(new Date(ms));
  }

  private async sweep(): Promise<void> {
    for (const sweep of SWEEPS) await world.app.get(Jobs).run(sweep);
    if (this.singleSlotModel.now < this.startsAt) this.singleSlotModel.sweep();
  }

  private async press(what: (typeof DEEDS)[number], player: number): Promise<void> {
    const { status, reference } = await this.send(what, player);
    expect([what, player, status < 300]).toEqual([
      what,
      player,
      this.singleSlotModel[what](player),
    ]);
    if (status >= 300) return;
    if (what === 'wait') this.places.set(player, reference);
    if (what === 'book' || what === 'take') this.booking = reference;
  }

  private async send(
    what: (typeof DEEDS)[number],
    player: number,
  ): Promise<{ status: number; reference: string }> {
    const { http } = this.people[player] ?? {};
    if (!http) throw new Error(`no player with number ${player}`);
    const slot = { date: this.date, startTime: '19:00', endTime: '20:00', pitch: 'P1' };
    const place = this.places.get(player) ?? 'W-00000000';
    const { status, body } = await {
      book: () => http.post('/api/bookings').send(wish(slot)),
      wait: () => http.post('/api/waiting').send(slot),
      leave: () => http.delete(`/api/waiting/${place}`).send({}),
      give: () => http.delete(`/api/bookings/${this.booking}`).send({}),
      take: () => http.post(`/api/waiting/${place}/take`).send({ acceptRules: true }),
      decline: () => http.post(`/api/waiting/${place}/decline`).send({}),
    }[what]();
    const { data } = body as { data?: { reference: string; booking?: string | null } };
    return { status, reference: what === 'take' ? (data?.booking ?? '') : (data?.reference ?? '') };
  }

  /**
   * Compares the holder of the slot and the waiting list with the model. An offer ends at the start
   * of the slot at the latest.
   */
  private async compare(act: Act): Promise<void> {
    const holder = await this.holder();
    const { occupancy } = this.singleSlotModel;
    expect([act, holder && { kind: holder.kind, user: holder.user }]).toEqual([
      act,
      occupancy && { kind: occupancy.kind, user: this.people[occupancy.player]?.reference },
    ]);
    if (occupancy && holder) occupancy.until = holder.until.getTime();
    if (holder?.kind === 'offer') expect(holder.until.getTime()).toBeLessThanOrEqual(this.startsAt);
    const line = await world.sql<{ user: string }>(
      `select u.reference as "user" from waiting_entries w join customers c on c.id = w.customer_id
        join users u on u.id = c.user_id
      where w.status = 'waiting' and w.opening_day = $1 order by w.id`,
      [this.date],
    );
    expect([act, line.map(({ user }) => user)]).toEqual([
      act,
      this.singleSlotModel.waiting.map((player) => this.people[player]?.reference),
    ]);
  }

  private async holder(): Promise<{ kind: string; user: string; until: Date } | null> {
    const [row] = await world.sql<{ kind: string; user: string; until: Date }>(
      `select o.kind, u.reference as "user", o.lapses_at as until from occupancies o
      left join bookings b on b.reference = o.holder left
      join waiting_entries w on w.reference = o.holder
      join customers c on c.id = coalesce(b.customer_id, w.customer_id)
      join users u on u.id = c.user_id where lower(o.period) = $1`,
      [`${this.date}T19:00`],
    );
    return row ?? null;
  }
}

test(
  `random waiting list actions, ${RUNS} runs: no player is skipped and no offer outlives its slot`,
  async () => {
    const { MODEL_SEED: seed, MODEL_PATH: path } = process.env;
    await fc.assert(
      fc.asyncProperty(stories, async (acts) => {
        begins += 4 * DAY_MS;
        world.clock.set(new Date(begins));
        const story = new Story(
          await makeMembers(world, PLAYERS),
          addDays(new Date(begins).toISOString().slice(0, 10), 3),
          begins,
        );
        await story.act({ what: 'book', player: 0 });
        for (const act of acts) await story.act(act);
        await story.end();
      }),
      {
        numRuns: RUNS,
        interruptAfterTimeLimit: RUNS * RUN_MS,
        ...(seed && { seed: Number(seed) }),
        ...(path && { path }),
      },
    );
  },
  RUNS * RUN_MS + 30_000,
);

test(
  `two pitches, ${HALL_RUNS} runs: offers follow the rules, skip no player, end with the slot`,
  async () => {
    const { HALL_SEED: seed, HALL_PATH: path } = process.env;
    await fc.assert(
      fc.asyncProperty(evenings, async (deeds) => {
        begins += 4 * DAY_MS;
        world.clock.set(new Date(begins));
        const date = addDays(new Date(begins).toISOString().slice(0, 10), 3);
        await world.sql(
          `insert into occupancies (pitch_id, period, kind, holder, created_at) select id,
            tsrange($1::timestamp + interval '9 hours', $1::timestamp + interval '25 hours'),
            'block', 'BL-' || $1, $2 from pitches where code = 'P3'`,
          [date, world.clock.now()],
        );
        const story = new WaitlistScenario(world, await makeMembers(world, GUESTS), date);
        for (const deed of deeds) {
          await story.act(deed);
          await story.compare(deed);
        }
        world.clock.set(new Date(Date.parse(`${date}T23:00:00Z`)));
        for (const sweep of SWEEPS) await world.app.get(Jobs).run(sweep);
        expect(
          await world.sql(`select 1 from waiting_entries where status in ('waiting', 'offered')`),
        ).toEqual([]);
      }),
      {
        numRuns: HALL_RUNS,
        interruptAfterTimeLimit: HALL_RUNS * RUN_MS,
        ...(seed && { seed: Number(seed) }),
        ...(path && { path }),
      },
    );
  },
  HALL_RUNS * RUN_MS + 30_000,
);
