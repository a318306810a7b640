import { Injectable } from '@nestjs/common';
import type { OccupancyKind } from '@five/shared/slots/slots.codes';
import type { StandingOnPitch } from '@five/shared/slots/slots.contract';
import { dateOfWall, timeOfWall, type WallPeriod } from '@five/shared/time/wall-time';
import { Clock } from '../platform/clock/clock.ts';
import { wallsSql } from '../platform/clock/venue-clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { RecordCustomers } from '../users/customers/record-customers.ts';
import type { PitchPeriod } from './slot-claims.ts';
import { customerColumns } from '../users/customers/record-customer.ts';

interface ConflictRow extends WallPeriod {
  kind: OccupancyKind;
  reference: string;
  fullName: string | null;
  phone: string | null;
}

/**
 * Finds bookings that prevent another use of a pitch, with the customers that staff should call.
 */
@Injectable()
export class ConflictsQueries {
  constructor(
    private readonly clock: Clock,
    private readonly customers: RecordCustomers,
  ) {}

  /**
   * Returns the occupancies of the pitch in the period, such as bookings, in chronological order,
   * read inside the transaction. Expired holds are omitted. For staff only, because the result
   * contains names.
   */
  async on(tx: Tx, { pitchId, period }: PitchPeriod): Promise<StandingOnPitch[]> {
    const rows = await tx.query<ConflictRow[]>(conflictsSql(this.customers), [
      pitchId,
      period.start,
      period.end,
      this.clock.now(),
    ]);
    return rows.map(({ kind, reference, start, end, fullName, phone }) => ({
      kind,
      reference,
      date: dateOfWall(start),
      startTime: timeOfWall(start),
      endTime: timeOfWall(end),
      customer: fullName === null ? null : { fullName, phone },
    }));
  }
}

const conflictsSql = (customers: RecordCustomers) => `
  select o.kind, o.holder as reference, ${wallsSql('o.period')}, 
  ${customerColumns({ fullName: 'fullName', phone: 'phone' })}
  from occupancies o
  left join customers c
  on c.id = ${customers.ofKind('o.kind', ['booking', 'offer', 'series'], 'o.holder')}
  where o.pitch_id = $1 and o.period && tsrange($2, $3) and (o.lapses_at is null
  or o.lapses_at > $4)
  order by o.period`;
