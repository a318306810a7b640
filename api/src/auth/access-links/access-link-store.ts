import { Injectable } from '@nestjs/common';
import { ACCESS_LINK_HOURS } from '@five/shared/auth/access-links/access-links.rules';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { Signatures } from '../../platform/config/signatures.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { AccountListeners } from '../../users/account-listeners.ts';
import { AccessLink } from './access-link.entity.ts';

const LIFETIME_MS = ACCESS_LINK_HOURS * 60 * 60 * 1000;

const OPEN = 'used_at is null and ended_at is null and expires_at > $2 and created_at <= $2';

/** An open link, and the account that it opens. */
export interface OpenLink {
  userId: number;
  expiresAt: Date;
}

/**
 * Reads and writes access links. A link ends when its account is closed, gets another role or a
 * password, and when its creator stops being an active admin. Each of these changes and each use
 * update the row of the link, so that of two concurrent ones the second finds the link closed.
 */
@Injectable()
export class AccessLinkStore {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly signatures: Signatures,
    listeners: AccountListeners,
  ) {
    listeners.onClosed(async (tx, userId) => {
      await this.end(tx, userId);
      await this.endCreatedBy(tx, userId);
    });
    listeners.onSecured(async (tx, userId) => void (await this.end(tx, userId)));
  }

  /** Returns the last link of an account. */
  async of(userId: number): Promise<AccessLink | null> {
    return this.source.getRepository(AccessLink).findOneBy({ userId });
  }

  /** Stores a new link of an account in place of the last one. */
  async replace(tx: Tx, userId: number, token: string, createdBy: number): Promise<void> {
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + LIFETIME_MS);
    const tokenHash = this.hashOf(token);
    await tx
      .getRepository(AccessLink)
      .upsert({ userId, tokenHash, createdBy, createdAt, expiresAt, usedAt: null, endedAt: null }, [
        'userId',
      ]);
  }

  /** Returns the open link with this token. */
  async open(token: string): Promise<OpenLink | null> {
    const [row] = await this.source.query<OpenLink[]>(
      `select ${selectOf(AccessLink, 'l', ['userId', 'expiresAt'])} from access_links l
        where token_hash = $1 and ${OPEN}`,
      [this.hashOf(token), this.clock.now()],
    );
    return row ?? null;
  }

  /** Marks the open link with this token as used. Returns false if there is none. */
  async use(tx: Tx, token: string): Promise<boolean> {
    const [rows] = await tx.query<[unknown[], number]>(
      `update access_links set used_at = $2 where token_hash = $1 and ${OPEN} returning 1`,
      [this.hashOf(token), this.clock.now()],
    );
    return rows.length > 0;
  }

  /** Ends the open link of an account. Returns false if there is none. */
  async end(tx: Tx, userId: number): Promise<boolean> {
    const [rows] = await tx.query<[unknown[], number]>(
      `update access_links set ended_at = $2 where user_id = $1 and ${OPEN} returning 1`,
      [userId, this.clock.now()],
    );
    return rows.length > 0;
  }

  private async endCreatedBy(tx: Tx, userId: number): Promise<void> {
    await tx.query(`update access_links set ended_at = $2 where created_by = $1 and ${OPEN}`, [
      userId,
      this.clock.now(),
    ]);
  }

  private hashOf(token: string): string {
    return this.signatures.of('access link', token);
  }
}
