import { Injectable } from '@nestjs/common';
import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { Locale } from '@five/shared/locales/locale';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import type { PaymentTarget } from '@five/shared/payments/payments.codes';
import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import { BookingPayments } from '../bookings/pay/booking-payments.ts';
import { bookingAnswer, type BookingRecord } from '../bookings/record/booking-record.ts';
import { SharePayments } from '../community/matches/shares/share-payments.ts';
import { PaymentsQueries } from '../payments/payments.queries.ts';
import type { OfferedMoney, ReceivedPayment, Reversal } from '../payments/payments.service.ts';
import type { Caller } from '../platform/access/caller.ts';
import { Signatures } from '../platform/config/signatures.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { codeRefused } from '../platform/http/domain-error.ts';
import { SubscriptionPayments } from '../subscriptions/payments/subscription-payments.ts';
import { SubscriptionReversals } from '../subscriptions/payments/subscription-reversals.ts';
import {
  subscriptionAnswer,
  type SubscriptionRecord,
} from '../subscriptions/subscription-record.ts';

/**
 * A recorded payment or reversal, with the booking or subscription as it is afterwards. After a
 * payment for a share, `booking` is the booking of the share's match.
 */
export interface TargetPayment {
  payment: PaymentAnswer;
  booking?: BookingRecord;
  subscription?: SubscriptionRecord;
}

/** The domain that computes the amount due, by kind of payment target. */
const OWNERS = { booking: 'bookings', subscription: 'packs', share: 'shares' } as const;

/**
 * Passes a payment to the domain of its booking, pack or share. That domain locks the record and
 * checks the amount due.
 */
@Injectable()
export class PaymentTargets {
  constructor(
    private readonly bookings: BookingPayments,
    private readonly packs: SubscriptionPayments,
    private readonly packReversals: SubscriptionReversals,
    private readonly shares: SharePayments,
    private readonly payments: PaymentsQueries,
    private readonly signatures: Signatures,
  ) {}

  /**
   * @throws DomainError with the codes of the domain that takes the payment: bookings, packs or
   * shares
   */
  async take(
    tx: Tx,
    { kind, reference }: NamedTarget,
    money: OfferedMoney,
  ): Promise<TargetPayment> {
    return this.read(tx, await this[OWNERS[kind]].take(tx, reference, money));
  }

  /**
   * @throws DomainError with the codes of the domain that reverses the payment: bookings or packs
   */
  async reverse(
    tx: Tx,
    payment: ReceivedPayment,
    by: Caller,
    back: Omit<Reversal, 'by'>,
  ): Promise<TargetPayment> {
    return this.read(
      tx,
      payment.targetKind === 'booking'
        ? await this.ownerOf(payment).reverse(tx, payment, { ...back, by: by.reference })
        : await this.packReversals.reverse(tx, payment, by, back),
    );
  }

  /** The domain that reverses a payment of a booking; pack minutes go back to their pack. */
  private ownerOf({ method }: ReceivedPayment): Pick<BookingPayments, 'reverse'> {
    return method === 'pack' ? this.shares : this.bookings;
  }

  /** The answers for the booking and the subscription of a payment; null without one. */
  answersOf(
    { booking, subscription }: Omit<TargetPayment, 'payment'>,
    locale: Locale,
  ): { booking: BookingAnswer | null; subscription: SubscriptionAnswer | null } {
    return {
      booking: booking ? bookingAnswer(booking, locale, this.signatures) : null,
      subscription: subscription ? subscriptionAnswer(subscription, locale) : null,
    };
  }

  private async read(
    tx: Tx,
    { payment, ...target }: Omit<TargetPayment, 'payment'> & { payment: string },
  ): Promise<TargetPayment> {
    return { ...target, payment: await this.payments.one(payment, tx) };
  }
}

interface NamedTarget {
  kind: PaymentTarget;
  reference: string;
}

/**
 * Returns the one payment target of the input.
 * @throws DomainError PAYMENT_TARGET if not exactly one target is given
 */
export function paymentTargetOf({
  booking,
  subscription,
  share,
}: Partial<Record<PaymentTarget, string>>): NamedTarget {
  const targets = (
    [
      ['booking', booking],
      ['subscription', subscription],
      ['share', share],
    ] as const
  ).flatMap(([kind, reference]) => (reference === undefined ? [] : [{ kind, reference }]));
  const [target] = targets;
  if (target === undefined || targets.length > 1) throw codeRefused('PAYMENT_TARGET');
  return target;
}
