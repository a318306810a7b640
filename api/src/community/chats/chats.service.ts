import type { OpenChatRequest } from '@five/shared/community/chats.requests';
import { Injectable } from '@nestjs/common';
import type { ChatClosure, ChatKind } from '@five/shared/community/community.codes';
import { Audit } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { Limits } from '../../platform/limits/limits.ts';
import { newReference } from '../../platform/references.ts';
import { chatClosureSql, isDiscoverable, refuseClosed } from '../chat-access.sql.ts';
import type { ChatParty } from '../chat-party.ts';

/** An opened conversation, and whether it is new (`stored`). */
export interface Opened {
  reference: string;
  stored: boolean;
}

interface Pair {
  kind: Exclude<ChatKind, 'group'>;
  pair: string;
  /** Members of the conversation; in a conversation with the desk, the player only. */
  users: number[];
}

/** Limit of opened conversations per hour, above the number that a genuine user opens. */
const BEGINNINGS = { points: 30, seconds: 60 * 60 };

/** Opens conversations. */
@Injectable()
export class ChatsService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
    private readonly limits: Limits,
    private readonly audit: Audit,
  ) {}

  /** Returns the existing conversation with a player or with the desk, or opens one. */
  open(
    by: ChatParty,
    { player }: OpenChatRequest,
    idempotency: IdempotencyContext | null = null,
  ): Promise<Opened> {
    return this.transactions.runOnce(idempotency, (tx) => {
      if (by.desk) return this.withCustomer(tx, by, player ?? '');
      return player === undefined ? this.withDesk(tx, by) : this.withPlayer(tx, by, player);
    });
  }

  private withDesk(tx: Tx, by: ChatParty): Promise<Opened> {
    return this.found(tx, by, { kind: 'desk', pair: `desk:${by.userId}`, users: [by.userId] });
  }

  private async withCustomer(tx: Tx, by: ChatParty, player: string): Promise<Opened> {
    const [them] = await tx.query<{ id: number }[]>(
      `select id from users where reference = $1 and role = 'player' and active
        and verified_at is not null and erased_at is null`,
      [player],
    );
    if (!them) throw fieldRefused('REFERENCE_UNKNOWN', 'player');
    const opened = await this.found(tx, by, {
      kind: 'desk',
      pair: `desk:${them.id}`,
      users: [them.id],
    });
    if (opened.stored)
      await this.audit.record(tx, {
        actor: by.reference,
        act: 'chat.open',
        subjectKind: 'chat',
        subject: opened.reference,
      });
    return opened;
  }

  private async withPlayer(tx: Tx, by: ChatParty, player: string): Promise<Opened> {
    if (player === by.reference) throw fieldRefused('COMMUNITY_SELF', 'player');
    const today = this.venueClock.today();
    const [them] = await tx.query<
      { id: number; known: string | null; met: boolean; closed: ChatClosure | null }[]
    >(OTHER_PLAYER, [by.userId, player, today]);
    if (!them) throw fieldRefused('REFERENCE_UNKNOWN', 'player');
    if (them.known !== null) return { reference: them.known, stored: false };
    if (!them.met) throw fieldRefused('REFERENCE_UNKNOWN', 'player');
    await refuseClosed(tx, by.userId, them.closed, today);
    return this.found(tx, by, {
      kind: 'direct',
      pair: pairOf(by.userId, them.id),
      users: [by.userId, them.id],
    });
  }

  /**
   * Returns the conversation with the key `pair`, and creates it if it does not exist. Concurrent
   * requests result in one conversation: the second request waits for the first and finds the
   * conversation that the first created.
   */
  private async found(tx: Tx, by: ChatParty, { kind, pair, users }: Pair): Promise<Opened> {
    const [begun] = await tx.query<{ id: number; reference: string }[]>(BEGIN, [
      newReference('C'),
      kind,
      pair,
      by.desk ? null : by.userId,
      this.clock.now(),
    ]);
    if (!begun) return { reference: await this.referenceOf(tx, pair), stored: false };
    await this.limits.takeWith(tx, 'chats.open', by.reference, BEGINNINGS);
    const seats = kind === 'desk' ? [null, ...users] : users;
    await tx.query(
      `insert into chat_members (chat_id, seat, user_id) select $1, s.seat, s.user_id
        from unnest($2::int[], $3::bigint[]) as s(seat, user_id)`,
      [begun.id, seats.map((_, index) => (kind === 'desk' ? index : index + 1)), seats],
    );
    return { reference: begun.reference, stored: true };
  }

  private async referenceOf(tx: Tx, pair: string): Promise<string> {
    const [chat] = await tx.query<{ reference: string }[]>(
      'select reference from chats where pair = $1',
      [pair],
    );
    if (!chat) throw new DomainError('CONFLICT');
    return chat.reference;
  }
}

const pairOf = (one: number, other: number): string =>
  `direct:${Math.min(one, other)}:${Math.max(one, other)}`;

const BEGIN = `insert into chats (reference, kind, pair, opener_id, last_at, created_at)
  values ($1, $2, $3, $4, $5, $5)
  on conflict on constraint chats_pair do nothing returning id, reference`;

/**
 * SQL of another player's id (`id`) and the existing conversation with that player (`known`). `met`
 * is whether the player has a public profile, and `closed` is why no conversation can be opened.
 */
const OTHER_PLAYER = `select them.id,
  ${isDiscoverable('them')} as met, ${chatClosureSql('me', 'them', '$3')} as closed,
    (select c.reference from chats c where c.pair = 'direct:' || least(me.id, them.id) || ':' ||
    greatest(me.id, them.id)) as known
  from users me, users them where me.id = $1 and them.reference = $2 and them.id <> me.id`;
