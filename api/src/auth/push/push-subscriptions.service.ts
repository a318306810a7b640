import { Injectable } from '@nestjs/common';
import type { SavePushSubscriptionRequest } from '@five/shared/notifications/push.requests';
import type { PushSubscriptionAnswer } from '@five/shared/notifications/notifications.contract';
import { DataSource } from 'typeorm';
import type { Caller } from '../../platform/access/caller.ts';
import { Outbound } from '../../platform/channels/outbound.ts';
import { type PushTarget, WebPush } from '../../platform/channels/web-push.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import { newReference } from '../../platform/references.ts';

/** Stores the browsers that show messages to their users. */
@Injectable()
export class PushSubscriptions {
  constructor(
    private readonly transactions: Transactions,
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly outbound: Outbound,
    push: WebPush,
  ) {
    push.useSubscriptions({
      of: (user) => this.targetsOf(user),
      remove: (endpoint) => this.removeDead(endpoint),
    });
  }

  /**
   * Stores the subscription of the caller's session in place of the former one. A browser that
   * another person used before belongs to the caller from now on.
   * @throws DomainError PUSH_ADDRESS_REFUSED, AUTH_REQUIRED if the session has ended meanwhile
   */
  async save(
    { session }: Caller,
    { endpoint, p256dh, auth }: SavePushSubscriptionRequest,
  ): Promise<PushSubscriptionAnswer> {
    if (!this.outbound.accepts(endpoint)) throw fieldRefused('PUSH_ADDRESS_REFUSED', 'endpoint');
    const reference = newReference('PS');
    await this.transactions.run(async (tx) => {
      const live: unknown[] = await tx.query(LIVE, [session]);
      if (live.length === 0) throw new DomainError('AUTH_REQUIRED');
      await tx.query(FORMER, [session, endpoint]);
      await tx.query(SAVE, [reference, session, endpoint, p256dh, auth, this.clock.now()]);
    });
    return { id: reference, reference };
  }

  /** @throws DomainError NOT_FOUND unless the subscription belongs to the caller */
  async remove({ reference: user }: Caller, reference: string): Promise<void> {
    const [rows] = await this.source.query<[unknown[], number]>(REMOVE, [reference, user]);
    if (rows.length === 0) throw new DomainError('NOT_FOUND');
  }

  private targetsOf(user: string): Promise<PushTarget[]> {
    return this.source.query<PushTarget[]>(TARGETS, [user, this.clock.now()]);
  }

  private async removeDead(endpoint: string): Promise<void> {
    await this.source.query('delete from push_subscriptions where endpoint = $1', [endpoint]);
  }
}

const LIVE = 'select 1 from sessions where reference = $1 and ended_at is null for update';
const FORMER = `delete from push_subscriptions where session_id = (
    select id from sessions where reference = $1) and endpoint <> $2`;
const SAVE = `
  insert into push_subscriptions (reference, session_id, endpoint, p256dh, auth, created_at)
  select $1, s.id, $3, $4, $5, $6 from sessions s where s.reference = $2
  on conflict on constraint push_subscriptions_endpoint do update
    set reference = excluded.reference, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`;
const REMOVE = `delete from push_subscriptions p using sessions s join users u on u.id = s.user_id
  where p.session_id = s.id and p.reference = $1 and u.reference = $2 returning p.id`;
const TARGETS = `select p.reference, p.endpoint, p.p256dh, p.auth from push_subscriptions p
  join sessions s on s.id = p.session_id join users u on u.id = s.user_id
  where u.reference = $1 and s.ended_at is null and s.expires_at > $2`;
