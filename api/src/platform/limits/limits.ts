import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import type { Tx } from '../database/transactions.ts';
import { DomainError } from '../http/domain-error.ts';
import type { ErrorCode } from '@five/shared/errors/error-codes';

/** A rate limit: number of points in a window, which begins with the first point taken. */
export interface Limit {
  points: number;
  seconds: number;
  /** Error code if the limit is exceeded; default `TOO_MANY_REQUESTS`. */
  code?: ErrorCode;
  /** Key of a text that replaces the text of the error code; the text gets the parameter `wait`. */
  sentence?: string;
}

interface Spent {
  points: number;
  expire: number;
}

/**
 * Rate limits that all processes share and that survive a restart. Each method call executes one
 * SQL statement. The methods must be called before a transaction, except `takeWith` and `hasLeft`,
 * which run inside it.
 */
@Injectable()
export class Limits {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Takes one point of the limit `name` for `key` (an address, an email, a reference).
   * @throws DomainError 429 with Retry-After if no point is left
   */
  async take(name: string, key: string, limit: Limit): Promise<void> {
    await this.spend(this.source, keyOf(name, key), limit);
  }

  /**
   * Takes several points at once, for calls that were counted in memory first (see `WriteBudget`).
   */
  async takeSeveral(name: string, key: string, limit: Limit, points: number): Promise<void> {
    await this.spend(this.source, keyOf(name, key), limit, points);
  }

  /**
   * Takes a point and never refuses, even if no point is left. Used for an action that another
   * limit has already allowed.
   */
  async count(name: string, key: string, limit: Limit): Promise<void> {
    await this.spend(this.source, keyOf(name, key), { ...limit, points: Infinity });
  }

  /**
   * Takes a point like `take`, but inside the transaction of the counted action, so that a rollback
   * also restores the point. Concurrent transactions for one key wait for each other.
   */
  async takeWith(tx: Tx, name: string, key: string, limit: Limit): Promise<void> {
    await this.spend(tx, keyOf(name, key), limit);
  }

  /**
   * Takes points for several keys like `takeWith`, one for each occurrence of a key.
   * @returns the keys that have no point left
   */
  async takeEachWith(
    tx: Tx,
    name: string,
    keys: readonly string[],
    limit: Limit,
  ): Promise<Set<string>> {
    if (!this.settings.rateLimits) return new Set();
    const now = this.clock.now().getTime();
    const spent = await tx.query<(Spent & { key: string })[]>(TAKE_EACH, [
      keys.map((key) => keyOf(name, key)),
      now,
      now + limit.seconds * 1000,
    ]);
    const exceeded = new Set(
      spent.filter(({ points }) => points > limit.points).map(({ key }) => key),
    );
    return new Set(keys.filter((key) => exceeded.has(keyOf(name, key))));
  }

  /** Restores points that `takeEachWith` has taken, one for each occurrence of a key. */
  async giveBackEachWith(tx: Tx, name: string, keys: readonly string[]): Promise<void> {
    if (!this.settings.rateLimits || keys.length === 0) return;
    await tx.query(GIVE_BACK_EACH, [keys.map((key) => keyOf(name, key))]);
  }

  /**
   * Takes a point like `takeWith`, and returns whether a point was left. Used for actions that are
   * skipped instead of refused.
   */
  async hasLeft(tx: Tx, name: string, key: string, limit: Limit): Promise<boolean> {
    try {
      await this.takeWith(tx, name, key, limit);
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }

  /** Restores all points of a key, such as the points of failed attempts after a success. */
  async reset(name: string, key: string): Promise<void> {
    if (!this.settings.rateLimits) return;
    await this.source.query('delete from rate_limits where key = $1', [keyOf(name, key)]);
  }

  /**
   * Restores one point after the counted attempt has succeeded, such as a sign-in, because only
   * failed attempts count.
   */
  async giveBack(name: string, key: string): Promise<void> {
    if (!this.settings.rateLimits) return;
    await this.source.query(
      'update rate_limits set points = points - 1 where key = $1 and points > 0',
      [keyOf(name, key)],
    );
  }

  /** Deletes the stored points of rate-limit windows that have ended. */
  async forget(): Promise<void> {
    await this.source.query('delete from rate_limits where expire <= $1', [
      this.clock.now().getTime(),
    ]);
  }

  private async spend(
    runner: Tx | DataSource,
    key: string,
    limit: Limit,
    points = 1,
  ): Promise<void> {
    if (!this.settings.rateLimits) return;
    const now = this.clock.now().getTime();
    const [spent] = await runner.query<Spent[]>(TAKE, [
      key,
      now,
      now + limit.seconds * 1000,
      points,
    ]);
    if (spent && spent.points > limit.points) throw exceeded(limit, spent, now);
  }
}

// Tolerance in milliseconds for differences between the clocks of concurrent calls. A window has
// ended if its end has passed. A window also counts as ended if its end is too far in the future,
// because the clock was set back.
const CLOCK_SLACK_MS = 60_000;

const ON_CONFLICT = `
  on conflict (key) do update set
    points = excluded.points + case when r.expire <= $2
    or r.expire > $3::bigint + ${CLOCK_SLACK_MS} then 0 else least(r.points, 1000000) end,
    expire = case when r.expire <= $2
    or r.expire > $3::bigint + ${CLOCK_SLACK_MS} then $3 else r.expire end
  returning key, points, expire`;

const TAKE = `
  insert into rate_limits as r (key, points, expire) values ($1, $4::int, $3) ${ON_CONFLICT}`;

// The order of the keys prevents deadlocks.
const TAKE_EACH = `
  insert into rate_limits as r (key, points, expire)
  select key, count(*)::int, $3::bigint from unnest($1::text[]) key group by key order by key
  ${ON_CONFLICT}`;

const GIVE_BACK_EACH = `
  with given as (
    select key, count(*)::int as points from unnest($1::text[]) key group by key
  ), emptied as (
    delete from rate_limits r using given where r.key = given.key and r.points <= given.points
  )
  update rate_limits r set points = r.points - given.points
  from given where r.key = given.key and r.points > given.points`;

function exceeded(
  { code = 'TOO_MANY_REQUESTS', sentence }: Limit,
  { expire }: Spent,
  now: number,
): DomainError {
  return new DomainError(code, { retryAfterSeconds: (expire - now) / 1000, sentence });
}

/** Keys are hashed, so that limits store no addresses or emails. */
function keyOf(name: string, key: string): string {
  return `${name}:${createHash('sha256').update(key).digest('base64url')}`;
}
