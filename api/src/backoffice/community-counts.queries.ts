import { Injectable } from '@nestjs/common';
import type { DeskWaitingAnswer } from '@five/shared/desk/desk.contract';
import { ChatsQueries } from '../community/chats/chats.queries.ts';
import { NoShowDisputes } from '../community/matches/reliability/no-show-disputes.queries.ts';
import { ReportsQueries } from '../community/moderation/reports.queries.ts';

/** Counts what players await from staff: answers in conversations, and decisions. */
@Injectable()
export class CommunityCountsQueries {
  constructor(
    private readonly conversations: ChatsQueries,
    private readonly reported: ReportsQueries,
    private readonly disputed: NoShowDisputes,
  ) {}

  async counts(): Promise<Pick<DeskWaitingAnswer, 'chats' | 'reports' | 'disputes'>> {
    const [chats, reports, disputes] = await Promise.all([
      this.conversations.countWaiting(),
      this.reported.countOpen(),
      this.disputed.countOpen(),
    ]);
    return { chats, reports, disputes };
  }
}
