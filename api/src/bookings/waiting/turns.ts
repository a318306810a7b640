import { Injectable } from '@nestjs/common';
import type { WallPeriod } from '@five/shared/time/wall-time';
import { turnsOf } from '@five/shared/waiting/waiting.rules';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { type Holder, Occupancies, type Stretch } from '../../slots/occupancies.ts';
import type { PitchRow } from '../../slots/pitches.queries.ts';
import type { WantedSlot } from '../slot-requests.ts';
import { Spaces } from './spaces.ts';
import { WaitingLive } from './waiting.events.ts';
import { joined, offered } from './waiting.mails.ts';
import type { WaitingRecord } from './waiting-record.ts';
import { WaitingStore } from './waiting-store.ts';

const MOST = 100; // Per sweep; the next one follows a minute later.

/**
 * Allocates freed slots to the waiting list. A freed slot is offered to the first customer in the
 * same transaction, so it is never free in between.
 */
@Injectable()
export class Turns {
  constructor(
    private readonly store: WaitingStore,
    private readonly occupancies: Occupancies,
    private readonly spaces: Spaces,
    private readonly outbox: Outbox,
    private readonly live: WaitingLive,
    private readonly transactions: Transactions,
  ) {
    occupancies.onFreed((tx, freed, by) => this.pass(tx, freed, by));
  }

  /**
   * Returns the periods that are now offered. Without waiting customers it costs one index lookup.
   * The customer who just released a booking of it is skipped, because waiting behind one's own
   * hold would keep the slot.
   */
  async pass(tx: Tx, freed: Stretch, by: Holder | null): Promise<WallPeriod[]> {
    const all = await this.store.lockLine(tx, freed.pitchId, freed.period);
    if (all.length === 0) return [];
    const owner = by?.kind === 'booking' ? await this.store.ownerOf(tx, by.holder) : null;
    const line = all.filter(({ customerId }) => customerId !== owner);
    const space = await this.spaces.around(tx, freed, line);
    if (space === null) return [];
    const given: WallPeriod[] = [];
    for (const { entry, period } of turnsOf(line, space, (one, period) =>
      space.bookable(one, period),
    )) {
      if (await this.keep(tx, entry, { pitch: space.row, period }, null)) given.push(period);
    }
    return given;
  }

  /**
   * Offers a slot to a waiting customer and queues the message; false if it is taken. `entry` is
   * locked.
   */
  async keep(
    tx: Tx,
    entry: WaitingRecord,
    { pitch, period }: { pitch: PitchRow; period: WallPeriod },
    actor: string | null,
  ): Promise<boolean> {
    const { tellAt, endsAt, endsWall } = this.spaces.timesFor(period.start);
    const taken = await this.occupancies.occupy(tx, {
      pitchIds: [pitch.id],
      period,
      kind: 'offer',
      holder: entry.reference,
      lapsesAt: endsAt,
    });
    if (taken === null) return false;
    const record = await this.store.offer(tx, entry, { ...period, pitch, endsAt, endsWall }, actor);
    await this.outbox.write(tx, offered(record, tellAt));
    this.live.tell(tx, record);
    return true;
  }

  /**
   * Ends expired holds of a slot that is about to be offered, before the customer's entry is
   * locked.
   */
  async clear(tx: Tx, { pitches, period }: Pick<WantedSlot, 'pitches' | 'period'>): Promise<void> {
    await this.occupancies.endLapsedWithin(
      tx,
      pitches.map(({ id }) => id),
      period,
    );
  }

  /** Confirms a new waiting list entry to its customer. */
  async welcome(tx: Tx, reference: string): Promise<void> {
    const record = await this.store.lock(tx, reference);
    if (!record) throw new Error(`no place in line ${reference}`);
    await this.outbox.write(tx, joined(record));
    this.live.tell(tx, record);
  }

  /**
   * Offers free and expired parts of a requested slot to the waiting list: nothing was released, so
   * no event started an offer.
   */
  async catchUp({ pitches, period }: Pick<WantedSlot, 'pitches' | 'period'>): Promise<void> {
    for (const { id } of pitches)
      await this.transactions.run(async (tx) => {
        await this.occupancies.endLapsedWithin(tx, [id], period);
        await this.passIfFree(tx, { pitchId: id, period });
      });
  }

  /** The same for all waiting list entries. Returns the number of slots. */
  async fillFree(): Promise<number> {
    const free = await this.store.freeStretches(MOST);
    return this.transactions.apart(
      free,
      ({ pitchId, start }) => `pitch ${pitchId}, ${start}`,
      async (tx, { pitchId, start, end }) => {
        await this.passIfFree(tx, { pitchId, period: { start, end } });
        return true;
      },
    );
  }

  /** Ends entries that can no longer get a slot. */
  async endOver(): Promise<number> {
    return this.transactions.sweep(
      (tx, most) => this.store.lockOver(tx, most),
      async (tx, record) => this.live.tell(tx, await this.store.end(tx, record, 'over', null)),
    );
  }

  private async passIfFree(tx: Tx, stretch: Stretch): Promise<void> {
    if (await this.spaces.isFree(tx, stretch)) await this.pass(tx, stretch, null);
  }
}
