import { Injectable } from '@nestjs/common';
import { dueCents, isPayable } from '@five/shared/bookings/bookings.rules';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import {
  type Money,
  type OfferedMoney,
  PaymentsService,
  type ReceivedPayment,
  type Reversal,
  takenOf,
} from '../../payments/payments.service.ts';
import { OccupanciesQueries } from '../../slots/occupancies.queries.ts';
import type { BookingRecord } from '../record/booking-record.ts';
import { BookingLocks } from '../record/booking-locks.ts';
import { BookingTransitions } from '../record/booking-transitions.ts';
import { BookingStore } from '../record/booking-store.ts';
import type { BookingTiming } from '../record/booking-timing.ts';
import { SeriesConfirmer } from '../series/series-confirmer.ts';

/** A part of a booking that is paid separately, such as a player's share. */
export interface PaidPart {
  share: string;
  /** Returns the amount due of the part, in centimes; called after the booking is locked. */
  dueCents: (booking: BookingRecord) => Promise<number>;
  /** Uses pack minutes of the player for the amount of a payment with the method `pack`. */
  useMinutes: (booking: BookingRecord, money: Money) => Promise<UsedMinutes>;
}

/** Minutes that a pack has paid. */
export interface UsedMinutes {
  /** Reference of the pack. */
  pack: string;
  packMinutes: number;
}

/**
 * Payments for bookings: each call locks the booking (and its series), records the payment and
 * updates the booking's state in one transaction.
 */
@Injectable()
export class BookingPayments {
  constructor(
    private readonly locks: BookingLocks,
    private readonly store: BookingStore,
    private readonly payments: PaymentsService,
    private readonly transitions: BookingTransitions,
    private readonly occupancies: OccupanciesQueries,
    private readonly confirmer: SeriesConfirmer,
  ) {}

  /**
   * Records a payment; any payment confirms a pending booking and its series. Returns the payment's
   * reference and the updated booking.
   * @throws DomainError REFERENCE_UNKNOWN, PAYMENT_TARGET_CLOSED with the slot to book again,
   * PAYMENT_EXCEEDS_DUE with the amount due, PAYMENT_TOO_OLD
   */
  async take(
    tx: Tx,
    reference: string,
    offered: OfferedMoney,
    part: PaidPart | null = null,
  ): Promise<{ payment: string; booking: BookingRecord }> {
    const locked = await this.locks.lockWithSeries(tx, reference);
    if (!locked) throw fieldRefused('REFERENCE_UNKNOWN', 'booking');
    const { record, timing } = locked;
    if (!isPayable(timing.status)) throw await this.closed(tx, record, timing);
    const due = dueCents(record);
    const money = takenOf(offered, part ? Math.min(due, await part.dueCents(record)) : due);
    const payment = await this.payments.record(tx, {
      targetKind: 'booking',
      target: reference,
      share: part?.share ?? null,
      madeAt: record.createdAt,
      ...money,
      ...(money.method === 'pack' && (await part?.useMinutes(record, money))),
    });
    const booking = await this.settle(tx, record, money, payment);
    if (record.seriesId !== null && record.status === 'pending')
      await this.confirmer.confirmAll(tx, record.seriesId, { actor: money.takenBy });
    return { payment, booking };
  }

  /** Reverses a payment: `paidCents` decreases, but the booking's status does not change. */
  async reverse(
    tx: Tx,
    payment: ReceivedPayment,
    back: Reversal,
  ): Promise<{ payment: string; booking: BookingRecord }> {
    const record = await this.store.lock(tx, payment.target);
    if (!record) throw new DomainError('NOT_FOUND');
    const reference = await this.payments.reverse(tx, payment, back);
    const paidCents = record.paidCents - payment.amountCents;
    const changes = { paidCents, returned: true };
    const changed = { payment: payment.reference, amountCents: -payment.amountCents, paidCents };
    return {
      payment: reference,
      booking: await this.transitions.apply(tx, record, changes, {
        actor: back.by,
        act: 'booking.unpay',
        cause: 'reversed',
        reason: back.reason,
        changed,
      }),
    };
  }

  private settle(
    tx: Tx,
    record: BookingRecord,
    { amountCents, takenBy, method }: Money,
    payment: string,
  ): Promise<BookingRecord> {
    const paidCents = record.paidCents + amountCents;
    const confirmed =
      record.status === 'pending' ? ({ status: 'confirmed', holdExpiresAt: null } as const) : {};
    const changes = { ...confirmed, paidCents };
    return this.transitions.apply(tx, record, changes, {
      actor: takenBy,
      act: 'booking.pay',
      cause: 'paid',
      message: 'paymentReceived',
      parameters: { amountCents },
      changed: { payment, amountCents, paidCents },
      ...(method === 'transfer' && { proof: 'accepted' }),
    });
  }

  /**
   * The error for a payment of an expired or cancelled booking. It contains the slot of the
   * booking, and whether the slot is free to be booked again.
   */
  private async closed(
    tx: Tx,
    { pitch, pitchId, start, end }: BookingRecord,
    timing: BookingTiming,
  ): Promise<DomainError> {
    const occupied = await this.occupancies.within({ start, end }, tx);
    const free = timing.now < timing.end && !occupied.some((one) => one.pitchId === pitchId);
    return new DomainError('PAYMENT_TARGET_CLOSED', {
      extra: {
        rebook: {
          date: dateOfWall(start),
          startTime: timeOfWall(start),
          endTime: timeOfWall(end),
          pitch,
          free,
        },
      },
    });
  }
}
