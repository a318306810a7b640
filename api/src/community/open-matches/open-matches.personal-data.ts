import { Injectable } from '@nestjs/common';
import type { EraseBlocker } from '@five/shared/auth/auth.contract';
import { PAYMENT_STATUS_SQL } from '../../bookings/record/booking-record.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { eraseOf, exportOf } from '../../platform/personal-data/marked-rows.ts';
import { PersonalData } from '../../users/personal-data.ts';
import { RecordCustomers } from '../../users/customers/record-customers.ts';
import { MatchErasure } from './match-erasure.ts';
import { OpenMatch } from './open-match.entity.ts';
import { REQUESTS } from './requests.sql.ts';

/**
 * Registers how open matches are handled as personal data. An export lists the customer's matches
 * and requests to join. An unsettled share blocks an erasure, and `MatchErasure` carries out an
 * erasure. A merge of two customer records moves the shares to the remaining record.
 */
@Injectable()
export class OpenMatchesPersonalData {
  constructor(
    personalData: PersonalData,
    erasure: MatchErasure,
    venueClock: VenueClock,
    customers: RecordCustomers,
  ) {
    customers.register('share', 'match_shares', GUEST);
    personalData.register('openMatches', {
      exports: {
        openMatches: exportOf(OpenMatch),
        matchRequests: (tx, { userId }) => tx.query(ASKED, [userId]),
      },
      blocks: (tx, { customerId }) =>
        tx.query<EraseBlocker[]>(OPEN, [customerId, venueClock.now()]),
      erase: [eraseOf(OpenMatch), (tx, owner) => erasure.erase(tx, owner)],
      merge: async (tx, { from, to }) => {
        await tx.query('update match_shares set customer_id = $2 where customer_id = $1', [
          from.id,
          to.id,
        ]);
      },
    });
  }
}

const PAID =
  '(select coalesce(sum(p.amount_cents), 0)::int from payments p where p.share = s.reference)';
/**
 * SQL conditions that a share blocks an erasure. `UNPAID`: the match was played, the share is not
 * paid in full, and the booking still has an amount due. `TO_REFUND`: the share was paid and the
 * booking was cancelled or expired.
 */
const UNPAID =
  `(s.released_at is null and coalesce(g.request_state, 'accepted') = 'accepted'
  and b.status in ('confirmed', ` +
  `'completed', 'no_show') and upper(b.period) <= $2::timestamp
  and s.amount_cents > ${PAID} and b.paid_cents < b.total_cents)`;
const TO_REFUND =
  `(${PAYMENT_STATUS_SQL} = 'to_refund' and b.status in ('expired', 'cancelled') and ` +
  `${PAID} > 0)`;
const OPEN = `select s.reference, case when ${UNPAID} then 'share' else 'shareRefund' end as kind,
    case when ${UNPAID} then least(s.amount_cents -
    ${PAID}, b.total_cents - b.paid_cents) else ${PAID} end as "amountCents"
  from match_shares s left join match_people g on g.id = s.person_id
  join bookings b on b.id = s.booking_id
  where s.customer_id = $1 and (${UNPAID} or ${TO_REFUND}) order by s.id limit 20`;
const ASKED = `select a.reference, m.reference as match, a.state, a.created_at as "createdAt",
  s.reference as share, s.amount_cents as "amountCents"
  from ${REQUESTS} a join open_matches m on m.id = a.match_id left
  join match_shares s on s.person_id = a.id and s.is_place where a.user_id = $1
  order by a.id, s.id`;

/** SQL of the name of the guest that has the share `record`. */
const GUEST = '(select g.name from match_people g where g.id = record.person_id)';
