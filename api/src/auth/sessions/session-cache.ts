import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { PgListener } from '../../platform/database/pg-listener.ts';
import { SESSION_ENDED } from '../../platform/realtime/realtime.ts';
import { ACCOUNT_CHANGED } from '../../users/account-listeners.ts';
import {
  CALLER_COLUMNS,
  CALLER_FROM,
  callerOfRow,
  type CallerRow,
} from '../../users/customers/caller-row.ts';
import { DemoAccounts } from '../demo-accounts.ts';
import type { Origin } from '../request-origin.ts';
import type { Claims } from '../tokens.ts';
import { selectAs } from '../../platform/rows/columns.ts';
import { Session } from './session.entity.ts';

interface LiveRow extends CallerRow {
  session: string;
  seenAt: Date;
  demo: boolean;
}

/** A session in the cache. */
interface CachedSession {
  user: string;
  found: Promise<{ caller: Caller; demo: boolean } | null>;
  seenMs: number;
}

/** Maximum number of cached sessions, at about 1 kB each: enough for the players of a week. */
const MOST = 5_000;
const SEEN_EVERY_MS = 15 * 60 * 1000;

const LIVE = `select ${selectAs(Session, 's', { session: 'reference', seenAt: 'seenAt' })}, u.demo,
  ${CALLER_COLUMNS}
  from ${CALLER_FROM} join sessions s on s.user_id = u.id
  where s.reference = $1 and u.reference = $2 and s.ended_at is null and s.expires_at > $3
  and u.active`;

/**
 * Resolves tokens to callers. Sessions are cached in memory. When the end of a session commits,
 * every process drops the session from its cache.
 */
@Injectable()
export class SessionCache {
  private readonly log = new Logger(SessionCache.name);
  private readonly cache = new Map<string, CachedSession>();

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly pgListener: PgListener,
    private readonly demoAccounts: DemoAccounts,
  ) {
    pgListener.on(SESSION_ENDED, (session) => this.cache.delete(session));
    pgListener.on(ACCOUNT_CHANGED, (user) => this.forget(user));
    pgListener.onReset(() => this.cache.clear());
  }

  /**
   * The caller of a live session. Null if the session has ended or expired or belongs to another
   * user. Null too for a demo account that could not sign in from this origin.
   */
  async caller(claims: Claims, origin: Pick<Origin, 'isHere'>): Promise<Caller | null> {
    const now = this.clock.now().getTime();
    if (claims.exp * 1000 <= now) return this.markEnded(claims.sid);
    const entry = this.cache.get(claims.sid) ?? this.createEntry(claims);
    if (entry.user !== claims.sub) return null;
    const found = this.demoAccounts.visible(await entry.found, origin);
    if (found && Math.abs(now - entry.seenMs) > SEEN_EVERY_MS) this.seen(claims.sid, entry);
    return found?.caller ?? null;
  }

  private createEntry(claims: Claims): CachedSession {
    const entry: CachedSession = {
      user: claims.sub,
      found: Promise.resolve(null),
      seenMs: this.clock.now().getTime(),
    };
    entry.found = this.find(claims, entry);
    // The entry is stored in the cache before the database has answered the query for its session.
    // If a notification that the session has ended removes the entry meanwhile, it stays removed.
    if (this.pgListener.listening) this.store(claims.sid, entry);
    return entry;
  }

  private store(session: string, entry: CachedSession): void {
    const [oldest] = this.cache.keys();
    if (this.cache.size >= MOST && oldest !== undefined) this.cache.delete(oldest);
    this.cache.set(session, entry);
    const drop = () => {
      if (this.cache.get(session) === entry) this.cache.delete(session);
    };
    entry.found.then((found) => found ?? drop(), drop);
  }

  private async find(claims: Claims, entry: CachedSession): CachedSession['found'] {
    const [row] = await this.source.query<LiveRow[]>(LIVE, [
      claims.sid,
      claims.sub,
      this.clock.now(),
    ]);
    if (!row) return null;
    const { seenAt, session, demo, ...caller } = row;
    entry.seenMs = seenAt.getTime();
    return { caller: callerOfRow(caller, session), demo };
  }

  private forget(user: string): void {
    for (const [session, entry] of this.cache) if (entry.user === user) this.cache.delete(session);
  }

  /**
   * Ends an expired session in the database, so that setting the clock back does not revive its
   * token.
   */
  private async markEnded(session: string): Promise<null> {
    this.cache.delete(session);
    await this.source.query(
      `update sessions set ended_at = expires_at where reference = $1 and ended_at is null
        and expires_at <= $2`,
      [session, this.clock.now()],
    );
    return null;
  }

  private seen(session: string, entry: CachedSession): void {
    const now = this.clock.now();
    entry.seenMs = now.getTime();
    this.source
      .query('update sessions set seen_at = $2 where reference = $1', [session, now])
      .catch((error: unknown) =>
        this.log.warn(`last use of a session not noted: ${(error as Error).message}`),
      );
  }
}
