import { Injectable } from '@nestjs/common';
import { shareDueCents } from '@five/shared/community/open-matches.rules';
import { LIVE_STATUSES } from '@five/shared/bookings/bookings.codes';
import { dueCents } from '@five/shared/bookings/bookings.rules';
import type { Payable } from '@five/shared/payments/matching.rules';
import { DataSource } from 'typeorm';
import { BookingPayments } from '../../bookings/booking-payments.ts';
import type { BookingRecord } from '../../bookings/booking-record.ts';
import type { OfferedMoney } from '../../payments/payments.service.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { fieldRefused } from '../../platform/http/domain-error.ts';

/** Money for places: an ordinary payment of the booking that names the share. The booking's sum stays the only truth. */
@Injectable()
export class SharePayments {
  constructor(private readonly bookings: BookingPayments, private readonly source: DataSource, private readonly venueClock: VenueClock) {}

  /** @throws DomainError REFERENCE_UNKNOWN, and as a payment of the booking: never more than is due of the share, nor of the booking */
  async take(tx: Tx, share: string, offered: OfferedMoney): Promise<{ payment: string; booking: BookingRecord }> {
    const [of] = await tx.query<{ booking: string }[]>(BOOKING_OF, [share]);
    if (!of) throw fieldRefused('REFERENCE_UNKNOWN', 'share');
    return this.bookings.take(tx, of.booking, offered, { share, dueCents: (booking) => dueOf(tx, share, booking) });
  }

  /** What waits for money, each a part of its booking. */
  payables(tx?: Tx): Promise<Payable[]> {
    return (tx ?? this.source).query<Payable[]>(PAYABLES, [this.venueClock.now()]);
  }
}

async function dueOf(tx: Tx, share: string, booking: BookingRecord): Promise<number> {
  const [row] = await tx.query<{ amountCents: number; paidCents: number }[]>(`select ${AMOUNT} as "amountCents", ${PAID} as "paidCents" from match_shares s join match_asks a on a.id = s.ask_id where s.reference = $1`, [share]);
  return row ? shareDueCents({ ...row, bookingDueCents: dueCents(booking) }) : 0;
}

/** A place that was given up owes nothing, nor one whose account has gone. */
const AMOUNT = `case when s.released_at is null and a.state = 'accepted' then s.amount_cents else 0 end`;
const PAID = '(select coalesce(sum(p.amount_cents), 0)::int from payments p where p.share = s.reference)';

const BOOKING_OF = `select b.reference as booking from match_shares s join match_asks a on a.id = s.ask_id join open_matches m on m.id = a.match_id join bookings b on b.id = m.booking_id
  where s.reference = $1`;

const PAYABLES = `select 'share' as kind, s.reference, c.full_name as customer, least(s.amount_cents - ${PAID}, b.total_cents - b.paid_cents)::int as "dueCents", b.reference as within
  from match_shares s join customers c on c.id = s.customer_id join match_asks a on a.id = s.ask_id join open_matches m on m.id = a.match_id join bookings b on b.id = m.booking_id
  where s.released_at is null and a.state = 'accepted' and b.status in (${LIVE_STATUSES.map((status) => `'${status}'`).join(', ')}) and upper(b.period) > $1::timestamp - interval '60 days'
    and s.amount_cents > ${PAID} and b.total_cents > b.paid_cents order by lower(b.period), s.id limit 1000`;
