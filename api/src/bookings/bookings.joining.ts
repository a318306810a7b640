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

/** The bookings of a card that is given up go to the other card, and with them what was paid and who holds the pitch: both know the booking alone. */
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
    await this.audit.record(tx, ...moved.map(({ reference }) => ({
      actor, act: 'booking.join', subjectKind: 'booking', subject: reference, changed: { customer: { from: from.reference, to: to.reference } },
    })));
    for (const record of moved.filter(({ status }) => isToCome(status))) await this.tell(tx, record);
  }

  /** Somebody without a login was told nothing; from now on the owner of the login is. */
  private async tell(tx: Tx, record: BookingRecord): Promise<void> {
    const now = this.clock.now();
    await this.outbox.write(tx, record.status === 'pending' ? reminderOf(record, now) : tomorrowOf(record, now, this.venueClock));
    this.live.tell(tx, record, 'changed');
  }
}
