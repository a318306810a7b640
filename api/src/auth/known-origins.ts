import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import type { Origin } from './request-origin.ts';
import { Tokens } from './tokens.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 180;
/**
 * Maximum number of stored locations per account. Only the newest are stored, because the address
 * of a phone changes often.
 */
const MOST = 30;

/**
 * Stores the addresses and devices from which an account signed in, and recognizes them at the next
 * sign-in.
 */
@Injectable()
export class KnownOrigins {
  private readonly key: Buffer;

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    tokens: Tokens,
  ) {
    this.key = tokens.derivedKey('sign-in places');
  }

  /**
   * The hash of the device, else of the address, if this account signed in with it before; null for
   * a new location. For an unknown account the same database query runs, and the result is null.
   */
  async of(account: string, origin: Origin): Promise<string | null> {
    const [device, address] = this.hashesOf(origin);
    const rows = await this.source.query<{ hash: string }[]>(
      `select p.hash from users u join sign_in_places p on p.user_id = u.id
       where (u.email = $1 or u.phone = $1) and p.hash in ($2, $3) and p.seen_at > $4`,
      [account, device, address, this.before(KEPT_DAYS)],
    );
    return [device, address].find((hash) => rows.some((row) => row.hash === hash)) ?? null;
  }

  /**
   * Stores the device and the address of a request as known locations of the user. The request is a
   * sign-in, or has proved access to the mailbox.
   */
  async remember(tx: Tx, userId: number, origin: Origin): Promise<void> {
    await tx.query(
      `insert into sign_in_places (user_id, hash, seen_at) select $1, hash, $3
        from unnest($2::text[]) hash
       on conflict (user_id, hash) do update set seen_at = excluded.seen_at`,
      [userId, this.hashesOf(origin), this.clock.now()],
    );
    await tx.query(
      `delete from sign_in_places where user_id = $1 and hash in
       (select hash from sign_in_places where user_id = $1
       order by seen_at desc, hash offset ${MOST})`,
      [userId],
    );
  }

  /**
   * Deletes the known locations when a new password is set, because another person with the
   * previous password may have signed in too.
   */
  async forgetOf(tx: Tx, userId: number): Promise<void> {
    await tx.query('delete from sign_in_places where user_id = $1', [userId]);
  }

  async tidy(): Promise<void> {
    await this.source.query('delete from sign_in_places where seen_at <= $1', [
      this.before(KEPT_DAYS),
    ]);
  }

  private before(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }

  private hashesOf({ address, key }: Origin): [string, string] {
    const hash = (text: string) => createHmac('sha256', this.key).update(text).digest('base64url');
    return [hash(`device ${key}`), hash(`address ${address}`)];
  }
}
