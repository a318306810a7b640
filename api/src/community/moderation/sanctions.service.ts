import type { SuspendRequest } from '@five/shared/community/moderation.requests';
import { Injectable } from '@nestjs/common';
import { addDays } from '@five/shared/time/wall-time';
import { Audit } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../../platform/http/domain-error.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { mailAndNotification, Outbox } from '../../platform/outbox/outbox.ts';
import type { ChatParty } from '../chat-party.ts';

const LONGEST_DAYS = 365;

/**
 * Warns players, and suspends them from writing in the community. A suspended player can still
 * write to the desk.
 */
@Injectable()
export class SanctionsService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
  ) {}

  async warn(
    by: ChatParty,
    player: string,
    reason: string,
    idempotency: IdempotencyContext | null,
  ): Promise<void> {
    await this.transactions.runOnce(idempotency, async (tx) => {
      const userId = await playerToSanction(tx, player);
      const id = await this.add(tx, by, userId, { kind: 'warning', reason, until: null });
      await this.audit.record(tx, {
        actor: by.reference,
        act: 'user.warn',
        subjectKind: 'user',
        subject: player,
        reason,
      });
      await this.outbox.write(
        tx,
        mailAndNotification({
          event: `communityWarned:${player}:${id}`,
          recipient: player,
          template: 'communityWarned',
          parameters: { reason },
        }),
      );
      return id;
    });
  }

  /** Suspends a player up to and including a day, and replaces a current suspension. */
  async suspend(
    by: ChatParty,
    player: string,
    { reason, until }: SuspendRequest,
    idempotency: IdempotencyContext | null,
  ): Promise<void> {
    const today = this.venueClock.today();
    if (until < today || until > addDays(today, LONGEST_DAYS)) throw codeRefused('SANCTION_UNTIL');
    await this.transactions.runOnce(idempotency, async (tx) => {
      const userId = await playerToSanction(tx, player);
      await this.lift(tx, by, userId);
      const id = await this.add(tx, by, userId, { kind: 'suspension', reason, until });
      await this.audit.record(tx, {
        actor: by.reference,
        act: 'user.suspend',
        subjectKind: 'user',
        subject: player,
        reason,
        changed: { until },
      });
      await this.outbox.write(
        tx,
        mailAndNotification({
          event: `communitySuspended:${player}:${id}`,
          recipient: player,
          template: 'communitySuspended',
          parameters: { until, reason },
        }),
      );
      return id;
    });
  }

  /** Ends a player's current suspension. */
  async reinstate(by: ChatParty, player: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const lifted = await this.lift(tx, by, await lockPlayer(tx, player));
      if (lifted === null) return;
      await this.audit.record(tx, {
        actor: by.reference,
        act: 'user.reinstate',
        subjectKind: 'user',
        subject: player,
      });
      await this.outbox.write(
        tx,
        mailAndNotification({
          event: `communityReinstated:${player}:${lifted}`,
          recipient: player,
          template: 'communityReinstated',
          parameters: {},
        }),
      );
    });
  }

  private async add(
    tx: Tx,
    by: ChatParty,
    userId: number,
    { kind, reason, until }: { kind: string; reason: string; until: string | null },
  ): Promise<number> {
    const [row] = await tx.query<{ id: number }[]>(ADD, [
      userId,
      kind,
      reason,
      until,
      by.reference,
      this.clock.now(),
    ]);
    return row?.id ?? 0;
  }

  /** Lifts the current suspension and returns its id; null if there was none. */
  private async lift(tx: Tx, by: ChatParty, userId: number): Promise<number | null> {
    const [row] = await tx.query<{ id: number }[]>(LIFT, [
      userId,
      this.venueClock.today(),
      this.clock.now(),
      by.reference,
    ]);
    return row?.id ?? null;
  }
}

async function lockPlayer(tx: Tx, player: string, role?: 'player'): Promise<number> {
  const [user] = await tx.query<{ id: number; role: string }[]>(
    'select id, role from users where reference = $1 and erased_at is null for no key update',
    [player],
  );
  if (!user) throw new DomainError('NOT_FOUND');
  if (role !== undefined && user.role !== role) throw new DomainError('SANCTION_STAFF');
  return user.id;
}

const playerToSanction = (tx: Tx, player: string): Promise<number> =>
  lockPlayer(tx, player, 'player');

const ADD = `insert into community_sanctions (user_id, kind, reason, until, made_by, created_at)
    values ($1, $2, $3, $4, $5, $6) returning id`;
const LIFT = `with lifted as (
    update community_sanctions set lifted_at = $3, lifted_by = $4 where user_id = $1
    and kind = 'suspension' and lifted_at is null and until >= $2 returning id
  ) select id from lifted order by id desc`;
