import { Injectable } from '@nestjs/common';
import type { MoveSlot } from '@five/shared/bookings/bookings.contract';
import { durationOf } from '@five/shared/bookings/bookings.rules';
import { movesOn } from '@five/shared/bookings/moves.rules';
import { sumOfLines } from '@five/shared/pricings/quote.rules';
import { canFollow, hoursOf } from '@five/shared/subscriptions/subscriptions.rules';
import { addDays, dateOfWall, minutesBetween, periodOf } from '@five/shared/time/wall-time';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import { SlotPrices } from '../../slots/slot-prices.ts';
import { SubscriptionsQueries } from '../../subscriptions/subscriptions.queries.ts';
import { AgreedPrices, currentOf } from './agreed-prices.ts';
import type { BookingRecord } from '../record/booking-record.ts';
import { MovePitches } from './move-pitches.ts';

/** Finds slots to which a booking can move, at the price of the move. */
@Injectable()
export class MoveOffers {
  constructor(
    private readonly settings: VenueSettings,
    private readonly pitches: MovePitches,
    private readonly prices: SlotPrices,
    private readonly packs: SubscriptionsQueries,
    private readonly agreed: AgreedPrices,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Free slots of these opening days, for one hour and for two hours. A booking paid with pack
   * hours can move only within the validity of the pack.
   */
  async on(
    record: BookingRecord,
    { date, days }: { date: string; days: number },
  ): Promise<MoveSlot[]> {
    const [venue, priceOf, left, { pitches, occupied }] = await Promise.all([
      this.settings.current(),
      this.prices.of(record.tariffId),
      this.agreed.left(record),
      this.pitches.on(record, { date, days }),
    ]);
    const input = {
      booking: record,
      rules: { opening: venue, slotMinutes: venue.slotMinutes, horizonDays: venue.horizonDays },
      now: this.venueClock.now(),
      priceOf,
      agreed: [currentOf(record), ...left],
      pitches,
      occupied,
    };
    const slots = Array.from({ length: days }, (_, day) =>
      movesOn({ ...input, date: addDays(date, day) }),
    ).flat();
    return (await this.withinPack(record, slots)).map((slot) => totalFor(record, slot));
  }

  private async withinPack<S extends Pick<MoveSlot, 'date' | 'startTime' | 'endTime'>>(
    record: BookingRecord,
    slots: S[],
  ): Promise<S[]> {
    if (record.subscription === null) return slots;
    const [currentMinutes, pack] = [
      durationOf(record),
      await this.packs.one(record.subscription, null, 'fr'),
    ];
    return slots.filter(({ date, startTime, endTime }) => {
      const period = periodOf(date, startTime, endTime);
      const more = hoursOf(minutesBetween(period.start, period.end) - (currentMinutes ?? 0));
      return (more === 0 && date === dateOfWall(record.start)) || canFollow(pack, more, date);
    });
  }
}

/**
 * The total after a move. A session paid with pack hours costs no money, and add-ons keep their
 * price.
 */
function totalFor(
  { lines, subscription, totalCents: before }: BookingRecord,
  slot: Omit<MoveSlot, 'differenceCents'>,
): MoveSlot {
  const addonsCents = sumOfLines(lines.filter(({ kind }) => kind === 'addon'));
  const totalCents = (subscription === null ? slot.totalCents : 0) + addonsCents;
  return {
    ...slot,
    totalCents,
    differenceCents: totalCents - before,
    isAgreed: slot.isAgreed || subscription !== null,
  };
}
