import { Injectable } from '@nestjs/common';
import { MAY_ASK_AGAIN } from '@five/shared/community/community.codes';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { Limits } from '../../platform/limits/limits.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { newReference } from '../../platform/references.ts';
import { AuthorPresenter, type Person, personSql } from '../author-presenter.ts';
import { isBlocked, refuseSuspended } from '../chat-access.sql.ts';
import { type LockedAsk, MatchSeats } from './match-seats.ts';
import { type Locked, type LockedMatch, MatchStore } from './match-store.ts';
import { OpenMatchesEvents } from './open-matches.events.ts';
import { askEvents, messagesTo } from './open-matches.mails.ts';

const REQUEST_RATE_LIMIT = { points: 20, seconds: 60 * 60 };
/** Mails per hour from one player to another; repeated requests send notifications only. */
const MAILS = { points: 3, seconds: 60 * 60 };

/** Requests to join a match, on the player's side. */
@Injectable()
export class MatchRequestsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: MatchStore,
    private readonly seats: MatchSeats,
    private readonly outbox: Outbox,
    private readonly events: OpenMatchesEvents,
    private readonly limits: Limits,
    private readonly authors: AuthorPresenter,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Requests a place in a match.
   * @throws DomainError OPEN_MATCH_OWN, OPEN_MATCH_ASKED, OPEN_MATCH_CLOSED, OPEN_MATCH_FULL, and
   * the refusal of a suspended player; NOT_FOUND for a match that the desk has hidden
   */
  async ask(
    by: Caller,
    reference: string,
    idempotency: IdempotencyContext | null = null,
  ): Promise<void> {
    await this.limits.take('openMatches.ask', by.reference, REQUEST_RATE_LIMIT);
    await this.transactions.run(async (tx) => {
      const locked = await this.store.lock(tx, reference);
      await this.refuse(tx, by, locked);
      const at = this.clock.now();
      const [ask] = await tx.query<{ reference: string; player: Person }[]>(ASK, [
        newReference('MK'),
        locked.match.id,
        by.userId,
        at,
      ]);
      if (!ask) throw new DomainError('CONFLICT');
      await this.seats.note(
        tx,
        { actor: by.reference, act: 'open_match.ask' },
        locked.match,
        ask.reference,
      );
      await this.notifyOwner(tx, by, locked, { ...ask, at });
      await this.events.emit(tx, locked.match);
      return { reference };
    }, idempotency);
  }

  /** Withdraws a request, or gives up an unpaid place. */
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

  private async notifyOwner(
    tx: Tx,
    by: Caller,
    { match, record }: Locked,
    ask: { reference: string; player: Person; at: Date },
  ): Promise<void> {
    const owner = match.owner?.reference;
    if (!owner) return;
    const parameters = { from: this.authors.nameOf(ask.player, 'fr') };
    const messages = messagesTo({
      template: 'matchAsked',
      recipient: owner,
      match: match.reference,
      subject: ask.reference,
      at: ask.at,
      booking: record,
      parameters,
    });
    const mayMail = await this.limits.hasLeft(
      tx,
      'openMatches.mail',
      `${by.reference} ${owner}`,
      MAILS,
    );
    await this.outbox.write(
      tx,
      mayMail ? messages : messages.filter(({ channel }) => channel === 'notice'),
    );
  }

  private async leave(tx: Tx, locked: Locked, ask: LockedAsk): Promise<void> {
    await this.seats.release(tx, locked, ask, 'left');
    await this.seats.notifyLeft(tx, locked, ask.reference, this.authors.nameOf(ask.person, 'fr'));
  }

  private async takeBack(tx: Tx, { id, reference }: LockedAsk): Promise<void> {
    await tx.query(`update match_asks set state = 'withdrawn', decided_at = $2 where id = $1`, [
      id,
      this.clock.now(),
    ]);
    await this.outbox.withdraw(tx, askEvents(reference));
  }

  private async refuse(tx: Tx, by: Caller, locked: Locked): Promise<void> {
    const { match } = locked;
    const ask = await this.seats.ofPlayer(tx, match, by.userId);
    if (match.hidden && !ask && match.ownerId !== by.userId) throw new DomainError('NOT_FOUND');
    if (match.ownerId === by.userId) throw new DomainError('OPEN_MATCH_OWN');
    if (ask && !MAY_ASK_AGAIN.includes(ask.state)) throw new DomainError('OPEN_MATCH_ASKED');
    await refuseSuspended(tx, by.userId, this.venueClock.today());
    if (
      match.hidden ||
      this.store.closureOf(locked) !== null ||
      (await isBlockedFrom(tx, match, by.userId))
    )
      throw new DomainError('OPEN_MATCH_CLOSED');
    if (match.taken >= match.places) throw new DomainError('OPEN_MATCH_FULL');
  }
}

/** Whether this player has blocked, or is blocked by, one of the match's players. */
export async function isBlockedFrom(
  tx: Tx,
  { id, ownerId }: LockedMatch,
  userId: number,
): Promise<boolean> {
  const [found] = await tx.query<unknown[]>(
    `select 1 from (select $2::bigint as id union all select user_id from match_asks
      where match_id = $1 and state = 'accepted') p
      where ${isBlocked('p.id', '$3::bigint')} limit 1`,
    [id, ownerId, userId],
  );
  return found !== undefined;
}

const ASK = `with asked as (
    insert into match_asks (reference, match_id, user_id, state, created_at)
    values ($1, $2, $3, 'asked', $4)
    on conflict on constraint match_asks_once do update
    set state = 'asked', created_at = excluded.created_at, decided_at = null
    returning reference, user_id
  ) select a.reference, ${personSql('u')} as player from asked a join users u on u.id = a.user_id`;
