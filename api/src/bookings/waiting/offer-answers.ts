import { Injectable } from '@nestjs/common';
import { durationOf } from '@five/shared/bookings/bookings.rules';
import { perPersonCents } from '@five/shared/money/money';
import type { PriceOf } from '@five/shared/slots/slots.rules';
import { dateOfWall, minutesBetween, timeOfWall } from '@five/shared/time/wall-time';
import type { WaitingOfferAnswer } from '@five/shared/waiting/waiting.contract';
import { VenueSettings } from '../../settings/venue-settings.ts';
import { SlotPrices } from '../../slots/slot-prices.ts';
import type { Offered } from './waiting-record.ts';

/** Answers about the slots that are offered to waiting customers, with their prices. */
@Injectable()
export class OfferAnswers {
  constructor(
    private readonly prices: SlotPrices,
    private readonly settings: VenueSettings,
  ) {}

  async of({ pitch, start, end, endsAt }: Offered, tariffId: number): Promise<WaitingOfferAnswer> {
    const [priceOf, venue] = await Promise.all([this.prices.of(tariffId), this.settings.current()]);
    const totalCents = priceFor(priceOf, pitch, start, end);
    return {
      pitch,
      date: dateOfWall(start),
      startTime: timeOfWall(start),
      endTime: timeOfWall(end),
      durationMinutes: minutesBetween(start, end),
      endsAt: endsAt.toISOString(),
      totalCents,
      perPersonCents:
        totalCents === null ? null : perPersonCents(totalCents, venue.playersPerMatch),
    };
  }
}

function priceFor(priceOf: PriceOf, pitch: string, start: string, end: string): number | null {
  const minutes = durationOf({ start, end });
  return minutes === null ? null : priceOf(pitch, start, minutes);
}
