import { Injectable } from '@nestjs/common';
import type { DeskWaitingAnswer } from '@five/shared/desk/desk.contract';
import { BookingsQueries } from '../bookings/bookings.queries.ts';
import { OpeningDayQueries } from '../settings/opening-day.queries.ts';
import { SubscriptionsQueries } from '../subscriptions/subscriptions.queries.ts';
import { DeskNoticesQueries } from '../users/desk-notices/desk-notices.queries.ts';
import { ContactQueries } from '../venue/contact/contact.queries.ts';
import { CommunityCountsQueries } from './community-counts.queries.ts';

/** Counts items that need attention: bookings, packs, the community and contact messages. */
@Injectable()
export class PendingCountsQueries {
  constructor(
    private readonly bookings: BookingsQueries,
    private readonly packs: SubscriptionsQueries,
    private readonly openingDay: OpeningDayQueries,
    private readonly community: CommunityCountsQueries,
    private readonly letters: ContactQueries,
    private readonly notices: DeskNoticesQueries,
  ) {}

  async counts(): Promise<DeskWaitingAnswer> {
    const [bookings, packsUnderReview, community, messages, notices] = await Promise.all([
      this.bookings.waiting(await this.openingDay.current()),
      this.packs.countUnderReview(),
      this.community.counts(),
      this.letters.countNew(),
      this.notices.countOpen(),
    ]);
    return { ...bookings, ...community, packsUnderReview, messages, notices };
  }
}
