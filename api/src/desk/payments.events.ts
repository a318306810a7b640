import { Injectable } from '@nestjs/common';
import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import type { Tx } from '../platform/database/transactions.ts';
import { Realtime } from '../platform/realtime/realtime.ts';

/** Sends realtime events of payments to the desk. */
@Injectable()
export class PaymentsEvents {
  constructor(private readonly realtime: Realtime) {}

  emit(tx: Tx, { reference, booking, subscription, amountCents }: PaymentAnswer): void {
    this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'payment', {
      reference,
      booking,
      subscription,
      amountCents,
    });
  }
}
