import type { HandOfferRequest } from '@five/shared/waiting/waiting.requests';
import { Injectable } from '@nestjs/common';
import { type Caller, seenBy } from '../../platform/access/caller.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../../platform/http/domain-error.ts';
import { Occupancies } from '../../slots/occupancies.ts';
import { SlotRequests } from '../create/slot-requests.ts';
import { NewOffers } from './waitlist-allocator.ts';
import { Offers } from './offers.service.ts';
import { WaitingStore } from './waiting-store.ts';

/** Changes of waiting list entries on request: leaving, and offers by staff. */
@Injectable()
export class WaitingEntryChanges {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: WaitingStore,
    private readonly slots: SlotRequests,
    private readonly occupancies: Occupancies,
    private readonly offers: Offers,
    private readonly newOffers: NewOffers,
  ) {}

  /**
   * Withdraws an entry from the waiting list.
   * @throws DomainError NOT_FOUND, WAITING_OVER
   */
  async leave(by: Caller, reference: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const record = await this.store.lock(tx, reference, seenBy(by));
      if (!record) throw new DomainError('NOT_FOUND');
      if (record.status !== 'waiting' && record.status !== 'offered')
        throw new DomainError('WAITING_OVER');
      await this.offers.leave(tx, record, by.reference);
    });
  }

  /**
   * Offers a free slot to an entry at the request of staff, regardless of the order of the waiting
   * list. Expired holds of the slot are ended before the entry is locked.
   * @throws DomainError NOT_FOUND, WAITING_OVER, BOOKING_SLOT_TAKEN, and the errors of an invalid
   * slot
   */
  async offer(by: Caller, reference: string, input: HandOfferRequest): Promise<void> {
    const { pitches, period } = await this.slots.read(input, false);
    const [pitch] = pitches;
    await this.transactions.run(async (tx) => {
      await this.occupancies.endLapsedWithin(
        tx,
        pitches.map(({ id }) => id),
        period,
      );
      const record = await this.store.lock(tx, reference);
      if (!record) throw new DomainError('NOT_FOUND');
      if (record.status !== 'waiting') throw new DomainError('WAITING_OVER');
      if (!pitch || !(await this.newOffers.offerTo(tx, record, { pitch, period }, by.reference)))
        throw codeRefused('BOOKING_SLOT_TAKEN');
    });
  }
}
