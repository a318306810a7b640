import type { Texts } from '@five/shared/locales/locale';
import type { WaitingStatus } from '@five/shared/waiting/waiting.codes';
import type { WaitlistRequest } from '@five/shared/waiting/waiting.rules';
import { wallSql, wallsSql } from '../../platform/clock/venue-clock.ts';
import { fieldsOf, selectOf } from '../../platform/rows/columns.ts';
import {
  customerColumns,
  RECORD_CUSTOMER,
  type RecordCustomer,
} from '../../users/customers/record-customer.ts';
import { WaitingEntry } from './waiting-entry.entity.ts';

/** Fields that the record has as they are stored. */
const FIELDS = fieldsOf(
  WaitingEntry,
  'status',
  'period',
  'reach',
  'pitchId',
  'offeredPeriod',
  'offeredAt',
  'offerEndsWall',
  'createdBy',
);

/** A row of `waiting_entries` with the data that is joined to it. */
export interface WaitingRecord
  extends Pick<WaitingEntry, (typeof FIELDS)[number]>, WaitlistRequest, RecordCustomer {
  status: WaitingStatus;
  end: string;
  offeredPitch: string | null;
  offeredPitchName: Texts | null;
  offeredStart: string | null;
  offeredEnd: string | null;
  tariffId: number;
  /** Whether the customer's login is active. */
  active: boolean;
  /** Whether the e-mail address of the customer's login is verified. */
  verified: boolean;
}

/** The slot that is offered to a waiting-list entry, and the end of the offer. */
export interface Offered {
  pitchId: number;
  pitch: string;
  pitchName: Texts;
  start: string;
  end: string;
  endsAt: Date;
}

/** The current or former offer of a waiting-list entry; null if it never had an offer. */
export function offeredOf({
  offeredPitchId,
  offeredPitch,
  offeredPitchName,
  offeredStart,
  offeredEnd,
  offerEndsAt,
}: WaitingRecord): Offered | null {
  if (
    offeredPitchId === null ||
    !offeredPitch ||
    !offeredPitchName ||
    !offeredStart ||
    !offeredEnd ||
    !offerEndsAt
  )
    return null;
  return {
    pitchId: offeredPitchId,
    pitch: offeredPitch,
    pitchName: offeredPitchName,
    start: offeredStart,
    end: offeredEnd,
    endsAt: offerEndsAt,
  };
}

/** SQL expression of the last acceptable start of an entry, as wall time. */
export const LAST_START_SQL = `(lower(w.period) + case when w.flexible then interval '1 hour'
  else interval '0' end)`;

/**
 * SQL expression of an entry's status by the current time, whether or not the scheduled job has
 * run. An offer past its end has expired; an entry whose last start has come is over.
 * @param now placeholder of the instant @param wall placeholder of the venue's wall time
 */
export const waitingStatusSql = (now: string, wall: string) => `(case
  when w.status = 'offered' and w.offer_ends_at <= ${now}::timestamptz then 'lapsed'
  when w.status = 'waiting' and ${LAST_START_SQL} <= ${wall}::timestamp then 'over'
  else w.status end)`;

/**
 * SQL `select …` of a `WaitingRecord` without the tables; `status` is the SQL expression of the
 * entry's status.
 */
export const waitingColumns = (
  status: string,
) => `select ${selectOf(WaitingEntry, 'w', FIELDS)}, ${status} as status, ${wallsSql('w.period')},
  (extract(epoch from upper(w.period) - lower(w.period)) / 60)::int as minutes, p.code as pitch,
  h.code as "offeredPitch", h.name as "offeredPitchName",
  ${wallSql('lower(w.offered_period)')} as "offeredStart",
  ${wallSql('upper(w.offered_period)')} as "offeredEnd",
  ${RECORD_CUSTOMER}, ${customerColumns({ tariffId: 'tariffId' })},
  coalesce(u.active, false) as active, u.verified_at is not null as verified`;

export const WAITING_TABLES = `from waiting_entries w join customers c on c.id = w.customer_id left
  join users u on u.id = c.user_id
  left join pitches p on p.id = w.pitch_id left join pitches h on h.id = w.offered_pitch_id`;
