import { Injectable } from '@nestjs/common';
import { type WallPeriod, withoutPeriods } from '@five/shared/time/wall-time';
import { wallsSql } from '../platform/clock/venue-clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { type Holder, type OccupancyRequest, type PitchPeriod, SlotClaims } from './slot-claims.ts';

/**
 * Function that is called with a freed period and the holder that released it. It returns the parts
 * of the period that it has given to another holder.
 */
export type FreedListener = (
  tx: Tx,
  freed: PitchPeriod,
  by: Holder,
) => Promise<readonly WallPeriod[] | void>;

/**
 * Makes all writes to the table `occupancies`: claims of slots, and the release, move and end of
 * existing occupancies.
 */
@Injectable()
export class Occupancies extends SlotClaims {
  private readonly freedListeners: FreedListener[] = [];

  /** Registers a listener that is called for every freed period, inside the transaction. */
  onFreed(listener: FreedListener): void {
    this.freedListeners.push(listener);
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

  private async remove(
    tx: Tx,
    { kind, holder }: Holder,
    starts: readonly string[] | null,
  ): Promise<PitchPeriod[]> {
    const [rows] = await tx.query<[Freed[], number]>(REMOVE, [kind, holder, starts]);
    return rows.map(pitchPeriodOf);
  }
}

/** A pair of pitch and opening day that `lockDays` locks. */
export interface LockedDay {
  pitchId: number;
  /** The day, in days since 1970-01-01. */
  day: number;
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

const REMOVE = `delete from occupancies where kind = $1 and holder = $2 and ($3::timestamp[] is null
  or lower(period) = any($3)) returning pitch_id, ${WALLS}`;

const SET_LAPSE = `update occupancies set lapses_at = $3 where kind = $1 and holder = $2
  returning pitch_id, ${WALLS}`;

// SQL that locks days in a fixed order, so that two moves that swap slots wait for each other
// instead of deadlocking.
const LOCK_DAYS = `
  select pg_advisory_xact_lock(pitch::int, day) from (
    select distinct pitch, day from unnest($1::bigint[], $2::int[]) l (pitch, day)
    order by pitch, day) ordered`;
