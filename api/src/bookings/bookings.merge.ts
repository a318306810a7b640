import { Injectable } from '@nestjs/common';
import { isUpcoming } from '@five/shared/bookings/bookings.codes';
import { Audit } from '../platform/audit/audit.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { type CustomerMerge, PersonalData } from '../users/personal-data.ts';
import { BookingStore } from './record/booking-store.ts';
import { SeriesStore } from './series/series-store.ts';
import { BookingPublisher } from './record/booking-publisher.ts';

/**
 * When two customer records are merged, assigns the bookings to the remaining record. Payments and
 * occupancies reference the booking, so they need no change.
 */
@Injectable()
export class BookingsMerge {
  constructor(
    personalData: PersonalData,
    private readonly store: BookingStore,
    private readonly series: SeriesStore,
    private readonly audit: Audit,
    private readonly publisher: BookingPublisher,
  ) {
    personalData.register('bookings', { merge: (tx, joining) => this.move(tx, joining) });
  }

  private async move(tx: Tx, { from, to, actor }: CustomerMerge): Promise<void> {
    await this.series.lockOfCustomer(tx, from.id);
    const moved = await this.store.moveToCustomer(tx, from.id, to.id);
    await this.audit.record(
      tx,
      ...moved.map(({ reference }) => ({
        actor,
        act: 'booking.join',
        subjectKind: 'booking',
        subject: reference,
        changed: { customer: { from: from.reference, to: to.reference } },
      })),
    );
    for (const record of moved.filter(({ status }) => isUpcoming(status)))
      await this.publisher.publishToNewOwner(tx, record);
  }
}
