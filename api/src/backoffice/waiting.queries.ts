import { Injectable } from '@nestjs/common';
import type { DeskWaitingAnswer } from '@five/shared/desk/desk.contract';
import { BookingsQueries } from '../bookings/bookings.queries.ts';
import { OpeningDayQueries } from '../settings/opening-day.queries.ts';
import { SubscriptionsQueries } from '../subscriptions/subscriptions.queries.ts';

/** What waits for the desk: bookings and packs. */
@Injectable()
export class WaitingQueries {
  constructor(private readonly bookings: BookingsQueries, private readonly packs: SubscriptionsQueries, private readonly openingDay: OpeningDayQueries) {}

  async counts(): Promise<DeskWaitingAnswer> {
    const [bookings, packsUnderReview] = await Promise.all([this.bookings.waiting(await this.openingDay.current()), this.packs.countUnderReview()]);
    return { ...bookings, packsUnderReview };
  }
}
