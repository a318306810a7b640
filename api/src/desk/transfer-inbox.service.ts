import type { AcceptBankLineRequest } from '@five/shared/payments/bank/bank.requests';
import { Injectable } from '@nestjs/common';
import type { BankLineAnswer } from '@five/shared/payments/bank/bank.contract';
import { BankLinesService, type LockedLine } from '../payments/bank-lines.service.ts';
import type { OfferedMoney } from '../payments/payments.service.ts';
import type { Caller } from '../platform/access/caller.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { WriteResult } from '../platform/http/endpoint.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../platform/idempotency/idempotency.ts';
import { PaymentTargets, paymentTargetOf } from './payment-targets.ts';
import { PaymentsEvents } from './payments.events.ts';
import { TransferInboxQueries } from './transfer-inbox.queries.ts';

/**
 * Records payments from bank lines. A payment takes at most the amount due, and the remaining
 * amount of the line stays open.
 */
@Injectable()
export class TransferInbox {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly lines: BankLinesService,
    private readonly targets: PaymentTargets,
    private readonly queries: TransferInboxQueries,
    private readonly events: PaymentsEvents,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Creates a payment from a bank line.
   * @throws DomainError NOT_FOUND, BANK_LINE_SETTLED, BANK_LINE_DISMISSED, PAYMENT_TARGET, and the
   * codes of a payment at the counter
   */
  accept(
    by: Caller,
    reference: string,
    input: AcceptBankLineRequest,
    idempotency: IdempotencyContext | null,
  ): Promise<WriteResult<BankLineAnswer>> {
    const target = paymentTargetOf(input);
    return this.transactions.runOnce(idempotency, async (tx) => {
      const money = this.moneyOf(by, await this.lines.lockOpen(tx, reference));
      const { payment } = await this.targets.take(tx, target, money);
      await this.lines.note(tx, by, reference, {
        act: 'bank_line.accept',
        changed: {
          payment: payment.reference,
          [target.kind]: target.reference,
          amountCents: payment.amountCents,
        },
      });
      this.events.emit(tx, payment);
      return WriteResult.of('bankLines.accepted', await this.queries.one(reference, tx), {
        payment,
      });
    });
  }

  /**
   * Builds a payment of the whole unused amount of the line. The domain of the booking, pack or
   * share locks its record and reduces the payment to the amount due.
   */
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
