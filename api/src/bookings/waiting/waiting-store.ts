import { Injectable } from '@nestjs/common';
import { canFollowWaiting, type WaitingStatus } from '@five/shared/waiting/waiting.codes';
import { reachOf, type WaitlistRequest } from '@five/shared/waiting/waiting.rules';
import { addMinutes, type WallPeriod } from '@five/shared/time/wall-time';
import { Audit } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { lockThenRead, type Tx } from '../../platform/database/transactions.ts';
import { rangeOf } from '../../platform/rows/columns.ts';
import type { PitchRow } from '../../slots/pitches.queries.ts';
import { isActiveSql } from '../record/booking-record.ts';
import { WaitingEntry } from './waiting-entry.entity.ts';
import {
  LAST_START_SQL,
  WAITING_TABLES,
  waitingColumns,
  type WaitingRecord,
} from './waiting-record.ts';

/** Data of a new waiting-list entry. */
export type NewWaitingEntry = WaitlistRequest &
  Pick<WaitingEntry, 'reference' | 'customerId' | 'pitchId' | 'openingDay' | 'squad' | 'players'>;

/** The slot to offer, and the end of the offer. */
export interface OfferedSlot extends WallPeriod {
  pitch: PitchRow;
  endsAt: Date;
  endsWall: string;
}

/** Reference of the acting user; null for a scheduled job. */
type Actor = string | null;

/** How a waiting-list entry ends: its final status, and the booking that took an offer. */
export interface EntryEnd {
  status: Exclude<WaitingStatus, 'waiting' | 'offered'>;
  actor: Actor;
  /** Reference of the booking that took the offer. */
  booking?: string | null;
}

/** A change of an entry's status, as the audit trail records it. */
interface EntryTransition {
  to: Exclude<WaitingStatus, 'waiting'>;
  actor: Actor;
  changed: Record<string, unknown> | null;
}

/** Name of each status change in the audit trail. */
const ACTS: Record<Exclude<WaitingStatus, 'waiting'>, string> = {
  offered: 'waiting.offer',
  taken: 'waiting.take',
  declined: 'waiting.decline',
  lapsed: 'waiting.lapse',
  left: 'waiting.leave',
  over: 'waiting.over',
};

const READ = { select: `${waitingColumns('w.status')} ${WAITING_TABLES}`, key: 'w.id' };

/**
 * The only class that writes the waiting list. Every status change writes its audit entry in the
 * same transaction.
 */
@Injectable()
export class WaitingStore {
  constructor(
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
    private readonly audit: Audit,
  ) {}

  async insert(tx: Tx, place: NewWaitingEntry, actor: string): Promise<void> {
    const { pitch, start, minutes, ...row } = place;
    const end = addMinutes(start, minutes);
    await tx.insert(WaitingEntry, {
      ...row,
      period: rangeOf({ start, end }),
      reach: rangeOf(reachOf(place)),
      status: 'waiting',
      createdBy: actor,
      createdAt: this.clock.now(),
    });
    await this.audit.record(tx, {
      actor,
      act: 'waiting.join',
      subjectKind: 'waiting',
      subject: row.reference,
      from: null,
      to: 'waiting',
      changed: { pitch, start, end },
    });
  }

  /**
   * Locks a waiting-list entry, limited to entries of `customerId` if given. Undefined if there is
   * none.
   */
  async lock(
    tx: Tx,
    reference: string,
    customerId: number | null = null,
  ): Promise<WaitingRecord | undefined> {
    const [record] = await this.locked(
      tx,
      `select w.id from waiting_entries w where w.reference = $1 and ($2::bigint is null
        or w.customer_id = $2) for update`,
      [reference, customerId],
    );
    return record;
  }

  /**
   * Locks a waiting-list entry that may become a booking, after locking its customer. Limited to
   * entries of `customerId` if given; undefined if there is none.
   */
  async lockWithCustomer(
    tx: Tx,
    reference: string,
    customerId: number | null = null,
  ): Promise<WaitingRecord | undefined> {
    await tx.query(
      `select 1 from customers where id = (select w.customer_id from waiting_entries w
        where w.reference = $1 and ($2::bigint is null or w.customer_id = $2)) for update`,
      [reference, customerId],
    );
    return this.lock(tx, reference, customerId);
  }

  lockAll(tx: Tx, references: string[]): Promise<WaitingRecord[]> {
    return this.locked(
      tx,
      `select w.id from waiting_entries w where w.reference = any($1) order by w.id for update`,
      [references],
    );
  }

  /**
   * Locks the waiting-list entries that accept the pitch and whose acceptable period overlaps the
   * given period, in order of arrival. If there are none, the call costs one index lookup.
   */
  lockQueue(tx: Tx, pitchId: number, { start, end }: WallPeriod): Promise<WaitingRecord[]> {
    return this.locked(
      tx,
      `select w.id from waiting_entries w where w.status = 'waiting' and w.reach && tsrange($2, $3)
        and (w.pitch_id is null or w.pitch_id = $1)
      order by w.id for update`,
      [pitchId, start, end],
    );
  }

  /** Locks entries whose offer has expired. Rows that another process has locked are skipped. */
  lockLapsed(tx: Tx, most: number): Promise<WaitingRecord[]> {
    return this.locked(
      tx,
      `select w.id from waiting_entries w where w.status = 'offered' and w.offer_ends_at <= $1
        order by w.id limit $2 for update skip locked`,
      [this.clock.now(), most],
    );
  }

  /**
   * Locks entries that can no longer get a slot. Their last acceptable start has come, or the
   * customer has since made a booking that overlaps the requested period.
   */
  lockOver(tx: Tx, most: number): Promise<WaitingRecord[]> {
    return this.locked(
      tx,
      `select w.id from waiting_entries w where w.status = 'waiting'
        and (${LAST_START_SQL} <= $1::timestamp
      or exists (select from bookings b where b.customer_id = w.customer_id
      and b.created_at >= w.created_at and b.period && w.period
      and b.status in ('pending', 'confirmed')))
      order by w.id limit $2 for update skip locked`,
      [this.venueClock.now(), most],
    );
  }

  /** Locks the active entries of these customers; entries with an offer come first. */
  lockActive(tx: Tx, ...customers: number[]): Promise<WaitingRecord[]> {
    return this.locked(
      tx,
      `select w.id from waiting_entries w where w.customer_id = any($1)
        and w.status in ('waiting', 'offered') order by w.status = 'waiting', w.id for update`,
      [customers],
    );
  }

  private locked(tx: Tx, lock: string, values: unknown[]): Promise<WaitingRecord[]> {
    return lockThenRead<WaitingRecord>(tx, READ, lock, values);
  }

  /** Whether a customer has an active booking or hold in the period. */
  async plays(tx: Tx, customerId: number, { start, end }: WallPeriod): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `select 1 from bookings b where b.customer_id = $1 and b.period && tsrange($2, $3)
      and ${isActiveSql('$4')} limit 1`,
      [customerId, start, end, this.clock.now()],
    );
    return rows.length > 0;
  }

  /** Key of the customer of a booking; null if there is no such booking. */
  async ownerOf(tx: Tx, booking: string): Promise<number | null> {
    const [row] = await tx.query<{ id: number }[]>(
      'select customer_id as id from bookings where reference = $1',
      [booking],
    );
    return row?.id ?? null;
  }

  /**
   * Assigns all waiting-list entries of one customer to another customer; the caller has locked
   * both.
   */
  async moveToCustomer(tx: Tx, from: number, to: number): Promise<void> {
    await tx.query('update waiting_entries set customer_id = $2 where customer_id = $1', [
      from,
      to,
    ]);
  }

  /** Records that the slot is offered to this waiting-list entry. */
  async offer(
    tx: Tx,
    record: WaitingRecord,
    { pitch, start, end, endsAt, endsWall }: OfferedSlot,
    actor: Actor,
  ): Promise<WaitingRecord> {
    const changes = { status: 'offered', offeredPitchId: pitch.id, offerEndsAt: endsAt } as const;
    await tx.update(
      WaitingEntry,
      { id: record.id },
      {
        ...changes,
        offeredPeriod: rangeOf({ start, end }),
        offeredAt: this.clock.now(),
        offerEndsWall: endsWall,
      },
    );
    await this.note(tx, record, {
      to: 'offered',
      actor,
      changed: { pitch: pitch.code, start, end, until: endsAt.toISOString() },
    });
    return {
      ...record,
      ...changes,
      offeredPitch: pitch.code,
      offeredPitchName: pitch.name,
      offeredStart: start,
      offeredEnd: end,
    };
  }

  /** Ends an entry; the caller has locked `record`. Returns the entry after the change. */
  async end(
    tx: Tx,
    record: WaitingRecord,
    { status, actor, booking = null }: EntryEnd,
  ): Promise<WaitingRecord> {
    await tx.update(WaitingEntry, { id: record.id }, { status, booking });
    await this.note(tx, record, {
      to: status,
      actor,
      changed: booking === null ? null : { booking },
    });
    return { ...record, status, booking };
  }

  private note(
    tx: Tx,
    record: WaitingRecord,
    { to, actor, changed }: EntryTransition,
  ): Promise<void> {
    if (!canFollowWaiting(record.status, to))
      throw new Error(`a place in line that is ${record.status} cannot become ${to}`);
    return this.audit.record(tx, {
      actor,
      act: ACTS[to],
      subjectKind: 'waiting',
      subject: record.reference,
      from: record.status,
      to,
      changed,
    });
  }
}
