import { Injectable } from '@nestjs/common';
import type { DeskWaitingAnswer } from '@five/shared/desk/desk.contract';
import { BookingsQueries } from '../bookings/bookings.queries.ts';
import { ChatsQueries } from '../community/chats/chats.queries.ts';
import { ReportsQueries } from '../community/moderation/reports.queries.ts';
import { OpeningDayQueries } from '../settings/opening-day.queries.ts';
import { SubscriptionsQueries } from '../subscriptions/subscriptions.queries.ts';
import { ContactQueries } from '../venue/contact/contact.queries.ts';

/** Counts items that need attention: bookings, packs, conversations and contact messages. */
@Injectable()
export class PendingCountsQueries {
  constructor(
    private readonly bookings: BookingsQueries,
    private readonly packs: SubscriptionsQueries,
    private readonly openingDay: OpeningDayQueries,
    private readonly conversations: ChatsQueries,
    private readonly reported: ReportsQueries,
    private readonly letters: ContactQueries,
  ) {}

  async counts(): Promise<DeskWaitingAnswer> {
    const [bookings, packsUnderReview, chats, reports, messages] = await Promise.all([
      this.bookings.waiting(await this.openingDay.current()),
      this.packs.countUnderReview(),
      this.conversations.countWaiting(),
      this.reported.countOpen(),
      this.letters.countNew(),
    ]);
    return { ...bookings, packsUnderReview, chats, reports, messages };
  }
}
