import { Injectable } from '@nestjs/common';
import { isToCome } from '@five/shared/bookings/bookings.codes';
import { Audit } from '../platform/audit/audit.ts';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { Outbox } from '../platform/outbox/outbox.ts';
import { type Joining, OwnData } from '../users/own-data.ts';
import type { BookingRecord } from './booking-record.ts';
import { BookingStore } from './booking-store.ts';
import { BookingsLive } from './bookings.events.ts';
import { reminderOf, tomorrowOf } from './bookings.mails.ts';
import { SeriesStore } from './series/series-store.ts';

/**
 * When two customer records are merged, bookings move to the surviving one. Payments and
 * occupancies reference the booking, so they need no change.
 */
@Injectable()
export class BookingsJoining {
  constructor(
    ownData: OwnData,
    private readonly store: BookingStore,
    private readonly series: SeriesStore,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly live: BookingsLive,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {
    ownData.registerMove((tx, joining) => this.move(tx, joining));
  }

  private async move(tx: Tx, { from, to, actor }: Joining): Promise<void> {
    await this.series.lockOfCustomer(tx, from.id);
    const moved = await this.store.handOver(tx, from.id, to.id);
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
      await this.tell(tx, record);
  }

  /** A customer without a login got no messages; the login's owner gets them from now on. */
  private async tell(tx: Tx, record: BookingRecord): Promise<void> {
    const now = this.clock.now();
    await this.outbox.write(
      tx,
      record.status === 'pending'
        ? reminderOf(record, now)
        : tomorrowOf(record, now, this.venueClock),
    );
    this.live.tell(tx, record, 'changed');
  }
}
