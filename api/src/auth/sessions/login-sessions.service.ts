import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import { AccountListeners } from '../../users/account-listeners.ts';
import type { UserRow } from '../../users/user-row.ts';
import { KnownOrigins } from '../known-origins.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** The browsers of ended sessions show no more messages. */
const UNSUBSCRIBE = 'delete from push_subscriptions p using sessions s where s.id = p.session_id';
/** Maximum number of live sessions of an account; far above the number of devices in normal use. */
const MOST = 50;

/** Ends sessions, at once in every process. */
@Injectable()
export class LoginSessionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly realtime: Realtime,
    private readonly audit: Audit,
    private readonly origins: KnownOrigins,
    listeners: AccountListeners,
  ) {
    listeners.onClosed((tx, userId) => this.endAll(tx, userId));
  }

  /** Ends all but the newest 50 sessions of an account. */
  async endOldest(tx: Tx, userId: number): Promise<void> {
    await this.endWhere(
      tx,
      `id in (select id from sessions where user_id = $2 and ended_at is null
        order by created_at desc, id desc offset ${MOST})`,
      [userId],
    );
  }

  /**
   * Ends one of the caller's own sessions.
   * @throws DomainError NOT_FOUND if the session belongs to another user, is unknown or has ended
   */
  end(caller: Caller, reference: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const ended = await this.endWhere(tx, 'user_id = $2 and reference = $3', [
        caller.userId,
        reference,
      ]);
      if (ended.length === 0) throw new DomainError('NOT_FOUND');
    });
  }

  /** Ends the caller's session. Of two concurrent sign-outs, the second succeeds too. */
  signOut(caller: Caller): Promise<void> {
    return this.transactions.run(
      async (tx) =>
        void (await this.endWhere(tx, 'user_id = $2 and reference = $3', [
          caller.userId,
          caller.session,
        ])),
    );
  }

  /** Ends all sessions of the caller except the current session. */
  endOthers(caller: Caller): Promise<void> {
    return this.transactions.run((tx) => this.endAllBut(tx, caller.userId, caller.session));
  }

  /** Ends all sessions of a user except one. */
  async endAllBut(tx: Tx, userId: number, session: string): Promise<void> {
    await this.endWhere(tx, 'user_id = $2 and reference <> $3', [userId, session]);
  }

  /**
   * Ends the sessions of staff without a second factor, except one. Those of demo accounts
   * continue.
   */
  async endWithoutSecondFactor(tx: Tx, except: string): Promise<void> {
    await this.endWhere(
      tx,
      `reference <> $2 and user_id in (select id from users u where role <> 'player' and not demo
        and not exists (select from second_factors f
          where f.user_id = u.id and f.confirmed_at is not null))`,
      [except],
    );
  }

  /** Ends all sessions of another account, on behalf of an admin. */
  endOf(caller: Caller, user: UserRow): Promise<void> {
    return this.transactions.run(async (tx) => {
      const ended = await this.endWhere(tx, 'user_id = $2', [user.id]);
      if (ended.length > 0)
        await this.audit.record(tx, {
          actor: caller.reference,
          act: 'user.signOut',
          subjectKind: 'user',
          subject: user.reference,
        });
    });
  }

  /** Ends all sessions of a user and deletes the user's known locations. */
  async endAll(tx: Tx, userId: number): Promise<void> {
    await this.endWhere(tx, 'user_id = $2', [userId]);
    await this.origins.forgetOf(tx, userId);
  }

  /**
   * Marks expired sessions as ended, so that a later change of the clock does not revive them.
   * Deletes sessions that ended long ago, and the push subscriptions of all that have ended.
   */
  tidy(): Promise<void> {
    return this.transactions.run(async (tx) => {
      await this.endWhere(tx, 'expires_at <= $1', []);
      await tx.query(`${UNSUBSCRIBE} and s.ended_at is not null`);
      await tx.query('delete from sessions where ended_at < $1', [
        new Date(this.clock.now().getTime() - KEPT_MS),
      ]);
    });
  }

  private async endWhere(tx: Tx, condition: string, parameters: unknown[]): Promise<string[]> {
    const [rows] = await tx.query<[{ reference: string }[], number]>(
      `update sessions set ended_at = $1 where ended_at is null
        and ${condition} returning reference`,
      [this.clock.now(), ...parameters],
    );
    const ended = rows.map(({ reference }) => reference);
    if (ended.length > 0) await tx.query(`${UNSUBSCRIBE} and s.reference = any($1)`, [ended]);
    for (const reference of ended) await this.realtime.endSession(tx, reference);
    return ended;
  }
}
