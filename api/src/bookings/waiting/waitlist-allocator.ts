import { Injectable } from '@nestjs/common';
import { earliest, plusMinutes } from '@five/shared/time/instant';
import { minutesBetween, type WallPeriod } from '@five/shared/time/wall-time';
import { offerSpan } from '@five/shared/waiting/offers.rules';
import { allocationsOf } from '@five/shared/waiting/waiting.rules';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Occupancies } from '../../slots/occupancies.ts';
import type { PitchRow } from '../../slots/pitches.queries.ts';
import type { Holder, PitchPeriod } from '../../slots/slot-claims.ts';
import { Sweeper } from '../../platform/database/sweeper.ts';
import type { WantedSlot } from '../create/slot-requests.ts';
import { WaitingEvents, offered } from './waiting-messages.ts';
import type { WaitingRecord } from './waiting-record.ts';
import { WaitingStore } from './waiting-store.ts';
import { FreedSlotFinder } from './freed-slot-finder.ts';

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

// Maximum number of slots that one sweep offers. The next sweep runs a minute later.
const MOST = 100;

/**
 * Offers freed slots to the waiting list. The transaction that frees a slot also offers it to the
 * first waiting customer, so the slot is never free in between.
 */
@Injectable()
export class WaitlistAllocator {
  constructor(
    private readonly store: WaitingStore,
    private readonly occupancies: Occupancies,
    private readonly finder: FreedSlotFinder,
    private readonly offers: NewOffers,
    private readonly transactions: Transactions,
    private readonly sweeper: Sweeper,
  ) {
    occupancies.onFreed((tx, freed, by) => this.offerFreed(tx, freed, by));
  }

  /**
   * Offers a freed slot to waiting customers and returns the periods of the offers that were made.
   * If no entry waits for the slot, this costs one index lookup. If `by` (the former holder of the
   * slot) is a booking, its customer gets no offer. Otherwise a customer could block a slot by a
   * pending booking and wait for the same slot at once.
   */
  async offerFreed(tx: Tx, freed: PitchPeriod, by: Holder | null): Promise<WallPeriod[]> {
    const all = await this.store.lockQueue(tx, freed.pitchId, freed.period);
    if (all.length === 0) return [];
    const owner = by?.kind === 'booking' ? await this.store.ownerOf(tx, by.holder) : null;
    const line = all.filter(({ customerId }) => customerId !== owner);
    const space = await this.finder.around(tx, freed, line);
    if (space === null) return [];
    const given: WallPeriod[] = [];
    for (const { entry, period } of allocationsOf(line, space, (one, period) =>
      space.bookable(one, period),
    )) {
      if (await this.offers.offerTo(tx, entry, { pitch: space.row, period }, null))
        given.push(period);
    }
    return given;
  }

  /**
   * Ends expired pending bookings of a slot, then offers the slot to the waiting list where it is
   * free. Called for a new entry, because a slot that is already free causes no release event and
   * therefore no offer.
   */
  async offerSlotIfFree({
    pitches,
    period,
  }: Pick<WantedSlot, 'pitches' | 'period'>): Promise<void> {
    for (const { id } of pitches)
      await this.transactions.run(async (tx) => {
        await this.occupancies.endLapsedWithin(tx, [id], period);
        await this.offerIfFree(tx, { pitchId: id, period });
      });
  }

  /**
   * Offers every free slot with waiting customers to the waiting list. Returns the number of slots.
   */
  async offerAllFree(): Promise<number> {
    const free = await this.finder.free(MOST);
    return this.sweeper.forEachInOwnTransaction(
      free,
      ({ pitchId, start }) => `pitch ${pitchId}, ${start}`,
      async (tx, { pitchId, start, end }) => {
        await this.offerIfFree(tx, { pitchId, period: { start, end } });
        return true;
      },
    );
  }

  private async offerIfFree(tx: Tx, pitchPeriod: PitchPeriod): Promise<void> {
    if (await this.finder.isFree(tx, pitchPeriod)) await this.offerFreed(tx, pitchPeriod, null);
  }
}
