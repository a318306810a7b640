import { Injectable } from '@nestjs/common';
import type { TakeOfferRequest } from '@five/shared/waiting/waiting.requests';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import type { Tx } from '../../platform/database/transactions.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Occupancies } from '../../slots/occupancies.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { BookingSquads } from '../record/booking-squads.ts';
import { Alternatives } from '../create/alternatives.ts';
import { type Booker, BookingCreator } from '../create/reservations.service.ts';
import { WaitingEvents, offerEvents } from './waiting-messages.ts';
import { type WaitingRecord, type Offered, offeredOf } from './waiting-record.ts';
import { type EntryEnd, WaitingStore } from './waiting-store.ts';

/** Ends locked waiting list entries, and withdraws pending messages of an offer that is over. */
@Injectable()
export class WaitingEntryCloser {
  constructor(
    private readonly store: WaitingStore,
    private readonly occupancies: Occupancies,
    private readonly outbox: Outbox,
    private readonly events: WaitingEvents,
  ) {}

  /**
   * Ends an entry and leaves its offered slot occupied: a booking has taken the slot, or the caller
   * releases it.
   */
  async close(tx: Tx, record: WaitingRecord, end: EntryEnd): Promise<void> {
    const after = await this.store.end(tx, record, end);
    await this.outbox.withdraw(tx, offerEvents(record.reference));
    this.events.emit(tx, after);
  }

  /** Ends an entry; the slot of an open offer goes to the next customer. */
  async closeAndRelease(tx: Tx, record: WaitingRecord, end: EntryEnd): Promise<void> {
    await this.close(tx, record, end);
    if (record.status === 'offered')
      await this.occupancies.release(tx, { kind: 'offer', holder: record.reference });
  }
}

/**
 * Finds and locks the waiting-list entry of a request, and returns the entry with the user that
 * makes the booking.
 * @throws DomainError NOT_FOUND
 */
export type OfferFinder = (tx: Tx) => Promise<{ record: WaitingRecord; by: Booker }>;

/** Converts an offered slot to a booking, or offers the slot to the next customer. */
@Injectable()
export class Offers {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly creator: BookingCreator,
    private readonly alternatives: Alternatives,
    private readonly closer: WaitingEntryCloser,
    private readonly squads: BookingSquads,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes an offer: creates a booking of the offered slot, at today's price, whose match opens for
   * the squad that waited. Returns the reference of the waiting-list entry.
   * @throws DomainError OFFER_OVER, and the errors of a refused booking
   */
  take(
    find: OfferFinder,
    { paymentMethod = 'cash', acceptRules }: TakeOfferRequest,
    idempotency: IdempotencyContext | null,
  ): Promise<string> {
    const work = (tx: Tx) =>
      this.onOpenOffer(tx, find, async ({ record, by }, { pitch, start, end }) => {
        const input = {
          pitch,
          date: dateOfWall(start),
          startTime: timeOfWall(start),
          endTime: timeOfWall(end),
          paymentMethod,
          acceptRules,
        };
        const booking = await this.creator.reserveHeld(tx, by, input, {
          customerId: record.customerId,
          inPlaceOf: { kind: 'offer', holder: record.reference },
        });
        await this.squads.openWaited(tx, booking, record);
        await this.closer.close(tx, record, {
          status: 'taken',
          actor: by.reference,
          booking: booking.reference,
        });
      });
    return this.transactions
      .runOnce(idempotency, work)
      .catch((error: unknown) => this.alternatives.refuse(error));
  }

  /**
   * Declines an offer and offers the slot to the next customer.
   * @throws DomainError OFFER_OVER
   */
  decline(find: OfferFinder): Promise<string> {
    return this.transactions.run((tx) =>
      this.onOpenOffer(tx, find, ({ record, by }) =>
        this.closer.closeAndRelease(tx, record, { status: 'declined', actor: by.reference }),
      ),
    );
  }

  /**
   * Ends a waiting-list entry at the customer's request, also if it has an open offer. `record` is
   * locked and active.
   */
  leave(tx: Tx, record: WaitingRecord, actor: string | null): Promise<void> {
    return this.closer.closeAndRelease(tx, record, { status: 'left', actor });
  }

  private async onOpenOffer(
    tx: Tx,
    find: OfferFinder,
    work: (found: Awaited<ReturnType<OfferFinder>>, offer: Offered) => Promise<void>,
  ): Promise<string> {
    const found = await find(tx);
    const offer = offeredOf(found.record);
    if (found.record.status !== 'offered' || !offer || offer.endsAt <= this.clock.now())
      throw new DomainError('OFFER_OVER');
    await work(found, offer);
    return found.record.reference;
  }
}
