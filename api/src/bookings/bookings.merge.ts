import { Injectable } from '@nestjs/common';
import { isToCome } from '@five/shared/bookings/bookings.codes';
import { Audit } from '../platform/audit/audit.ts';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { Outbox } from '../platform/outbox/outbox.ts';
import { type CustomerMerge, PersonalData } from '../users/personal-data.ts';
import type { BookingRecord } from './booking-record.ts';
import { BookingStore } from './booking-store.ts';
import { BookingsEvents } from './bookings.events.ts';
import { reminderOf, tomorrowOf } from './bookings.mails.ts';
import { SeriesStore } from './series/series-store.ts';

/**
 * When two customer records are merged, bookings move to the surviving one. Payments and
 * occupancies reference the booking, so they need no change.
 */
@Injectable()
export class BookingsMerge {
  constructor(
    personalData: PersonalData,
    private readonly store: BookingStore,
    private readonly series: SeriesStore,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly events: BookingsEvents,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {
    personalData.registerMerge((tx, joining) => this.move(tx, joining));
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
    for (const record of moved.filter(({ status }) => isToCome(status)))
      await this.notifyCustomer(tx, record);
  }

  /** A customer without a login got no messages; the login's owner gets them from now on. */
  private async notifyCustomer(tx: Tx, record: BookingRecord): Promise<void> {
    const now = this.clock.now();
    await this.outbox.write(
      tx,
      record.status === 'pending'
        ? reminderOf(record, now)
        : tomorrowOf(record, now, this.venueClock),
    );
    this.events.emit(tx, record, 'changed');
  }
}
