import { Injectable } from '@nestjs/common';
import type { DeskOccupancy } from '@five/shared/desk/desk.contract';
import type { Locale } from '@five/shared/locales/locale';
import { openingPeriods, type OpeningRules } from '@five/shared/slots/opening.rules';
import { addDays, wallOf } from '@five/shared/time/wall-time';
import { VenueSettings } from '../settings/venue-settings.ts';
import { OccupanciesQueries } from '../slots/occupancies.queries.ts';
import type { PitchRow } from '../slots/pitches.queries.ts';
import { OccupancyNames } from './occupancy-names.ts';

/** Reads the pitch occupancies other than bookings that reception's board shows for a day. */
@Injectable()
export class DayOccupancies {
  constructor(
    private readonly occupancies: OccupanciesQueries,
    private readonly settings: VenueSettings,
    private readonly names: OccupancyNames,
  ) {}

  /**
   * Reads the occupancies from the end of the previous board day to the end of the board day `day`.
   * Closed hours are included, so that a block in closed hours is shown on one day.
   */
  async of(day: string, pitches: readonly PitchRow[], locale: Locale): Promise<DeskOccupancy[]> {
    const venue = await this.settings.current();
    const [start, end] = [endOf(addDays(day, -1), venue), endOf(day, venue)];
    const occupied = await this.occupancies.within({ start, end });
    return this.names.of(
      occupied.filter(({ kind }) => kind !== 'booking'),
      pitches,
      locale,
    );
  }
}

/** The end of a board day: midnight, or the venue's closing time if that is after midnight. */
function endOf(day: string, rules: OpeningRules): string {
  const [midnight, closing] = [
    wallOf(addDays(day, 1), '00:00'),
    openingPeriods(day, rules).at(-1)?.end,
  ];
  return closing !== undefined && closing > midnight ? closing : midnight;
}
