import { Injectable } from '@nestjs/common';
import type { WallPeriod } from '@five/shared/time/wall-time';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock, wallSql, wallsSql } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { isActiveSql } from '../record/booking-record.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { Booking } from '../record/booking.entity.ts';

/** A period in which a waiting customer gets no offer. */
export interface BusyPeriod extends WallPeriod {
  customerId: number;
}

/** Reads periods that can be offered to waiting customers, and periods that cannot be offered. */
@Injectable()
export class WaitingPeriods {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Periods in which these customers get no offer for the pitch. They are the periods of their
   * active bookings on any pitch, and of earlier offers on this pitch that they did not take.
   * Without the latter, customers could block a slot by waiting for it repeatedly.
   */
  busy(
    tx: Tx,
    customers: readonly number[],
    pitchId: number,
    { start, end }: WallPeriod,
  ): Promise<BusyPeriod[]> {
    return tx.query<BusyPeriod[]>(BUSY, [customers, start, end, this.clock.now(), pitchId]);
  }

  /**
   * Requested periods of waiting-list entries that are free on an acceptable pitch. They include
   * periods that no booking released, for example because opening hours changed or a pitch is back
   * in service.
   * @param most maximum number of periods
   */
  free(most: number): Promise<(WallPeriod & { pitchId: number })[]> {
    return this.source.query(FREE, [this.venueClock.now(), most]);
  }
}

const BUSY = `select ${selectOf(Booking, 'b', ['customerId'])}, ${wallsSql('b.period')}
  from bookings b where b.customer_id = any($1) and b.period && tsrange($2, $3)
  and ${isActiveSql('$4')}
  union all select w.customer_id,
  ${wallSql('lower(w.offered_period)')}, ${wallSql('upper(w.offered_period)')}
  from waiting_entries w where w.customer_id = any($1) and w.offered_pitch_id = $5
  and w.offered_period && tsrange($2, $3) and w.status in ('declined', 'left', 'lapsed')`;

const FREE = `select distinct p.id as "pitchId", ${wallsSql('w.period')}
  from waiting_entries w join pitches p on p.active and (w.pitch_id is null or w.pitch_id = p.id)
  where w.status = 'waiting' and lower(w.period) > $1::timestamp and not exists (select
  from occupancies o where o.pitch_id = p.id and o.period && w.period)
  order by 2, 1 limit $2`;
