import { Injectable } from '@nestjs/common';
import type { WallPeriod } from '@five/shared/time/wall-time';
import { allocationsOf } from '@five/shared/waiting/waiting.rules';
import { Sweeper } from '../../platform/database/sweeper.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { type Holder, Occupancies, type PitchPeriod } from '../../slots/occupancies.ts';
import type { WantedSlot } from '../slot-requests.ts';
import { FreedSlotFinder } from './freed-slot-finder.ts';
import { NewOffers } from './new-offers.ts';
import { WaitingStore } from './waiting-store.ts';

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
