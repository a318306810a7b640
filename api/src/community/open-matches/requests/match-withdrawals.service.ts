import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Tx } from '../../../platform/database/transactions.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../../platform/idempotency/idempotency.ts';
import { type LockedJoinRequest, MatchSeats } from '../match-seats.ts';
import { type Locked, MatchStore } from '../match-store.ts';
import { OpenMatchesEvents } from '../open-matches.events.ts';
import { MatchNotifications } from './match-notifications.ts';

/** Withdrawals of players from a match. */
@Injectable()
export class MatchWithdrawalsService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly store: MatchStore,
    private readonly seats: MatchSeats,
    private readonly notifications: MatchNotifications,
    private readonly events: OpenMatchesEvents,
  ) {}

  /**
   * Withdraws a request, or gives up an unpaid place. @throws DomainError OPEN_MATCH_NOT_ASKED, and
   * the codes of `MatchSeats.release`; NOT_FOUND for a match that the desk has hidden
   */
  async withdraw(
    by: Caller,
    reference: string,
    idempotency: IdempotencyContext | null = null,
  ): Promise<void> {
    await this.transactions.runOnce(idempotency, async (tx) => {
      const locked = await this.store.lock(tx, reference);
      const request = await this.seats.ofPlayer(tx, locked.match, by.userId);
      if (!request && locked.match.hidden) throw new DomainError('NOT_FOUND');
      if (request?.state === 'asked') await this.withdrawRequest(tx, request);
      else if (request?.state === 'accepted') await this.leave(tx, locked, request, by.reference);
      else throw new DomainError('OPEN_MATCH_NOT_ASKED');
      await this.seats.note(
        tx,
        { actor: by.reference, act: 'open_match.withdraw' },
        locked.match,
        request.reference,
      );
      await this.events.emit(tx, locked.match);
      return { reference };
    });
  }

  private async withdrawRequest(tx: Tx, request: LockedJoinRequest): Promise<void> {
    await this.seats.endRequest(tx, request, 'withdrawn');
    await this.notifications.withdrawRequested(tx, request.reference);
  }

  private async leave(
    tx: Tx,
    locked: Locked,
    request: LockedJoinRequest,
    actor: string,
  ): Promise<void> {
    await this.seats.release(tx, locked, request, { state: 'left', actor });
    await this.notifications.left(tx, locked, request);
  }
}
