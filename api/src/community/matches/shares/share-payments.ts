import { Injectable } from '@nestjs/common';
import { shareDueCents } from '@five/shared/community/open-matches/open-matches.rules';
import { dueCents } from '@five/shared/bookings/bookings.rules';
import { BookingPayments } from '../../../bookings/pay/booking-payments.ts';
import type { BookingRecord } from '../../../bookings/record/booking-record.ts';
import type { OfferedMoney } from '../../../payments/payments.service.ts';
import type { Tx } from '../../../platform/database/transactions.ts';
import { fieldRefused } from '../../../platform/http/domain-error.ts';

/**
 * Takes payments for shares of an open match. Each payment for a share is a payment of the booking
 * that also references the share. Its amount cannot exceed the amount due for the booking.
 */
@Injectable()
export class SharePayments {
  constructor(private readonly bookings: BookingPayments) {}

  /**
   * Takes a payment for a share. The amount due is limited by the amount due for the share and by
   * the amount due for the booking.
   * @throws DomainError REFERENCE_UNKNOWN for an unknown share, and the codes of a payment of the
   * booking
   */
  async take(
    tx: Tx,
    share: string,
    offered: OfferedMoney,
  ): Promise<{ payment: string; booking: BookingRecord }> {
    const [of] = await tx.query<{ booking: string }[]>(BOOKING_OF, [share]);
    if (!of) throw fieldRefused('REFERENCE_UNKNOWN', 'share');
    return this.bookings.take(tx, of.booking, offered, {
      share,
      dueCents: (booking) => dueOf(tx, share, booking),
    });
  }
}

async function dueOf(tx: Tx, share: string, booking: BookingRecord): Promise<number> {
  const [row] = await tx.query<{ amountCents: number; paidCents: number }[]>(
    `select ${AMOUNT} as "amountCents",
      ${PAID} as "paidCents" from match_shares s join match_asks a on a.id = s.ask_id
      where s.reference = $1`,
    [share],
  );
  return row ? shareDueCents({ ...row, bookingDueCents: dueCents(booking) }) : 0;
}

/**
 * SQL of the price of a share before payments are subtracted. It is 0 if the place was released or
 * the player's account was erased.
 */
const AMOUNT = `case when s.released_at is null and a.state = 'accepted' then s.amount_cents
  else 0 end`;
const PAID =
  '(select coalesce(sum(p.amount_cents), 0)::int from payments p where p.share = s.reference)';

const BOOKING_OF = `select b.reference as booking from match_shares s
  join match_asks a on a.id = s.ask_id join open_matches m on m.id = a.match_id
  join bookings b on b.id = m.booking_id
  where s.reference = $1`;
