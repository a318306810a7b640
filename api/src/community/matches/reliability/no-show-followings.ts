import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import {
  BookingListeners,
  type BookingTransition,
} from '../../../bookings/record/booking-listeners.ts';
import type { Tx } from '../../../platform/database/transactions.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { NoShowDisputeStore } from './no-show-dispute-store.ts';
import { NoShowDispute } from './no-show-dispute.entity.ts';
import { noShowMessages } from './no-show-messages.ts';

/**
 * Follows the no-shows of bookings in their transaction. The owner is notified of each; one that is
 * revoked, by any means, accepts its dispute.
 */
@Injectable()
export class NoShowFollowings {
  constructor(
    private readonly outbox: Outbox,
    private readonly store: NoShowDisputeStore,
    listeners: BookingListeners,
  ) {
    listeners.register((tx, step) => this.follow(tx, step));
  }

  private async follow(tx: Tx, { before, after, actor }: BookingTransition): Promise<void> {
    const [was, is] = [before.status === 'no_show', after.status === 'no_show'];
    if (was === is) return;
    const template = is ? 'noShowRecorded' : 'noShowRevoked';
    await this.outbox.write(tx, noShowMessages(template, after));
    if (is) return;
    const present = {
      bookingId: after.id,
      personId: IsNull(),
      state: Not('accepted' as const),
    };
    const dispute = await tx.findOneBy(NoShowDispute, present);
    if (dispute)
      await this.store.settle(tx, after, dispute, { outcome: 'accepted', actor, note: null });
  }
}
