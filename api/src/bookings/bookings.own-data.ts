import { Injectable } from '@nestjs/common';
import type { EraseBlocker } from '@five/shared/auth/auth.contract';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { OwnData } from '../users/own-data.ts';
import { PAYMENT_STATUS_SQL } from './booking-record.ts';

/** What bookings hold of a person: a copy for the owner; after an erasure they stay, as money records, without a word of the player. */
@Injectable()
export class BookingsOwnData {
  constructor(ownData: OwnData, clock: VenueClock) {
    ownData.register('bookings', (tx, { customerId }) => tx.query(OWN, [customerId]));
    ownData.registerBlock((tx, { customerId }) => tx.query<EraseBlocker[]>(OPEN, [customerId, clock.now()]));
    ownData.registerErasure(async (tx, { customerId }) => {
      await tx.query('update bookings set note = null where customer_id = $1 and note is not null', [customerId]);
    });
  }
}

const OWN = `select b.reference, b.status, lower(b.period) as starts, upper(b.period) as ends, p.code as pitch, b.payment_method as "paymentMethod",
    b.total_cents as "totalCents", b.paid_cents as "paidCents", b.paid_on as "paidOn", b.note, b.created_at as "createdAt"
  from bookings b join pitches p on p.id = b.pitch_id where b.customer_id = $1 order by b.id`;
/** A match ahead, or money to give back. */
const AHEAD = "(b.status in ('pending', 'confirmed') and upper(b.period) > $2::timestamp)";
const OPEN = `select b.reference, case when ${AHEAD} then 'match' else 'refund' end as kind from bookings b where b.customer_id = $1
  and (${AHEAD} or ${PAYMENT_STATUS_SQL} = 'to_refund') order by lower(b.period) limit 20`;
