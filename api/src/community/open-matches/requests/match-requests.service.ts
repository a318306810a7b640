import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../../platform/idempotency/idempotency.ts';
import { Limits } from '../../../platform/limits/limits.ts';
import { MatchSeats } from '../match-seats.ts';
import { OpenMatchesEvents } from '../open-matches.events.ts';
import { MatchEligibility } from './match-eligibility.ts';
import { MatchNotifications } from './match-notifications.ts';

const REQUEST_RATE_LIMIT = { points: 20, seconds: 60 * 60 };

/** Requests of players to join a match. */
@Injectable()
export class MatchRequestsService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly eligibility: MatchEligibility,
    private readonly seats: MatchSeats,
    private readonly notifications: MatchNotifications,
    private readonly events: OpenMatchesEvents,
    private readonly limits: Limits,
  ) {}

  /** Requests a place in a match. @throws DomainError with the codes of `MatchEligibility.lock` */
  async requestPlace(
    by: Caller,
    reference: string,
    idempotency: IdempotencyContext | null = null,
  ): Promise<void> {
    await this.limits.take('openMatches.ask', by.reference, REQUEST_RATE_LIMIT);
    await this.transactions.runOnce(idempotency, async (tx) => {
      const locked = await this.eligibility.lock(tx, by, reference);
      const request = await this.seats.request(tx, locked.match, by.userId);
      await this.seats.note(
        tx,
        { actor: by.reference, act: 'open_match.ask' },
        locked.match,
        request.reference,
      );
      await this.notifications.requested(tx, by, locked, request);
      await this.events.emit(tx, locked.match);
      return { reference };
    });
  }
}
