import { Injectable } from '@nestjs/common';
import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import type { Tx } from '../platform/database/transactions.ts';
import { Live } from '../platform/live/live.ts';

/** Sends realtime events of payments to the desk. */
@Injectable()
export class PaymentsLive {
  constructor(private readonly live: Live) {}

  tell(tx: Tx, { reference, booking, subscription, amountCents }: PaymentAnswer): void {
    this.live.tell(tx, '/desk', null, 'payment', { reference, booking, subscription, amountCents });
  }
}
