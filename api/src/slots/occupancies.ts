import { Injectable } from '@nestjs/common';
import { fold } from '@five/shared/search/fold';
import type { OccupancyKind } from '@five/shared/slots/slots.codes';
import { type WallPeriod, withoutPeriods } from '@five/shared/time/wall-time';
import { Clock } from '../platform/clock/clock.ts';
import { wallsSql } from '../platform/clock/wall-sql.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { SlotsEvents } from './slots.events.ts';

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
 * Function that is called with a freed period and the holder that released it. It returns the parts
 * of the period that it has given to another holder.
 */
export type FreedListener = (
  tx: Tx,
  freed: PitchPeriod,
  by: Holder,
) => Promise<readonly WallPeriod[] | void>;

/** Kinds of holders that expire, in the lock order: series, bookings, waiting-list entries. */
const LAPSING_KINDS = ['series', 'booking', 'offer'] as const satisfies readonly OccupancyKind[];
type LapsingKind = (typeof LAPSING_KINDS)[number];

// Maximum number of attempts of `occupy`. It exceeds the number of concurrent transactions that can
// take a slot first on every pitch of a venue.
const TRIES = 25;

/**
 * Makes all writes to the table `occupancies`. The exclusion constraint guarantees that no two
 * occupancies of a pitch overlap.
 */
@Injectable()
export class Occupancies {
  private readonly lapseHandlers = new Map<LapsingKind, LapseHandler>();
  private readonly freedListeners: FreedListener[] = [];
  private readonly ended = new WeakSet<Tx>();

  constructor(
    private readonly clock: Clock,
    private readonly events: SlotsEvents,
  ) {}

  /** Registers the handler that ends expired holders of this kind. */
  onLapse(kind: LapsingKind, handler: LapseHandler): void {
    this.lapseHandlers.set(kind, handler);
  }

  /** Registers a listener that is called for every freed period, inside the transaction. */
  onFreed(listener: FreedListener): void {
    this.freedListeners.push(listener);
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
   * Releases all occupancies of the holder, or only occupancies that begin at the given wall times.
   * Returns the released occupancies.
   */
  async release(
    tx: Tx,
    holder: Holder,
    starts: readonly string[] | null = null,
  ): Promise<PitchPeriod[]> {
    const released = await this.remove(tx, holder, starts);
    for (const freed of released) await this.notifyFreed(tx, freed, holder);
    return released;
  }

  /**
   * Replaces the holder's occupancy by the requested one and returns the id of its pitch. Null
   * means that every requested pitch is taken; the caller must then roll back the transaction.
   */
  async move(tx: Tx, claim: OccupancyRequest, days: LockedDay[]): Promise<number | null> {
    await this.lockDays(tx, days);
    return (await this.replace(tx, claim, null, [claim]))[0] ?? null;
  }

  /**
   * Releases occupancies of the holder `from`, then calls `occupy` for each of `claims` and returns
   * the results. If `starts` is null, all occupancies of the holder are released, otherwise only
   * the occupancies that begin at these wall times. Afterwards the listeners of freed periods are
   * called.
   */
  async replace(
    tx: Tx,
    from: Holder,
    starts: readonly string[] | null,
    claims: readonly OccupancyRequest[],
  ): Promise<(number | null)[]> {
    const left = await this.remove(tx, from, starts);
    const taken: (number | null)[] = [];
    for (const claim of claims) taken.push(await this.occupy(tx, claim));
    for (const freed of left)
      await this.notifyFreed(
        tx,
        freed,
        from,
        claims.filter((_, index) => taken[index] === freed.pitchId).map(({ period }) => period),
      );
    return taken;
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

  /**
   * Locks pairs of pitch and day until the transaction ends. Transactions that take several slots
   * or exchange slots thus wait for each other.
   */
  async lockDays(tx: Tx, days: LockedDay[]): Promise<void> {
    await tx.query(LOCK_DAYS, [days.map(({ pitchId }) => pitchId), days.map(({ day }) => day)]);
  }

  /**
   * Sets the end of the holder's hold (a pending booking); null: the pitch is occupied until it is
   * released.
   */
  async setLapse(tx: Tx, { kind, holder }: Holder, at: Date | null): Promise<void> {
    const [rows] = await tx.query<[Freed[], number]>(SET_LAPSE, [kind, holder, at]);
    for (const pitchPeriod of rows.map(pitchPeriodOf))
      this.events.changed(tx, pitchPeriod, 'taken', at);
  }

  /**
   * Calls the listeners of freed periods for the released occupancy `freed`. Then sends an event to
   * the availability grids for the parts of its period that remain free.
   */
  private async notifyFreed(
    tx: Tx,
    freed: PitchPeriod,
    by: Holder,
    stillOccupied: readonly WallPeriod[] = [],
  ): Promise<void> {
    const reoccupied = [...stillOccupied];
    for (const listener of this.freedListeners)
      reoccupied.push(...((await listener(tx, freed, by)) ?? []));
    for (const period of withoutPeriods(freed.period, reoccupied))
      this.events.changed(tx, { ...freed, period }, 'free');
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

  private async remove(
    tx: Tx,
    { kind, holder }: Holder,
    starts: readonly string[] | null,
  ): Promise<PitchPeriod[]> {
    const [rows] = await tx.query<[Freed[], number]>(REMOVE, [kind, holder, starts]);
    return rows.map(pitchPeriodOf);
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

/** A pair of pitch and opening day that `lockDays` locks. */
export interface LockedDay {
  pitchId: number;
  /** The day, in days since 1970-01-01. */
  day: number;
}

interface Attempt {
  tried: number | null;
  taken: number | null;
}

interface Freed {
  pitch_id: number;
  start: string;
  end: string;
}

const pitchPeriodOf = ({ pitch_id, start, end }: Freed): PitchPeriod => ({
  pitchId: pitch_id,
  period: { start, end },
});

/** SQL of both ends of a period as wall time. */
export const WALLS = wallsSql('period');

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

const REMOVE = `delete from occupancies where kind = $1 and holder = $2 and ($3::timestamp[] is null
  or lower(period) = any($3)) returning pitch_id, ${WALLS}`;

const SET_LAPSE = `update occupancies set lapses_at = $3 where kind = $1 and holder = $2
  returning pitch_id, ${WALLS}`;

const LAPSED = `
  select kind, holder from occupancies
  where pitch_id = $1 and period && tsrange($2, $3) and lapses_at <= $4 order by holder`;

// SQL that locks days in a fixed order, so that two moves that swap slots wait for each other
// instead of deadlocking.
const LOCK_DAYS = `
  select pg_advisory_xact_lock(pitch::int, day) from (
    select distinct pitch, day from unnest($1::bigint[], $2::int[]) l (pitch, day)
    order by pitch, day) ordered`;
