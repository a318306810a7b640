import type { DeskSeriesRequest } from '@five/shared/bookings/series/series.requests';
import { Injectable } from '@nestjs/common';
import type { AlternativeSlot } from '@five/shared/slots/slots.contract';
import { sumOfLines } from '@five/shared/pricings/quote.rules';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { newReference } from '../../platform/references.ts';
import type { Holder } from '../../slots/slot-claims.ts';
import { PackHours } from '../../subscriptions/pack-hours.ts';
import type { LockedCustomer } from '../../users/customers/customers.service.ts';
import { type BookingRecord, hoursFor } from '../record/booking-record.ts';
import { NewBookings } from '../create/new-bookings.ts';
import { SlotAllocator } from '../create/slot-allocator.ts';
import { SlotRequests, type WantedSlot } from '../create/slot-requests.ts';
import { SeriesPlanChanged } from './series-plans.ts';
import type { SeriesRecord } from './series-record.ts';

/** The data of an accepted plan that is about to be booked. */
export interface SeriesOrder {
  series: { id: number; reference: string };
  customer: LockedCustomer;
  /** Slots in ascending order. Every writer uses this order, which prevents deadlocks. */
  slots: AlternativeSlot[];
  input: DeskSeriesRequest;
  /** The earlier series that this series continues. */
  before: SeriesRecord | null;
  /** Whether the series awaits confirmation by staff; never true for a series paid with a pack. */
  waits: boolean;
  actor: string;
}

/** Books the dates of a series in one transaction: all of them or none. */
@Injectable()
export class SeriesBooking {
  constructor(
    private readonly allocator: SlotAllocator,
    private readonly packs: PackHours,
    private readonly slots: SlotRequests,
    private readonly newBookings: NewBookings,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Locks the pack that pays for the series. In the lock order, packs come before the days of
   * pitches.
   */
  async lockHours(
    tx: Tx,
    customer: LockedCustomer,
    { paymentMethod }: DeskSeriesRequest,
  ): Promise<void> {
    if (paymentMethod === 'pack') await this.packs.lock(tx, customer.id);
  }

  /**
   * Books all dates and returns the bookings.
   * @throws SlotTakenError, SeriesPlanChanged, DomainError BOOKING_NO_PACK, REFERENCE_UNKNOWN,
   *   SQUAD_NOT_CAPTAIN
   */
  async book(tx: Tx, order: SeriesOrder): Promise<BookingRecord[]> {
    const wanted = await Promise.all(order.slots.map((slot) => this.wanted(slot)));
    const [first] = wanted;
    const now = this.clock.now();
    const holdExpiresAt = order.waits && first ? this.slots.holdEnd(first, now) : null;
    const made: BookingRecord[] = [];
    for (const [index, slot] of wanted.entries())
      made.push(
        await this.bookDate(tx, order, slot, {
          holdExpiresAt,
          totalCents: order.slots[index]?.totalCents ?? 0,
          now,
        }),
      );
    await this.newBookings.openForSquad(tx, made, { ...order.input, before: order.before });
    return made;
  }

  private async bookDate(
    tx: Tx,
    { series, customer, input, before, actor }: SeriesOrder,
    slot: WantedSlot,
    { holdExpiresAt, totalCents, now }: Terms,
  ): Promise<BookingRecord> {
    const reference = newReference('B');
    const pack =
      input.paymentMethod === 'pack'
        ? await this.packs.use(tx, customer.id, { ...hoursFor(slot), booking: reference, actor })
        : null;
    const granted = await this.allocator.allocate(tx, {
      reference,
      slot,
      tariffId: customer.tariffId,
      addons: [],
      byPack: pack !== null,
      lapsesAt: holdExpiresAt,
      inPlaceOf: this.keeperOf(before),
    });
    if (!pack && sumOfLines(granted.priced.lines) !== totalCents) throw new SeriesPlanChanged();
    const record = this.newBookings.recordOf({
      reference,
      slot,
      customer,
      granted,
      pack,
      holdExpiresAt,
      paymentMethod: input.paymentMethod,
      series,
      now,
    });
    await this.newBookings.insertDate(tx, record, actor);
    return record;
  }

  /**
   * The continued series whose reserved slots the new bookings may replace. Undefined if the
   * reservations have expired, because the slots then go to the waiting list.
   */
  private keeperOf(before: SeriesRecord | null): Holder | undefined {
    return before && before.keptUntil !== null && before.keptUntil >= this.venueClock.today()
      ? { kind: 'series', holder: before.reference }
      : undefined;
  }

  private async wanted(slot: AlternativeSlot): Promise<WantedSlot> {
    const wanted = await this.slots.planned(slot);
    if (!wanted) throw new SeriesPlanChanged();
    return wanted;
  }
}

interface Terms {
  holdExpiresAt: Date | null;
  /** The total that the preview showed, in centimes. */
  totalCents: number;
  now: Date;
}
