import { Injectable } from '@nestjs/common';
import { type Caller, seenBy } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { AuthorPresenter } from '../author-presenter.ts';
import { hasSuspension } from '../chat-access.sql.ts';
import { isBlockedFrom } from './match-requests.service.ts';
import { type LockedAsk, MatchSeats } from './match-seats.ts';
import { type Locked, MatchStore } from './match-store.ts';
import { OpenMatchesEvents } from './open-matches.events.ts';
import { askEvents, messagesTo } from './open-matches.mails.ts';

/** Responses of a match's owner to requests. */
@Injectable()
export class MatchAnswers {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: MatchStore,
    private readonly seats: MatchSeats,
    private readonly outbox: Outbox,
    private readonly events: OpenMatchesEvents,
    private readonly authors: AuthorPresenter,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Accepts a request as long as a place is free. Returns the match's reference.
   * @throws DomainError with the codes of its call
   */
  accept(
    by: Caller,
    reference: string,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    return this.answer(by, reference, idempotency, async (tx, locked, ask) => {
      if (ask.state !== 'asked') throw new DomainError('OPEN_MATCH_ASK_SETTLED');
      if (this.store.closureOf(locked) !== null) throw new DomainError('OPEN_MATCH_CLOSED');
      if (locked.match.taken >= locked.match.places) throw new DomainError('OPEN_MATCH_FULL');
      if (
        !ask.present ||
        (await isBlockedFrom(tx, locked.match, ask.userId)) ||
        (await isSuspended(tx, ask.userId, this.venueClock.today()))
      )
        throw new DomainError('OPEN_MATCH_PLAYER');
      const share = await this.seats.give(tx, locked, ask);
      const parameters = {
        from: this.authors.nameOf(locked.match.owner, 'fr'),
        reference: share,
        amountCents: locked.match.priceCents,
      };
      await this.outbox.write(
        tx,
        messagesTo({
          template: 'matchAccepted',
          recipient: ask.player,
          match: locked.match.reference,
          subject: ask.reference,
          at: this.clock.now(),
          booking: locked.record,
          parameters,
        }),
      );
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

  /** Declines a request, or withdraws an unpaid place. Returns the match's reference. */
  decline(
    by: Caller,
    reference: string,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    return this.answer(by, reference, idempotency, async (tx, locked, ask) => {
      const at = this.clock.now();
      if (ask.holds) await this.seats.release(tx, locked, ask, 'removed');
      else if (ask.state === 'asked')
        await tx.query(`update match_asks set state = 'declined', decided_at = $2 where id = $1`, [
          ask.id,
          at,
        ]);
      else throw new DomainError('OPEN_MATCH_ASK_SETTLED');
      if (ask.present)
        await this.outbox.write(
          tx,
          messagesTo({
            template: 'matchDeclined',
            recipient: ask.player,
            match: locked.match.reference,
            subject: ask.reference,
            at,
            booking: locked.record,
          }),
        );
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
    decide: (tx: Tx, locked: Locked, ask: LockedAsk) => Promise<void>,
  ): Promise<string> {
    return this.transactions.run(async (tx) => {
      const [of] = await tx.query<{ match: string }[]>(
        `select m.reference as match from match_asks a join open_matches m on m.id = a.match_id
          where a.reference = $1`,
        [reference],
      );
      const locked = await this.store.lock(tx, of?.match ?? '', seenBy(by));
      const ask = await this.seats.byReference(tx, locked.match, reference);
      await decide(tx, locked, ask);
      await this.outbox.withdraw(tx, askEvents(reference));
      await this.events.emit(tx, locked.match);
      return locked.match.reference;
    }, idempotency);
  }
}

async function isSuspended(tx: Tx, userId: number, today: string): Promise<boolean> {
  const [row] = await tx.query<{ suspended: boolean }[]>(
    `select ${hasSuspension('$1', '$2')} as suspended`,
    [userId, today],
  );
  return row?.suspended ?? false;
}
