import { Injectable } from '@nestjs/common';
import { type Locale, textOf } from '@five/shared/locales/locale';
import type { AvailabilityDay } from '@five/shared/slots/slots.contract';
import { availabilityOf, type Occupied } from '@five/shared/slots/slots.rules';
import { addDays, wallOf } from '@five/shared/time/wall-time';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import { OccupanciesQueries } from './occupancies.queries.ts';
import { PitchesQueries, type PitchRow } from './pitches.queries.ts';
import { SlotPrices } from './slot-prices.ts';

export interface Asked {
  /** The first opening day. */
  date: string;
  days: number;
  /** Whose price list; null: the standard one. */
  tariffId: number | null;
  /** The desk sees what is on a pitch. */
  desk: boolean;
  locale: Locale;
}

/** What is free, when and for how much: one statement, however many days. */
@Injectable()
export class AvailabilityQueries {
  constructor(
    private readonly settings: VenueSettings,
    private readonly pitches: PitchesQueries,
    private readonly occupancies: OccupanciesQueries,
    private readonly prices: SlotPrices,
    private readonly venueClock: VenueClock,
  ) {}

  async days({ date, days, tariffId, desk, locale }: Asked): Promise<AvailabilityDay[]> {
    const dates = Array.from({ length: days }, (_, day) => addDays(date, day));
    const [rules, pitches, priceOf] = await Promise.all([this.settings.current(), this.pitches.all(), this.prices.of(tariffId)]);
    const occupied = await this.occupied(date, days, pitches);
    const shown = pitches.filter(({ active }) => active).map(({ code, name }) => ({ code, name: textOf(name, locale) }));
    return dates.map((day) => availabilityOf({
      date: day, rules, slotMinutes: rules.slotMinutes, pitches: shown, occupied, now: this.venueClock.now(), priceOf, desk,
    }));
  }

  /** From the first opening day's morning to the end of the last one's night and the hours that a late booking reaches into. */
  private async occupied(date: string, days: number, pitches: PitchRow[]): Promise<Occupied[]> {
    const codes = new Map(pitches.map(({ id, code }) => [id, code]));
    const rows = await this.occupancies.within({ start: wallOf(date, '00:00'), end: wallOf(addDays(date, days + 1), '00:00') });
    return rows.map(({ pitchId, kind, holder, start, end }) => ({ pitch: codes.get(pitchId) ?? '', kind, reference: holder, start, end }));
  }
}
