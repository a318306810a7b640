import { Injectable } from '@nestjs/common';
import type { AlternativeSlot } from '@five/shared/bookings/bookings.contract';
import { durationOf } from '@five/shared/bookings/bookings.rules';
import { unlessLapsed } from '@five/shared/bookings/holds.rules';
import type { CreateSeriesInput } from '@five/shared/bookings/series.contract';
import { periodOfSlot } from '@five/shared/bookings/series/series-date.rules';
import { sumOfLines } from '@five/shared/pricings/quote.rules';
import { addDays } from '@five/shared/time/wall-time';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { newReference } from '../../platform/references.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import type { Holder } from '../../slots/occupancies.ts';
import { PitchesQueries } from '../../slots/pitches.queries.ts';
import { PackHours } from '../../subscriptions/pack-hours.ts';
import type { LockedCustomer } from '../../users/customers.service.ts';
import type { BookingRecord } from '../booking-record.ts';
import { BookingStore } from '../booking-store.ts';
import { BookingsEvents } from '../bookings.events.ts';
import { tomorrowOf } from '../bookings.mails.ts';
import { SlotAllocator } from '../slot-allocator.ts';
import { Holds } from '../holds.ts';
import { newBookingRecord } from '../new-booking-record.ts';
import { hoursFor } from '../paid-hours.ts';
import type { WantedSlot } from '../slot-requests.ts';

/**
 * The plan differs from the previewed one. Thrown inside the transaction; the caller responds with
 * the new plan.
 */
export class SeriesPlanChanged extends Error {
  constructor() {
    super('series changed');
  }
}

/** An accepted plan that is about to be booked. */
export interface SeriesOrder {
  series: { id: number; reference: string };
  customer: LockedCustomer;
  /** In ascending order, the same for every writer, which prevents deadlocks. */
  slots: AlternativeSlot[];
  input: CreateSeriesInput;
  /** The series that this one continues, as long as its hours are reserved. */
  keeper: Holder | undefined;
  /** Whether it awaits confirmation by staff; never for a series paid by a pack. */
  waits: boolean;
  actor: string;
}

/** Books the dates of a series in one transaction: all of them or none. */
@Injectable()
export class SeriesBooking {
  constructor(
    private readonly allocator: SlotAllocator,
    private readonly store: BookingStore,
    private readonly packs: PackHours,
    private readonly pitches: PitchesQueries,
    private readonly settings: VenueSettings,
    private readonly holds: Holds,
    private readonly events: BookingsEvents,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /** Locks the pack, which comes before the days in the lock order. */
  async lockHours(
    tx: Tx,
    customer: LockedCustomer,
    { paymentMethod }: CreateSeriesInput,
  ): Promise<void> {
    if (paymentMethod === 'pack') await this.packs.lock(tx, customer.id);
  }

  /** @throws SlotTaken, SeriesPlanChanged, DomainError BOOKING_NO_PACK */
  async book(tx: Tx, order: SeriesOrder): Promise<BookingRecord[]> {
    const wanted = await Promise.all(order.slots.map((slot) => this.wanted(slot)));
    const [first] = wanted;
    const now = this.clock.now();
    const holdExpiresAt =
      order.waits && first ? unlessLapsed(this.holds.endFor(first, now), now) : null;
    const made: BookingRecord[] = [];
    for (const [index, slot] of wanted.entries())
      made.push(
        await this.bookDate(tx, order, slot, {
          holdExpiresAt,
          totalCents: order.slots[index]?.totalCents ?? 0,
          now,
        }),
      );
    return made;
  }

  private async bookDate(
    tx: Tx,
    { series, customer, input, keeper, actor }: SeriesOrder,
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
      inPlaceOf: keeper,
    });
    if (!pack && sumOfLines(granted.priced.lines) !== totalCents) throw new SeriesPlanChanged();
    const record = newBookingRecord({
      reference,
      slot,
      customer,
      granted,
      pack,
      holdExpiresAt,
      paymentMethod: input.paymentMethod,
      series,
      now,
      today: this.venueClock.today(),
    });
    const audit = {
      actor,
      act: 'booking.reserve',
      subjectKind: 'booking',
      subject: reference,
      from: null,
      to: record.status,
      changed: {
        series: series.reference,
        pitch: record.pitch,
        start: record.start,
        end: record.end,
        totalCents: record.totalCents,
      },
    };
    await this.store.insert(
      tx,
      record,
      actor,
      audit,
      record.status === 'confirmed' ? tomorrowOf(record, now, this.venueClock) : [],
    );
    this.events.emit(tx, record, 'reserved');
    return record;
  }

  /**
   * A slot of the plan as an allocation request. The plan itself has checked it against the
   * calendar.
   */
  private async wanted(slot: AlternativeSlot): Promise<WantedSlot> {
    const period = periodOfSlot(slot);
    const [venue, pitch, minutes, start] = [
      await this.settings.current(),
      await this.pitches.byCode(slot.pitch),
      durationOf(period),
      this.venueClock.instantOf(period.start),
    ];
    if (!pitch || minutes === null || start === null) throw new SeriesPlanChanged();
    return {
      period,
      minutes,
      openingDay: slot.openingDay,
      start,
      pitches: [pitch],
      venue,
      lastDay: addDays(this.venueClock.today(), venue.horizonDays),
    };
  }
}

interface Terms {
  holdExpiresAt: Date | null;
  /** The total that the preview showed. */
  totalCents: number;
  now: Date;
}
