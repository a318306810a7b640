import { Injectable } from '@nestjs/common';
import type { AcceptBankLineInput, BankLineAnswer } from '@five/shared/payments/bank.contract';
import { BookingPayments } from '../bookings/booking-payments.ts';
import { SharePayments } from '../community/open-matches/share-payments.ts';
import { BankLinesService, type LockedLine } from '../payments/bank-lines.service.ts';
import { PaymentsQueries } from '../payments/payments.queries.ts';
import type { OfferedMoney } from '../payments/payments.service.ts';
import type { Caller } from '../platform/access/caller.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { Transactions } from '../platform/database/transactions.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import { Idempotency, type IdempotencyContext } from '../platform/idempotency/idempotency.ts';
import { SubscriptionPayments } from '../subscriptions/subscription-payments.ts';
import { PAYMENT_OWNERS, paymentTargetOf } from './payment-target.ts';
import { PaymentsEvents } from './payments.events.ts';
import { TransferInboxQueries } from './transfer-inbox.queries.ts';

/**
 * Creates payments from bank lines: the amount due is taken from a line, and the rest stays open.
 */
@Injectable()
export class TransferInbox {
  constructor(
    private readonly transactions: Transactions,
    private readonly idempotency: Idempotency,
    private readonly lines: BankLinesService,
    private readonly bookings: BookingPayments,
    private readonly packs: SubscriptionPayments,
    private readonly shares: SharePayments,
    private readonly read: TransferInboxQueries,
    private readonly payments: PaymentsQueries,
    private readonly events: PaymentsEvents,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * @throws DomainError NOT_FOUND, BANK_LINE_SETTLED, BANK_LINE_DISMISSED, PAYMENT_TARGET, and the
   * codes of a payment at the counter
   */
  accept(
    by: Caller,
    reference: string,
    input: AcceptBankLineInput,
    idempotency: IdempotencyContext | null,
  ): Promise<WriteResult<BankLineAnswer>> {
    const target = paymentTargetOf(input);
    return this.transactions.run((tx) =>
      this.idempotency.written(tx, idempotency, async () => {
        const money = this.moneyOf(by, await this.lines.lockOpen(tx, reference));
        const { payment } = await this[PAYMENT_OWNERS[target.kind]].take(
          tx,
          target.reference,
          money,
        );
        const taken = await this.payments.one(payment, tx);
        await this.lines.note(tx, by, reference, {
          act: 'bank_line.accept',
          changed: { payment, [target.kind]: target.reference, amountCents: taken.amountCents },
        });
        this.events.emit(tx, taken);
        return WriteResult.of('bankLines.accepted', await this.read.one(reference, tx), {
          payment: taken,
        });
      }),
    );
  }

  /** Offers the whole rest of the line; the target's domain decides under lock how much is due. */
  private moneyOf(by: Caller, line: LockedLine): OfferedMoney {
    const today = this.venueClock.today();
    const receivedOn = line.bookedOn < today ? line.bookedOn : today;
    return {
      amountCents: line.restCents,
      upToDue: true,
      method: 'transfer',
      receivedOn,
      takenBy: by.reference,
      bankLineId: line.id,
    };
  }
}
