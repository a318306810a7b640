import { Injectable } from '@nestjs/common';
import { shareDueCents } from '@five/shared/community/open-matches/open-matches.rules';
import { dueCents } from '@five/shared/bookings/bookings.rules';
import { dateOfWall } from '@five/shared/time/wall-time';
import { BookingPayments, type UsedMinutes } from '../../../bookings/pay/booking-payments.ts';
import type { BookingRecord } from '../../../bookings/record/booking-record.ts';
import type {
  Money,
  OfferedMoney,
  ReceivedPayment,
  Reversal,
} from '../../../payments/payments.service.ts';
import type { Tx } from '../../../platform/database/transactions.ts';
import { codeRefused, DomainError, fieldRefused } from '../../../platform/http/domain-error.ts';
import { PackHours } from '../../../subscriptions/pack-hours.ts';
import { MatchShare } from './match-share.entity.ts';
import { minutesOfShare } from './share-minutes.ts';
import { IS_TAKEN, PAID, PAYER, SHARES } from './shares.sql.ts';

/**
 * Takes payments for shares of a match. Each payment for a share is a payment of the booking
 * that also references the share. Its amount cannot exceed the amount due for the booking.
 */
@Injectable()
export class SharePayments {
  constructor(
    private readonly bookings: BookingPayments,
    private readonly packs: PackHours,
  ) {}

  /**
   * Takes a payment for a share. The amount due is limited by the amount due for the share and by
   * the amount due for the booking.
   * @throws DomainError REFERENCE_UNKNOWN for an unknown share, SHARE_ALREADY_PAID, for pack
   * minutes SHARE_NO_PACK and SHARE_MINUTES_CLOSED, and the codes of a payment of the booking
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
      useMinutes: (booking, money) => this.useMinutes(tx, share, booking, money),
    });
  }

  /** Reverses a payment of pack minutes, which go back to their pack. */
  async reverse(
    tx: Tx,
    payment: ReceivedPayment,
    back: Reversal,
  ): Promise<{ payment: string; booking: BookingRecord }> {
    const reversed = await this.bookings.reverse(tx, payment, back);
    const { pack, packMinutes, target } = payment;
    if (pack !== null && packMinutes !== null)
      await this.packs.giveMinutesBack(tx, pack, {
        booking: target,
        minutes: packMinutes,
        actor: back.by,
      });
    return reversed;
  }

  private async useMinutes(
    tx: Tx,
    share: string,
    booking: BookingRecord,
    { amountCents, takenBy }: Money,
  ): Promise<UsedMinutes> {
    const minutes = minutesOfShare(booking, amountCents);
    if (minutes === null) throw codeRefused('SHARE_MINUTES_CLOSED');
    const { customerId } = await tx.findOneByOrFail(MatchShare, { reference: share });
    if (customerId === null) throw codeRefused('SHARE_NO_PACK');
    const pack = await this.packs.useMinutes(tx, customerId, {
      booking: booking.reference,
      minutes,
      date: dateOfWall(booking.start),
      actor: takenBy,
    });
    return { pack, packMinutes: minutes };
  }
}

interface TakenShare {
  amountCents: number;
  paidCents: number;
  /** Time of the last payment; null without one. */
  paidAt: Date | null;
  name: string | null;
}

/** @throws DomainError SHARE_ALREADY_PAID with the payer's name and the time of the payment */
async function dueOf(tx: Tx, share: string, booking: BookingRecord): Promise<number> {
  const [row] = await tx.query<TakenShare[]>(TAKEN_SHARE, [share]);
  if (!row) return 0;
  const { amountCents, paidCents, paidAt, name } = row;
  if (paidAt !== null && amountCents > 0 && paidCents >= amountCents)
    throw new DomainError('SHARE_ALREADY_PAID', {
      parameters: { name: name ?? '', paidAt: paidAt.toISOString() },
      extra: { paidBy: name, paidAt: paidAt.toISOString() },
    });
  return shareDueCents({ amountCents, paidCents, bookingDueCents: dueCents(booking) });
}

/** SQL of a share with what is paid for it. Its amount is 0 if its place is given up. */
const TAKEN_SHARE = `select case when ${IS_TAKEN} then s.amount_cents else 0 end as "amountCents",
    ${PAID} as "paidCents", ${PAYER} as name,
    (select max(p.created_at) from payments p where p.share = s.reference) as "paidAt"
  ${SHARES} where s.reference = $1`;

const BOOKING_OF = `select b.reference as booking from match_shares s
  join bookings b on b.id = s.booking_id where s.reference = $1`;
