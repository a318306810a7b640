import { Injectable } from '@nestjs/common';
import type { JoinRequestState } from '@five/shared/community/community.codes';
import { Audit, type AuditEntry } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newReference } from '../../platform/references.ts';
import { Groups } from '../chats/groups.ts';
import { type Person, personSql } from '../author-presenter.ts';
import type { Locked, LockedMatch } from './match-store.ts';
import { IsNull } from 'typeorm';
import { customerColumns } from '../../users/customers/record-customer.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { MatchAsk } from './match-ask.entity.ts';
import { MatchShare } from '../matches/shares/match-share.entity.ts';
import { OpenMatch } from './open-match.entity.ts';

const FIELDS = ['id', 'reference', 'state', 'userId'] as const;

/** A request to join; the row of its match is locked. */
export interface LockedJoinRequest extends Pick<MatchAsk, (typeof FIELDS)[number]> {
  /** Reference of the user that sent the request. */
  player: string;
  customerId: number;
  person: Person | null;
  /**
   * Whether the player of the request has a place. A paid place remains taken after the account is
   * erased.
   */
  holds: boolean;
  /** Whether the player's account exists and is verified. */
  present: boolean;
}

/** A request that was just stored. */
export interface NewJoinRequest {
  reference: string;
  player: Person;
  at: Date;
}

/**
 * Requests and places of a match. A player with a place has a share to pay and is a member of the
 * conversation.
 */
@Injectable()
export class MatchSeats {
  constructor(
    private readonly groups: Groups,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async ofPlayer(
    tx: Tx,
    match: LockedMatch,
    userId: number,
  ): Promise<LockedJoinRequest | undefined> {
    const [request] = await tx.query<LockedJoinRequest[]>(
      `${ASK} where a.match_id = $1 and a.user_id = $2`,
      [match.id, userId],
    );
    return request;
  }

  async byReference(tx: Tx, match: LockedMatch, reference: string): Promise<LockedJoinRequest> {
    const [request] = await tx.query<LockedJoinRequest[]>(
      `${ASK} where a.match_id = $1 and a.reference = $2`,
      [match.id, reference],
    );
    if (!request) throw new DomainError('NOT_FOUND');
    return request;
  }

  /** Stores a request, or renews an earlier one of this player. */
  async request(tx: Tx, match: LockedMatch, userId: number): Promise<NewJoinRequest> {
    const at = this.clock.now();
    const [request] = await tx.query<{ reference: string; player: Person }[]>(REQUEST, [
      newReference('MK'),
      match.id,
      userId,
      at,
    ]);
    if (!request) throw new DomainError('CONFLICT');
    return { ...request, at };
  }

  /** Ends a request that is not answered yet. */
  async endRequest(
    tx: Tx,
    { id }: LockedJoinRequest,
    state: Extract<JoinRequestState, 'declined' | 'withdrawn'>,
  ): Promise<void> {
    await tx.update(MatchAsk, { id }, { state, decidedAt: this.clock.now() });
  }

  /**
   * Gives the player a place at the match's price. The first place also creates the conversation.
   * Returns the share's reference.
   * @throws DomainError OPEN_MATCH_ASK_SETTLED
   */
  async give(tx: Tx, { match }: Locked, request: LockedJoinRequest): Promise<string> {
    const [share, at] = [newReference('SH'), this.clock.now()];
    // The account may be erased while its request is accepted, so the state is checked again.
    const [given] = await tx.query<[unknown[], number]>(
      `update match_asks set state = 'accepted', decided_at = $2 where id = $1 and state = 'asked'
        returning id`,
      [request.id, at],
    );
    if (given.length === 0) throw new DomainError('OPEN_MATCH_ASK_SETTLED');
    await tx.insert(MatchShare, {
      reference: share,
      bookingId: match.bookingId,
      askId: request.id,
      customerId: request.customerId,
      amountCents: match.priceCents,
      createdAt: at,
    });
    const chatId =
      match.chatId ??
      (await this.groups.begin(tx, {
        userId: match.ownerId,
        reference: match.owner?.reference ?? '',
      }));
    if (match.chatId === null) await tx.update(OpenMatch, { id: match.id }, { chatId });
    await this.groups.join(tx, chatId, { userId: request.userId, reference: request.player });
    return share;
  }

  /**
   * Releases a place.
   * @throws DomainError OPEN_MATCH_CLOSED from the start of the match on, SHARE_PAID if the place
   * is paid
   */
  async release(
    tx: Tx,
    { match, timing: moment }: Locked,
    request: LockedJoinRequest,
    state: Extract<JoinRequestState, 'left' | 'removed'>,
  ): Promise<void> {
    if (moment.now >= moment.start) throw new DomainError('OPEN_MATCH_CLOSED');
    const [paid] = await tx.query<{ cents: number }[]>(PAID, [request.id]);
    if (paid && paid.cents !== 0) throw new DomainError('SHARE_PAID');
    const at = this.clock.now();
    await tx.update(MatchAsk, { id: request.id }, { state, decidedAt: at });
    await tx.update(MatchShare, { askId: request.id, releasedAt: IsNull() }, { releasedAt: at });
    if (match.chatId !== null)
      await this.groups.leave(tx, match.chatId, {
        userId: request.userId,
        reference: request.player,
      });
  }

  note(
    tx: Tx,
    entry: Pick<AuditEntry, 'actor' | 'act' | 'changed'>,
    { reference }: LockedMatch,
    request: string,
  ): Promise<void> {
    return this.audit.record(tx, {
      ...entry,
      subjectKind: 'open_match',
      subject: reference,
      changed: { ask: request, ...entry.changed },
    });
  }
}

const ASK = `select ${selectOf(MatchAsk, 'a', FIELDS)}, u.reference as player,
  ${personSql('u')} as person, ${customerColumns({ customerId: 'id' })},
  u.active and u.verified_at is not null and u.erased_at is null as present,
    exists (select from match_shares s where s.ask_id = a.id and s.released_at is null) as holds
  from match_asks a join users u on u.id = a.user_id join customers c on c.user_id = u.id`;

const REQUEST = `with asked as (
    insert into match_asks (reference, match_id, user_id, state, created_at)
    values ($1, $2, $3, 'asked', $4)
    on conflict on constraint match_asks_once do update
    set state = 'asked', created_at = excluded.created_at, decided_at = null
    returning reference, user_id
  ) select a.reference, ${personSql('u')} as player from asked a join users u on u.id = a.user_id`;

const PAID = `select coalesce(sum(p.amount_cents), 0)::int as cents from match_shares s
  join payments p on p.share = s.reference where s.ask_id = $1 and s.released_at is null`;
