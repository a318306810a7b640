import fc from 'fast-check';
import type { Member } from '../waitlist-helpers.ts';
import { wish } from '../venue.ts';
import type { World } from '../world.ts';
import { WaitlistModel, type Held, type WaitRequest } from './waitlist-model.ts';

/** Number of players in the scenario. */
export const GUESTS = 6;
const PITCHES = ['P1', 'P2'] as const;
const HOURS = [18, 19, 20, 21];

/**
 * A step of the scenario. For `give` (cancel), `take` and `decline`, `at` selects one of the
 * current bookings or offers: its index modulo their number.
 */
export type ScenarioStep =
  | { what: 'book'; player: number; pitch: string; from: number; hours: 1 | 2 }
  | ({ what: 'wait' } & WaitRequest)
  | { what: 'give' | 'take' | 'decline'; at: number };

const [player, from, hours, pitch] = [
  fc.nat(GUESTS - 1),
  fc.constantFrom(...HOURS),
  fc.constantFrom<1 | 2>(1, 2),
  fc.constantFrom(...PITCHES),
];
const waits = fc.record({
  what: fc.constant('wait' as const),
  player,
  pitch: fc.option(pitch),
  from,
  hours,
  acceptsNearbyStart: fc.constantFrom(true, true, true, false),
  acceptsOtherLength: fc.boolean(),
});
const deed: fc.Arbitrary<ScenarioStep> = fc.oneof(
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('book' as const), player, pitch, from, hours }),
  },
  { weight: 3, arbitrary: waits },
  {
    weight: 8,
    arbitrary: fc.record({
      what: fc.constantFrom(
        'give' as const,
        'give' as const,
        'take' as const,
        'decline' as const,
        'decline' as const,
      ),
      at: fc.nat(7),
    }),
  },
);
const many = (one: fc.Arbitrary<ScenarioStep>, minLength: number, maxLength: number) =>
  fc.array(one, { minLength, maxLength, size: 'max' });

/**
 * Generates an evening: first all hours are booked, then customers join the waiting list, then
 * random steps follow.
 */
export const evenings = fc
  .tuple(many(waits, 8, 12), many(deed, 12, 20))
  .map(([first, then]): ScenarioStep[] => [
    ...PITCHES.flatMap((on, at) =>
      HOURS.map((start, part): ScenarioStep => ({
        what: 'book',
        player: (at * 2 + Math.floor(part / 2)) % GUESTS,
        pitch: on,
        from: start,
        hours: 1,
      })),
    ),
    ...first,
    ...then,
  ]);

const hourOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Plays an evening on two pitches through the API and in the model. */
export class WaitlistScenario {
  private readonly waitlistModel = new WaitlistModel(PITCHES);
  private readonly references = new Map<Held | WaitRequest, string>();

  constructor(
    private readonly world: World,
    private readonly people: Member[],
    private readonly date: string,
  ) {}

  async act(deed: ScenarioStep): Promise<void> {
    if (deed.what === 'book') await this.book(deed, this.agentOf(deed.player));
    else if (deed.what === 'wait') await this.wait(deed, this.agentOf(deed.player));
    else await this.settle(deed);
  }

  /** Compares occupancies and the waiting list with the model. */
  async compare(deed: ScenarioStep): Promise<void> {
    const on = await this.world.sql<{
      kind: string;
      user: string;
      pitch: string;
      from: number;
      to: number;
    }>(ON, [this.date]);
    const line = await this.world.sql<{ user: string; from: number }>(WAITS, [this.date]);
    expect({ deed, on, line }).toEqual({
      deed,
      on: inOrder(
        this.waitlistModel.held.map(({ kind, player, pitch, from, to }) => ({
          kind,
          user: this.nameOf(player),
          pitch,
          from,
          to,
        })),
      ),
      line: this.waitlistModel.waiting.map(({ player, from }) => ({
        user: this.nameOf(player),
        from,
      })),
    });
  }

  private async settle(deed: Extract<ScenarioStep, { at: number }>): Promise<void> {
    const open = this.waitlistModel.held.filter(
      ({ kind }) => kind === (deed.what === 'give' ? 'booking' : 'offer'),
    );
    const one = open[deed.at % open.length];
    if (!one) return;
    const [http, reference] = [
      this.agentOf(one.player),
      this.references.get(one.entry ?? one) ?? '',
    ];
    this.waitlistModel[deed.what](one);
    const sent =
      deed.what === 'give'
        ? http.delete(`/api/bookings/${reference}`).send({})
        : http
            .post(`/api/waiting/${reference}/${deed.what}`)
            .send(deed.what === 'take' ? { acceptRules: true } : {});
    const { body } = await sent.expect(deed.what === 'take' ? 201 : 200);
    if (deed.what === 'take')
      this.references.set(one, (body as { data: { booking: string } }).data.booking);
  }

  private async book(
    deed: Extract<ScenarioStep, { what: 'book' }>,
    http: Member['http'],
  ): Promise<void> {
    const { player, pitch, from, hours } = deed;
    const { status, body } = await http
      .post('/api/bookings')
      .send(
        wish({ date: this.date, startTime: hourOf(from), endTime: hourOf(from + hours), pitch }),
      );
    this.same(deed, status, this.waitlistModel.book(player, pitch, { from, to: from + hours }));
    const made = this.waitlistModel.held.at(-1);
    if (status === 201 && made)
      this.references.set(made, (body as { data: { reference: string } }).data.reference);
  }

  private async wait(
    { what, ...wanted }: Extract<ScenarioStep, { what: 'wait' }>,
    http: Member['http'],
  ): Promise<void> {
    const { from, hours, pitch, acceptsNearbyStart, acceptsOtherLength } = wanted;
    const { status, body } = await http.post('/api/waiting').send({
      date: this.date,
      startTime: hourOf(from),
      endTime: hourOf(from + hours),
      flexible: acceptsNearbyStart,
      otherLength: acceptsOtherLength,
      ...(pitch !== null && { pitch }),
    });
    this.same({ what, ...wanted }, status, this.waitlistModel.wait(wanted));
    if (status === 201)
      this.references.set(wanted, (body as { data: { reference: string } }).data.reference);
  }

  private same(deed: ScenarioStep, status: number, may: boolean): void {
    expect([deed, status < 300]).toEqual([deed, may]);
  }

  private agentOf(player: number): Member['http'] {
    const { http } = this.people[player] ?? {};
    if (!http) throw new Error(`no player with number ${player}`);
    return http;
  }

  private nameOf(player: number): string {
    return this.people[player]?.reference ?? '';
  }
}

const inOrder = <Row extends { pitch: string; from: number }>(rows: Row[]): Row[] =>
  rows.toSorted((one, other) =>
    one.pitch === other.pitch ? one.from - other.from : one.pitch < other.pitch ? -1 : 1,
  );

const ON = `select o.kind, u.reference as "user", p.code as pitch, extract(epoch
  from lower(o.period) - $1::timestamp)::int / 3600 as "from", extract(epoch
  from upper(o.period) - $1::timestamp)::int / 3600 as "to"
  from occupancies o join pitches p on p.id = o.pitch_id left
  join bookings b on b.reference = o.holder left join waiting_entries w on w.reference = o.holder
  join customers c on c.id = coalesce(b.customer_id, w.customer_id) join users u on u.id = c.user_id
  where lower(o.period) >= $1::timestamp and lower(o.period) < $1::timestamp + interval '26 hours'
  order by p.code, lower(o.period)`;
const WAITS = `select u.reference as "user", extract(hour from lower(w.period))::int as "from"
  from waiting_entries w join customers c on c.id = w.customer_id join users u on u.id = c.user_id
  where w.status = 'waiting' and w.opening_day = $1 order by w.id`;
