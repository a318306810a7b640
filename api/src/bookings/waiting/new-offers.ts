import { Injectable } from '@nestjs/common';
import { earliest, plusMinutes } from '@five/shared/time/instant';
import { minutesBetween, type WallPeriod } from '@five/shared/time/wall-time';
import { offerSpan } from '@five/shared/waiting/offers.rules';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Occupancies } from '../../slots/occupancies.ts';
import type { PitchRow } from '../../slots/pitches.queries.ts';
import { WaitingEvents } from './waiting.events.ts';
import { offered } from './waiting.mails.ts';
import type { WaitingRecord } from './waiting-record.ts';
import { WaitingStore } from './waiting-store.ts';

/** The instants at which an offer is announced and at which it ends. */
interface OfferTimes {
  announceAt: Date;
  endsAt: Date;
  /** The end of the offer as wall time. */
  endsWall: string;
}

/** Stores new offers with their occupancy, queued message and realtime event. */
@Injectable()
export class NewOffers {
  constructor(
    private readonly store: WaitingStore,
    private readonly occupancies: Occupancies,
    private readonly outbox: Outbox,
    private readonly events: WaitingEvents,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Offers a slot to a waiting customer and queues the message. Returns false if the slot is taken.
   * The caller has locked `entry`.
   */
  async offerTo(
    tx: Tx,
    entry: WaitingRecord,
    { pitch, period }: { pitch: PitchRow; period: WallPeriod },
    actor: string | null,
  ): Promise<boolean> {
    const { announceAt, endsAt, endsWall } = this.timesFor(period.start);
    const taken = await this.occupancies.occupy(tx, {
      pitchIds: [pitch.id],
      period,
      kind: 'offer',
      holder: entry.reference,
      lapsesAt: endsAt,
    });
    if (taken === null) return false;
    const record = await this.store.offer(tx, entry, { ...period, pitch, endsAt, endsWall }, actor);
    await this.outbox.write(tx, offered(record, announceAt));
    this.events.emit(tx, record);
    return true;
  }

  /**
   * The times of an offer for a slot. `start` is the slot's start as wall time, which must be in
   * the future.
   */
  private timesFor(start: string): OfferTimes {
    const [now, wall] = [this.clock.now(), this.venueClock.now()];
    const { announce, end } = offerSpan(wall, start);
    const announceAt = announce === wall ? now : this.venueClock.reached(announce);
    return {
      announceAt,
      endsAt: earliest(
        plusMinutes(announceAt, minutesBetween(announce, end)),
        this.venueClock.reached(start),
      ),
      endsWall: end,
    };
  }
}
