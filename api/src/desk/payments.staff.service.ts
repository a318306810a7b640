import type {
  ReversePaymentRequest,
  TakePaymentRequest,
} from '@five/shared/payments/payments.requests';
import { Injectable } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import { BankLinesService } from '../payments/bank-lines.service.ts';
import { PaymentsService } from '../payments/payments.service.ts';
import type { Caller, CallerContext } from '../platform/access/caller.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { codeRefused } from '../platform/http/domain-error.ts';
import { WriteResult } from '../platform/http/endpoint.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../platform/idempotency/idempotency.ts';
import { PaymentTargets, paymentTargetOf, type TargetPayment } from './payment-targets.ts';
import { PaymentsEvents } from './payments.events.ts';

/**
 * Takes payments at the counter. In one transaction, the target's domain checks the amount due and
 * the drawer receives the cash.
 */
@Injectable()
export class DeskPayments {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly targets: PaymentTargets,
    private readonly payments: PaymentsService,
    private readonly lines: BankLinesService,
    private readonly events: PaymentsEvents,
    private readonly venueClock: VenueClock,
  ) {}

  async take(
    by: Caller,
    input: TakePaymentRequest,
    idempotency: IdempotencyContext | null,
    locale: Locale,
  ): Promise<WriteResult<PaymentAnswer>> {
    const target = paymentTargetOf(input);
    const today = this.venueClock.today();
    const { amountCents, method, note, receivedOn = today } = input;
    const earlierDrawer = mayForceDrawer(by, input);
    if (receivedOn > today) throw codeRefused('PAYMENT_IN_FUTURE');
    if (method === 'pack' && target.kind !== 'share') throw codeRefused('PAYMENT_PACK_OF_SHARE');
    return this.transactions.runOnce(idempotency, async (tx) => {
      const money = {
        amountCents,
        method,
        receivedOn,
        note,
        takenBy: by.reference,
        earlierDrawer,
      };
      return this.written(
        tx,
        'payments.recorded',
        await this.targets.take(tx, target, money),
        locale,
      );
    });
  }

  async reverse(
    { caller: by, locale }: CallerContext,
    reference: string,
    input: ReversePaymentRequest,
    idempotency: IdempotencyContext | null,
  ): Promise<WriteResult<PaymentAnswer>> {
    return this.transactions.runOnce(idempotency, async (tx) => {
      const payment = await this.payments.byReference(tx, reference);
      if (payment.bankLineId !== null) await this.lines.lock(tx, payment.bankLineId);
      const returned = await this.targets.reverse(tx, payment, by, {
        reason: input.reason,
        on: this.venueClock.today(),
        earlierDrawer: mayForceDrawer(by, input),
      });
      return this.written(tx, 'payments.reversed', returned, locale);
    });
  }

  /**
   * Builds the response to a payment or reversal: the payment, and the changed booking or
   * subscription. Also notifies the desk.
   */
  private written(
    tx: Tx,
    message: string,
    { payment, ...paid }: TargetPayment,
    locale: Locale,
  ): WriteResult<PaymentAnswer> {
    this.events.emit(tx, payment);
    return WriteResult.of(message, payment, this.targets.answersOf(paid, locale));
  }
}

/**
 * Whether the payment may use the drawer of an earlier opening day. Only an admin may allow this.
 */
function mayForceDrawer(
  { role }: Caller,
  { earlierDrawer = false }: Pick<TakePaymentRequest, 'earlierDrawer'>,
): boolean {
  return earlierDrawer && role === 'admin';
}
