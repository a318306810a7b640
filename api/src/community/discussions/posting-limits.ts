import { Injectable } from '@nestjs/common';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Limits } from '../../platform/limits/limits.ts';
import { refuseSuspended } from '../chat-access.sql.ts';
import type { ChatParty } from '../chat-party.ts';

const MINUTE = 60;
/**
 * Rate limits of opening threads, replying and liking. They are above normal use and low enough to
 * stop a flood of posts.
 */
const WRITE_RATE_LIMIT = {
  open: { points: 6, seconds: 10 * MINUTE },
  reply: { points: 30, seconds: 10 * MINUTE },
  like: { points: 60, seconds: MINUTE },
};

/** Limits of an author in public threads: the rate of each action, and suspensions. */
@Injectable()
export class PostingLimits {
  constructor(
    private readonly limits: Limits,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Counts an action against the author's rate limit.
   * @throws DomainError TOO_MANY_REQUESTS (429) if the rate limit is exceeded
   */
  async take(by: ChatParty, action: keyof typeof WRITE_RATE_LIMIT): Promise<void> {
    await this.limits.take(`discussions.${action}`, by.reference, WRITE_RATE_LIMIT[action]);
  }

  /**
   * Refuses an action of a suspended player. The desk is never suspended.
   * @throws DomainError COMMUNITY_SUSPENDED
   */
  async refuseSuspended(tx: Tx, by: ChatParty): Promise<void> {
    if (!by.desk) await refuseSuspended(tx, by.userId, this.venueClock.today());
  }
}
