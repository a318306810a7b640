import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { type Tx, Transactions } from '../../../platform/database/transactions.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { IdempotencyContext } from '../../../platform/idempotency/idempotency.ts';
import { type LockedAsk, MatchSeats } from '../match-seats.ts';
import { type Locked, MatchStore } from '../match-store.ts';
import { OpenMatchesEvents } from '../open-matches.events.ts';
import { MatchNotifications } from './match-notifications.ts';

/** Withdrawals of players from a match. */
@Injectable()
export class MatchWithdrawalsService {
  constructor(
    private readonly transactions: Transactions,
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
    await this.transactions.run(async (tx) => {
      const locked = await this.store.lock(tx, reference);
      const ask = await this.seats.ofPlayer(tx, locked.match, by.userId);
      if (!ask && locked.match.hidden) throw new DomainError('NOT_FOUND');
      if (ask?.state === 'asked') await this.takeBack(tx, ask);
      else if (ask?.state === 'accepted') await this.leave(tx, locked, ask);
      else throw new DomainError('OPEN_MATCH_NOT_ASKED');
      await this.seats.note(
        tx,
        { actor: by.reference, act: 'open_match.withdraw' },
        locked.match,
        ask.reference,
      );
      await this.events.emit(tx, locked.match);
      return { reference };
    }, idempotency);
  }

  private async takeBack(tx: Tx, ask: LockedAsk): Promise<void> {
    await this.seats.endRequest(tx, ask, 'withdrawn');
    await this.notifications.withdrawRequested(tx, ask.reference);
  }

  private async leave(tx: Tx, locked: Locked, ask: LockedAsk): Promise<void> {
    await this.seats.release(tx, locked, ask, 'left');
    await this.notifications.left(tx, locked, ask);
  }
}
