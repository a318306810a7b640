import { Injectable } from '@nestjs/common';
import type { JoinRequestState } from '@five/shared/community/community.codes';
import { nextPosition } from '@five/shared/community/matches/matches.rules';
import { hasFreeSeat } from '@five/shared/community/open-matches/open-matches.rules';
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
import { MatchListChanges } from '../matches/match-list-changes.ts';
import { type LockedMatchList, MatchLists } from '../matches/match-lists.ts';
import { MatchPerson } from '../matches/match-person.entity.ts';
import { leaving } from '../matches/own-answers.service.ts';
import { MatchShare } from '../matches/shares/match-share.entity.ts';
import { PAID as PAID_OF_SHARE } from '../matches/shares/shares.sql.ts';
import { OpenMatch } from './open-match.entity.ts';
import { REQUESTS } from './requests.sql.ts';

/** A request to join; the row of its match is locked. */
export interface LockedJoinRequest {
  /** Identifier of the player's row in the match. */
  id: number;
  reference: string;
  state: JoinRequestState;
  userId: number;
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

/** How a place ends, and the user that ends it. */
interface PlaceEnd {
  state: Extract<JoinRequestState, 'left' | 'removed'>;
  actor: string;
}

/** A request that was just stored. */
export interface NewJoinRequest {
  reference: string;
  player: Person;
  at: Date;
}

/**
 * Requests and places of a match. A player with a place has a seat, a share to pay, and is a member
 * of the conversation.
 */
@Injectable()
export class MatchSeats {
  constructor(
    private readonly groups: Groups,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly lists: MatchLists,
    private readonly changes: MatchListChanges,
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
      newReference('MP'),
      match.bookingId,
      userId,
      newReference('MK'),
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
    await tx.update(MatchPerson, { id }, { requestState: state, decidedAt: this.clock.now() });
  }

  /**
   * Gives the player a seat, and a place at the match's price. The first place also creates the
   * conversation. Returns the share's reference.
   * @throws DomainError OPEN_MATCH_ASK_SETTLED, OPEN_MATCH_FULL if the list has no free seat
   */
  async give(tx: Tx, locked: Locked, request: LockedJoinRequest, actor: string): Promise<string> {
    const list = await this.lists.ofBooking(tx, locked);
    const others = list.people.filter(({ id, answer }) => id !== request.id && answer === 'in');
    const { players } = locked.record;
    if (!hasFreeSeat({ taken: others.length, size: list.match.size, players }))
      throw new DomainError('OPEN_MATCH_FULL');
    const changed = { request: request.reference, answer: 'in' };
    let share = '';
    await this.changes.apply(tx, list, { actor, act: 'answer', changed }, async () => {
      await this.seat(tx, list, request);
      share = await this.addShare(tx, locked.match, request);
    });
    await this.join(tx, locked.match, request);
    return share;
  }

  /**
   * Releases a place and its seat.
   * @throws DomainError OPEN_MATCH_CLOSED from the start of the match on, SHARE_PAID if the place
   * is paid
   */
  async release(
    tx: Tx,
    locked: Locked,
    request: LockedJoinRequest,
    { state, actor }: PlaceEnd,
  ): Promise<void> {
    const { match, timing } = locked;
    if (timing.now >= timing.start) throw new DomainError('OPEN_MATCH_CLOSED');
    const [paid] = await tx.query<{ cents: number }[]>(PAID, [request.id]);
    if (paid && paid.cents !== 0) throw new DomainError('SHARE_PAID');
    const list = await this.lists.ofBooking(tx, locked);
    const own = list.people.find(({ id }) => id === request.id);
    const change =
      state === 'left'
        ? ({ act: 'answer', set: { answer: 'out', ...leaving(list, own, 'out') } } as const)
        : ({ act: 'remove', set: { answer: null } } as const);
    const changed = { request: request.reference };
    await this.changes.apply(tx, list, { actor, act: change.act, changed }, async () => {
      const set = { ...change.set, position: null, since: this.clock.now() };
      await tx.update(MatchPerson, { id: request.id }, set);
      await this.endPlace(tx, match, request, state);
    });
  }

  /** Ends a place whose seat was given up: its request, its share and its membership. */
  async endPlace(
    tx: Tx,
    match: LockedMatch,
    { id, userId, player }: LockedJoinRequest,
    state: PlaceEnd['state'],
  ): Promise<void> {
    const at = this.clock.now();
    await tx.update(MatchPerson, { id }, { requestState: state, decidedAt: at });
    await tx.update(
      MatchShare,
      { personId: id, isPlace: true, releasedAt: IsNull() },
      { releasedAt: at },
    );
    if (match.chatId !== null)
      await this.groups.leave(tx, match.chatId, { userId, reference: player });
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

  /** @throws DomainError OPEN_MATCH_ASK_SETTLED */
  private async seat(
    tx: Tx,
    { people }: LockedMatchList,
    { id }: LockedJoinRequest,
  ): Promise<void> {
    const own = people.find((person) => person.id === id);
    const at = this.clock.now();
    // The account may be erased while its request is accepted, so the state is checked again.
    const { affected } = await tx.update(
      MatchPerson,
      { id, requestState: 'asked' },
      {
        requestState: 'accepted',
        decidedAt: at,
        answer: 'in',
        position: own?.position ?? nextPosition(people),
        leftLate: false,
        ...(own?.answer !== 'in' && { since: at }),
      },
    );
    if (affected === 0) throw new DomainError('OPEN_MATCH_ASK_SETTLED');
  }

  /**
   * Stores the share of a place, and returns its reference. The share of a seat that the player has
   * already becomes that of the place.
   */
  private async addShare(
    tx: Tx,
    { bookingId, priceCents }: LockedMatch,
    { id, customerId }: LockedJoinRequest,
  ): Promise<string> {
    const [seat] = await tx.query<[{ reference: string }[], number]>(PLACE_OF_SEAT, [
      id,
      priceCents,
    ]);
    if (seat[0]) return seat[0].reference;
    const reference = newReference('SH');
    await tx.insert(MatchShare, {
      reference,
      bookingId,
      personId: id,
      customerId,
      isPlace: true,
      amountCents: priceCents,
      createdAt: this.clock.now(),
    });
    return reference;
  }

  private async join(
    tx: Tx,
    match: LockedMatch,
    { userId, player }: LockedJoinRequest,
  ): Promise<void> {
    const chatId =
      match.chatId ??
      (await this.groups.begin(tx, {
        userId: match.ownerId,
        reference: match.owner?.reference ?? '',
      }));
    if (match.chatId === null) await tx.update(OpenMatch, { id: match.id }, { chatId });
    await this.groups.join(tx, chatId, { userId, reference: player });
  }
}

const ASK = `select a.id, a.reference, a.state, a.user_id as "userId", u.reference as player,
  ${personSql('u')} as person, ${customerColumns({ customerId: 'id' })},
  u.active and u.verified_at is not null and u.erased_at is null as present,
    exists (select from match_shares s where s.person_id = a.id and s.is_place
      and s.released_at is null) as holds
  from ${REQUESTS} a join users u on u.id = a.user_id join customers c on c.user_id = u.id`;

const REQUEST = `with asked as (
    insert into match_people (reference, booking_id, customer_id, since, created_at,
      request_reference, request_state, requested_at)
    select $1, $2, c.id, $5, $5, $4, 'asked', $5 from customers c where c.user_id = $3
    on conflict on constraint match_people_once do update
    set request_reference = coalesce(match_people.request_reference, excluded.request_reference),
      request_state = 'asked', requested_at = excluded.requested_at, decided_at = null
    returning request_reference as reference
  ) select a.reference, ${personSql('u')} as player from asked a join users u on u.id = $3`;

/** A share that is paid above the price of the place keeps its amount. */
const PLACE_OF_SEAT = `update match_shares s set is_place = true,
    amount_cents = greatest($2::int, ${PAID_OF_SHARE})
  where s.person_id = $1 and s.released_at is null returning s.reference`;

const PAID = `select coalesce(sum(p.amount_cents), 0)::int as cents from match_shares s
  join payments p on p.share = s.reference
  where s.person_id = $1 and s.is_place and s.released_at is null`;
