import { Injectable } from '@nestjs/common';
import { scopesOf } from '@five/shared/auth/roles';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { newReference } from '../../platform/references.ts';
import type { UserRow } from '../../users/user-row.ts';
import { KnownOrigins } from '../known-origins.ts';
import { LoginSessionsService } from '../sessions/login-sessions.service.ts';
import type { Origin } from '../request-origin.ts';
import { Tokens } from '../tokens.ts';

const HOUR_MS = 60 * 60 * 1000;
const LIFETIME_MS = {
  player: 30 * 24 * HOUR_MS,
  staff: 12 * HOUR_MS,
  admin: 12 * HOUR_MS,
} as const;

/** Opens sessions. */
@Injectable()
export class SessionOpener {
  constructor(
    private readonly clock: Clock,
    private readonly sessions: LoginSessionsService,
    private readonly origins: KnownOrigins,
    private readonly tokens: Tokens,
  ) {}

  /**
   * Opens a session, stores its location as known, and returns its token. Only the newest 50
   * sessions of the account stay live. The caller must lock the account first.
   */
  async open(tx: Tx, user: UserRow, origin: Origin): Promise<string> {
    const now = this.clock.now();
    const session = newReference('SE');
    const expires = new Date(now.getTime() + LIFETIME_MS[user.role]);
    await tx.query(
      `insert into sessions (reference, user_id, device, created_at, seen_at, expires_at)
        values ($1, $2, $3, $4, $4, $5)`,
      [session, user.id, origin.device, now, expires],
    );
    await this.sessions.endOldest(tx, user.id);
    await this.origins.remember(tx, user.id, origin);
    return this.tokens.sign({
      sub: user.reference,
      sid: session,
      scope: [...scopesOf(user.role)],
      iat: seconds(now),
      exp: seconds(expires),
    });
  }
}

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);
