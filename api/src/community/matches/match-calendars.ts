import { Injectable } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { CalendarQueries } from '../../bookings/calendar/calendar.queries.ts';
import { MatchFinder } from './match-finder.ts';

/** The calendar file of a match, for holders of its link. */
@Injectable()
export class MatchCalendars {
  constructor(
    private readonly finder: MatchFinder,
    private readonly calendars: CalendarQueries,
  ) {}

  /** @throws DomainError NOT_FOUND */
  async of(token: string, locale: Locale): Promise<string> {
    const { reference } = await this.finder.bookingOf(token);
    return this.calendars.of(reference, null, locale, `/m/${token}`);
  }
}
