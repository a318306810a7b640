import { Injectable } from '@nestjs/common';
import { type Locale, textOf } from '@five/shared/locales/locale';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { CHANCE_WEEKS, WAITING_STATUSES } from '@five/shared/waiting/waiting.codes';
import type { OfferAnswer, WaitingAnswer } from '@five/shared/waiting/waiting.contract';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { byReference, type RawQuery } from '../../platform/lists/list-query.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import { Lists } from '../../platform/lists/lists.ts';
import { Page } from '../../platform/lists/page.ts';
import { recordCustomerAnswer } from '../../users/customers/record-customer.ts';
import { BookingSquads } from '../record/booking-squads.ts';
import { OfferAnswers } from './offer-answers.ts';
import {
  offeredOf,
  WAITING_TABLES,
  waitingColumns,
  type WaitingRecord,
  waitingStatusSql,
} from './waiting-record.ts';

interface Listed extends WaitingRecord {
  rank: number | null;
  freed: number | null;
}

/**
 * Reads the waiting list. Expiry is computed from the clock at the time of the read, so the result
 * does not depend on the scheduled sweep.
 */
@Injectable()
export class WaitingQueries {
  constructor(
    private readonly lists: Lists,
    private readonly source: DataSource,
    private readonly offers: OfferAnswers,
    private readonly squads: BookingSquads,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Returns all entries, or the entries of one customer. Entries with an open offer come first,
   * then waiting entries, then all others. Each of these groups is sorted by the start of the
   * requested slot.
   */
  async page(query: RawQuery, customerId: number | null): Promise<Page<WaitingAnswer>> {
    const page = await this.lists.read<Listed>(LIST, query, [
      this.clock.now(),
      this.venueClock.now(),
      customerId,
      CHANCE_WEEKS,
    ]);
    const squads = page.rows.flatMap(({ squad }) => squad ?? []);
    const names = await this.squads.names([...new Set(squads)]);
    const answers = new Map(
      await Promise.all(
        page.rows.map(async (row) => [row, await this.answerOf(row, names)] as const),
      ),
    );
    return page.map((row) => answers.get(row) ?? refuseLost());
  }

  /**
   * Returns one entry.
   * @throws DomainError NOT_FOUND, also for another customer's entry
   */
  async one(reference: string, customerId: number | null): Promise<WaitingAnswer> {
    return (await this.page(byReference(reference), customerId)).only();
  }

  /** The current or former offer of an entry; null if there never was one. */
  async offer(
    reference: string,
    locale: Locale,
  ): Promise<(OfferAnswer & { active: boolean }) | null> {
    const [record] = await this.source.query<WaitingRecord[]>(
      `${waitingColumns(STATUS)} ${WAITING_TABLES} where w.reference = $3`,
      [this.clock.now(), this.venueClock.now(), reference],
    );
    const offer = record && offeredOf(record);
    if (!record || !offer) return null;
    const { status, booking, tariffId, active } = record;
    return {
      reference,
      status,
      ...(await this.offers.of(offer, tariffId)),
      pitchName: textOf(offer.pitchName, locale),
      booking,
      active,
    };
  }

  private async answerOf(
    row: Listed,
    squadNames: ReadonlyMap<string, string>,
  ): Promise<WaitingAnswer> {
    const {
      reference,
      status,
      start,
      end,
      minutes,
      pitch,
      flexible,
      otherLength,
      squad,
      players,
      rank,
      freed,
      booking,
    } = row;
    const offer = status === 'offered' ? offeredOf(row) : null;
    return {
      id: reference,
      reference,
      status,
      date: dateOfWall(start),
      startTime: timeOfWall(start),
      endTime: timeOfWall(end),
      durationMinutes: minutes,
      pitch,
      flexible,
      otherLength,
      squad,
      squadName: squadNames.get(squad ?? '') ?? null,
      players,
      rank,
      chance: freed === null ? null : { freed, weeks: CHANCE_WEEKS },
      offer: offer && (await this.offers.of(offer, row.tariffId)),
      booking,
      customer: recordCustomerAnswer(row),
      createdAt: row.createdAt.toISOString(),
    };
  }
}

function refuseLost(): never {
  throw new Error('a row of a page was lost');
}

const STATUS = waitingStatusSql('$1', '$2');
const WAITS = `${STATUS} = 'waiting'`;
/**
 * SQL of the number of waiting entries that are ahead of the entry `w` in the queue. It counts
 * older entries of other customers for an overlapping time and the same or any pitch.
 */
const BEFORE = `(select count(*)::int from waiting_entries a where a.status = 'waiting'
  and a.id < w.id and a.customer_id <> w.customer_id and a.reach && w.reach
  and (a.pitch_id is null or w.pitch_id is null or a.pitch_id = w.pitch_id))`;
/**
 * SQL of the number of past weeks in which the entry `w` would have received a slot. In such a
 * week, more bookings of the same weekday and time were cancelled or expired than entries are ahead
 * of `w`.
 */
const FREED = `(select count(*)::int from generate_series(1, $4::int) week where (select count(*)
  from bookings b where b.opening_day = w.opening_day - 7 * week
  and b.status in ('cancelled', 'expired') and (w.pitch_id is null or b.pitch_id = w.pitch_id)
  and b.period && tsrange(lower(w.reach) - week * interval '7 days', upper(w.reach) - week *
  interval '7 days')) > ${BEFORE})`;

const LIST: ListSpecOf<'GET waiting'> = {
  name: 'waiting',
  select: `${waitingColumns(STATUS)}, case when
    ${WAITS} then ${BEFORE} + 1 end as rank, case
    when ${WAITS} then ${FREED} end as freed ${WAITING_TABLES}`,
  where: '$3::bigint is null or w.customer_id = $3',
  fields: {
    id: { sql: 'w.reference', kind: 'text' },
    status: { sql: STATUS, kind: 'text', values: WAITING_STATUSES },
    date: { sql: 'w.opening_day', kind: 'date' },
    pitch: { sql: 'p.code', kind: 'text' },
    customer: { sql: 'c.reference', kind: 'text' },
  },
  search: ['lower(w.reference)', 'c.search'],
  sort: {
    id: 'w.reference',
    reference: 'w.reference',
    date: 'lower(w.period)',
    startTime: "to_char(lower(w.period), 'HH24:MI')",
    pitch: 'p.code',
    status: STATUS,
    customer: 'c.full_name',
    createdAt: 'w.created_at',
  },
  order: `${STATUS} = 'offered' desc, ${WAITS} desc, lower(w.period)`,
  tieBreak: 'w.id',
};
