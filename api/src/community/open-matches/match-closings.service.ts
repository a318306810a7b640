import { Injectable } from '@nestjs/common';
import type { MatchClosure } from '@five/shared/community/community.codes';
import type { Caller } from '../../platform/access/caller.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { MatchEndings } from './match-endings.ts';
import { MatchStore } from './match-store.ts';

/** Closes a match when its owner requests it, or when its closing time has passed. */
@Injectable()
export class MatchClosingsService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly store: MatchStore,
    private readonly endings: MatchEndings,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Closes a match. A repeated call changes nothing.
   * @throws DomainError NOT_FOUND, also for another customer's match
   */
  async close(
    by: Caller,
    reference: string,
    idempotency: IdempotencyContext | null = null,
  ): Promise<void> {
    await this.transactions.runOnce(idempotency, async (tx) => {
      const locked = await this.store.lock(tx, reference, by.customerId);
      if (locked.match.closure === null)
        await this.endings.close(tx, locked.match, locked.record, {
          closure: 'owner',
          actor: by.reference,
        });
      return { reference };
    });
  }

  /** Closes every match whose closing time has passed. Returns the number of closed matches. */
  async closeDue(): Promise<number> {
    const due = await this.transactions.run((tx) =>
      tx.query<{ reference: string }[]>(DUE, [this.venueClock.now()]),
    );
    for (const { reference } of due)
      await this.transactions.run((tx) => this.closeByClock(tx, reference));
    return due.length;
  }

  private async closeByClock(tx: Tx, reference: string): Promise<void> {
    const locked = await this.store.lock(tx, reference);
    const closure: MatchClosure | null = this.store.closureOf(locked);
    if (locked.match.closure === null && closure !== null)
      await this.endings.close(tx, locked.match, locked.record, { closure: 'time', actor: null });
  }
}

const DUE = `select m.reference from open_matches m join bookings b on b.id = m.booking_id
  where m.closed_at is null and lower(b.period) - m.closes_minutes * interval '1 minute' <=
  $1::timestamp order by m.id limit 200`;
