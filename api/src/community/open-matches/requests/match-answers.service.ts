import { Injectable } from '@nestjs/common';
import { type Caller, seenBy } from '../../../platform/access/caller.ts';
import type { Tx } from '../../../platform/database/transactions.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../../platform/idempotency/idempotency.ts';
import { type LockedJoinRequest, MatchSeats } from '../match-seats.ts';
import { type Locked, MatchStore } from '../match-store.ts';
import { OpenMatchesEvents } from '../open-matches.events.ts';
import { MatchEligibility } from './match-eligibility.ts';
import { MatchNotifications } from './match-notifications.ts';
import { REQUESTS } from '../requests.sql.ts';

/** The match owner's answers to requests to join. */
@Injectable()
export class MatchAnswers {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly store: MatchStore,
    private readonly seats: MatchSeats,
    private readonly eligibility: MatchEligibility,
    private readonly notifications: MatchNotifications,
    private readonly events: OpenMatchesEvents,
  ) {}

  /**
   * Accepts a request while a place is free. Returns the match's reference.
   * @throws DomainError NOT_FOUND, OPEN_MATCH_ASK_SETTLED, OPEN_MATCH_CLOSED, OPEN_MATCH_FULL, or
   * OPEN_MATCH_PLAYER if a block, a suspension or a missing verified account prevents the player
   * from joining
   */
  accept(
    by: Caller,
    reference: string,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    return this.answer(by, reference, idempotency, async (tx, locked, request) => {
      await this.eligibility.refuseAcceptance(tx, locked, request);
      const share = await this.seats.give(tx, locked, request, by.reference);
      await this.notifications.accepted(tx, locked, request, share);
      await this.seats.note(
        tx,
        {
          actor: by.reference,
          act: 'open_match.accept',
          changed: { share, amountCents: locked.match.priceCents },
        },
        locked.match,
        reference,
      );
    });
  }

  /** Declines a request, or takes back a place that is not paid. Returns the match's reference. */
  decline(
    by: Caller,
    reference: string,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    return this.answer(by, reference, idempotency, async (tx, locked, request) => {
      if (request.holds)
        await this.seats.release(tx, locked, request, { state: 'removed', actor: by.reference });
      else if (request.state === 'asked') await this.seats.endRequest(tx, request, 'declined');
      else throw new DomainError('OPEN_MATCH_ASK_SETTLED');
      if (request.present) await this.notifications.declined(tx, locked, request);
      await this.seats.note(
        tx,
        { actor: by.reference, act: 'open_match.decline' },
        locked.match,
        reference,
      );
    });
  }

  private answer(
    by: Caller,
    reference: string,
    idempotency: IdempotencyContext | null,
    decide: (tx: Tx, locked: Locked, request: LockedJoinRequest) => Promise<void>,
  ): Promise<string> {
    return this.transactions.runOnce(idempotency, async (tx) => {
      const [of] = await tx.query<{ match: string }[]>(
        `select m.reference as match from ${REQUESTS} a join open_matches m on m.id = a.match_id
          where a.reference = $1`,
        [reference],
      );
      const locked = await this.store.lock(tx, of?.match ?? '', seenBy(by));
      const request = await this.seats.byReference(tx, locked.match, reference);
      await decide(tx, locked, request);
      await this.notifications.withdrawRequested(tx, reference);
      await this.events.emit(tx, locked.match);
      return locked.match.reference;
    });
  }
}
