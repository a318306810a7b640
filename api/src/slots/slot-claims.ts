import { Injectable } from '@nestjs/common';
import type { SlotChange } from '@five/shared/realtime/topics';
import { fold } from '@five/shared/search/fold';
import { gridStarts } from '@five/shared/slots/opening.rules';
import type { OccupancyKind, SlotState } from '@five/shared/slots/slots.codes';
import {
  addDays,
  dateOfWall,
  daysBetween,
  minuteOfWall,
  timeOfWall,
  type WallPeriod,
  wallOfMinute,
} from '@five/shared/time/wall-time';
import { Clock } from '../platform/clock/clock.ts';
import type { VenueClock } from '../platform/clock/venue-clock.ts';
import { type Tx, Transactions } from '../platform/database/transactions.ts';
import { codeRefused } from '../platform/http/domain-error.ts';
import { Realtime } from '../platform/realtime/realtime.ts';
import type { VenueRules } from '../settings/venue-rules.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import { PitchesQueries } from './pitches.queries.ts';

/** The holder of an occupancy: its kind and the holder's reference. */
export interface Holder {
  kind: OccupancyKind;
  holder: string;
}

export interface OccupancyRequest extends Holder {
  /** Ids of the acceptable pitches, best first. */
  pitchIds: number[];
  period: WallPeriod;
  /** End of the hold (a pending booking); null: the pitch is occupied until it is released. */
  lapsesAt: Date | null;
  reason?: string | null;
}

/** An occupancy of one certain pitch. */
export interface SinglePitchRequest extends Holder, PitchPeriod {
  lapsesAt: Date | null;
}

/** Results of claims, by their holders. */
interface OccupiedSlots {
  occupied: Set<string>;
  behindLapsed: Set<string>;
}

/** A pitch and a period that was freed or taken. */
export interface PitchPeriod {
  pitchId: number;
  period: WallPeriod;
}

/**
 * Handler that ends holders of one kind whose hold has expired, and releases their occupancies. It
 * runs in the transaction that needs the slot.
 */
export type LapseHandler = (tx: Tx, holders: string[]) => Promise<void>;

/**
 * Kinds of holders that expire, in the lock order: series, bookings, waiting-list entries. The end
 * of a draft locks nothing.
 */
const LAPSING_KINDS = [
  'series',
  'booking',
  'offer',
  'draft',
] as const satisfies readonly OccupancyKind[];
type LapsingKind = (typeof LAPSING_KINDS)[number];

// Maximum number of attempts of `occupy`. It exceeds the number of concurrent transactions that can
// take a slot first on every pitch of a venue.
const TRIES = 25;

// Maximum number of opening days for which one change sends events, enough for a block of two
// weeks. Browsers that show later days get no event and read the days again later.
const MAX_DAYS = 15;

/** Sends realtime events of taken and freed slots to the availability grids in browsers. */
@Injectable()
export class SlotsEvents {
  constructor(
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
    private readonly settings: VenueSettings,
    private readonly pitches: PitchesQueries,
  ) {}

  /**
   * Sends an event after the commit to the viewers of each affected opening day. `lapsesAt` is the
   * end of the new hold (a pending booking).
   */
  changed(
    tx: Tx,
    pitchPeriod: { pitchId: number; period: WallPeriod },
    state: SlotState,
    lapsesAt: Date | null = null,
  ): void {
    this.transactions.afterCommit(tx, () =>
      this.announce(pitchPeriod, { state, heldUntil: lapsesAt?.toISOString() ?? null }),
    );
  }

  private async announce(
    { pitchId, period }: { pitchId: number; period: WallPeriod },
    news: { state: SlotState; heldUntil: string | null },
  ): Promise<void> {
    const venue = await this.settings.current();
    const pitch = (await this.pitches.all()).find(({ id }) => id === pitchId);
    if (!pitch) return;
    for (const date of daysOf(period)) {
      const changes = slotsWithin(date, period, venue).map((slot) => ({
        pitch: pitch.code,
        ...slot,
        ...news,
      }));
      if (changes.length > 0) this.realtime.emit('/availability', date, 'slots', { date, changes });
    }
  }
}

/**
 * Claims slots: each claim is a row of the table `occupancies`, whose exclusion constraint
 * guarantees that no two occupancies of a pitch overlap. An expired hold does not block a claim.
 */
@Injectable()
export abstract class SlotClaims {
  private readonly lapseHandlers = new Map<LapsingKind, LapseHandler>();
  private readonly ended = new WeakSet<Tx>();

  constructor(
    private readonly clock: Clock,
    protected readonly events: SlotsEvents,
  ) {}

  /** Registers the handler that ends expired holders of this kind. */
  onLapse(kind: LapsingKind, handler: LapseHandler): void {
    this.lapseHandlers.set(kind, handler);
  }

  /**
   * Occupies the first free pitch for the period and returns its id; null if all pitches are taken.
   * Waits for the uncommitted row of a concurrent transaction. Ends an expired hold (a pending
   * booking) at once.
   */
  async occupy(tx: Tx, claim: OccupancyRequest): Promise<number | null> {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const { tried, taken } = await this.attempt(tx, claim);
      if (taken !== null) {
        this.events.changed(tx, { pitchId: taken, period: claim.period }, 'taken', claim.lapsesAt);
        return taken;
      }
      if (tried === null) return null;
      await this.endLapsed(tx, { pitchId: tried, period: claim.period });
    }
    return null;
  }

  /**
   * Occupies the periods that are free, each on one pitch. Of claims for one period, the first one
   * gets it. Expired holds are not ended.
   * @returns the holders that got their slot, and those for which an expired hold must end first
   */
  async occupyEach(tx: Tx, claims: readonly SinglePitchRequest[]): Promise<OccupiedSlots> {
    const rows = JSON.stringify(
      claims.map(({ period, ...claim }, rank) => ({ ...claim, ...period, rank })),
    );
    const taken = await tx.query<{ holder: string }[]>(OCCUPY_EACH, [rows, this.clock.now()]);
    const occupied = new Set(taken.map(({ holder }) => holder));
    for (const { holder, pitchId, period, lapsesAt } of claims)
      if (occupied.has(holder)) this.events.changed(tx, { pitchId, period }, 'taken', lapsesAt);
    const lapsed =
      occupied.size < claims.length
        ? await tx.query<{ holder: string }[]>(BEHIND_LAPSED, [rows, this.clock.now()])
        : [];
    return { occupied, behindLapsed: new Set(lapsed.map(({ holder }) => holder)) };
  }

  /**
   * Ends expired holds (pending bookings) on these pitches in the period. Their slots are offered
   * to the waiting list.
   */
  async endLapsedWithin(tx: Tx, pitchIds: readonly number[], period: WallPeriod): Promise<void> {
    for (const pitchId of pitchIds) await this.endLapsed(tx, { pitchId, period });
  }

  /**
   * Whether this transaction ended an expired hold (a pending booking). If the transaction is
   * rolled back, the hold exists again, and the caller must end it in another transaction.
   */
  hasEnded(tx: Tx): boolean {
    return this.ended.has(tx);
  }

  private async attempt(tx: Tx, claim: OccupancyRequest): Promise<Attempt> {
    const { pitchIds, period, kind, holder, lapsesAt, reason } = claim;
    const [row] = await tx.query<Attempt[]>(OCCUPY, [
      pitchIds,
      period.start,
      period.end,
      this.clock.now(),
      kind,
      holder,
      lapsesAt,
      reason ?? null,
      reason ? fold(reason) : null,
    ]);
    return row ?? { tried: null, taken: null };
  }

  private async endLapsed(tx: Tx, { pitchId, period }: PitchPeriod): Promise<void> {
    const lapsed = await tx.query<Holder[]>(LAPSED, [
      pitchId,
      period.start,
      period.end,
      this.clock.now(),
    ]);
    if (lapsed.length > 0) this.ended.add(tx);
    for (const kind of LAPSING_KINDS) {
      const holders = lapsed.filter((one) => one.kind === kind).map(({ holder }) => holder);
      if (holders.length > 0) await this.lapseHandlers.get(kind)?.(tx, holders);
    }
  }
}

/**
 * Returns the instant at which a booking, a block or a match starts.
 * @param start wall time of the venue
 * @throws DomainError BOOKING_TIME_SKIPPED if a clock change skips the wall time
 */
export function instantOfStart(venueClock: VenueClock, start: string): Date {
  const instant = venueClock.instantOf(start);
  if (instant === null) throw codeRefused('BOOKING_TIME_SKIPPED');
  return instant;
}

/**
 * Returns the opening days that a period can affect. The day before its first date is included,
 * because its night continues past midnight.
 */
function daysOf({ start, end }: WallPeriod): string[] {
  const first = addDays(dateOfWall(start), -1);
  const count = Math.min(daysBetween(first, dateOfWall(end)) + 1, MAX_DAYS);
  return Array.from({ length: count }, (_, day) => addDays(first, day));
}

function slotsWithin(
  date: string,
  period: WallPeriod,
  venue: VenueRules,
): Omit<SlotChange, 'pitch' | 'state' | 'heldUntil'>[] {
  const [from, to] = [minuteOfWall(period.start), minuteOfWall(period.end)];
  return gridStarts(date, venue, venue.slotMinutes)
    .filter((start) => start < to && start + venue.slotMinutes > from)
    .map((start) => {
      const wall = wallOfMinute(start);
      return {
        date: dateOfWall(wall),
        startTime: timeOfWall(wall),
        endTime: timeOfWall(wallOfMinute(start + venue.slotMinutes)),
      };
    });
}

interface Attempt {
  tried: number | null;
  taken: number | null;
}

// SQL that occupies a pitch. `not exists` does not see the uncommitted row of a concurrent
// transaction, but the insert waits for that row. Without `on conflict`, concurrent transactions
// would deadlock.
const OCCUPY = `
  with free as (
    select c.pitch_id from unnest($1::bigint[]) with ordinality c (pitch_id, rank)
    where not exists (
      select from occupancies o
      where o.pitch_id = c.pitch_id and o.period && tsrange($2, $3)
        and (o.lapses_at is null or o.lapses_at > $4))
    order by c.rank limit 1
  ), taken as (
    insert into occupancies (pitch_id, period, kind, holder, lapses_at, reason, search, created_at)
    select pitch_id, tsrange($2, $3), $5, $6, $7, $8, $9, $4 from free
    on conflict do nothing returning pitch_id
  )
  select (select pitch_id from free) as tried, (select pitch_id from taken) as taken`;

const CLAIMS = `jsonb_to_recordset($1::jsonb) as c ("pitchId" bigint, start timestamp,
  "end" timestamp, kind text, holder text, "lapsesAt" timestamptz, rank int)`;

// All transactions insert in the order of pitches and starts, which prevents deadlocks.
const OCCUPY_EACH = `
  insert into occupancies (pitch_id, period, kind, holder, lapses_at, created_at)
  select c."pitchId", tsrange(c.start, c."end"), c.kind, c.holder, c."lapsesAt", $2
  from ${CLAIMS} order by c."pitchId", c.start, c."end", c.rank
  on conflict do nothing returning holder`;

const BEHIND_LAPSED = `
  select c.holder from ${CLAIMS} where exists (select from occupancies o
    where o.pitch_id = c."pitchId" and o.period && tsrange(c.start, c."end")
      and o.lapses_at <= $2)`;

const LAPSED = `
  select kind, holder from occupancies
  where pitch_id = $1 and period && tsrange($2, $3) and lapses_at <= $4 order by holder`;
