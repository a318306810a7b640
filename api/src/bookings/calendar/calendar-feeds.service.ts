import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CalendarFeedAnswer } from '@five/shared/calendars/calendars.contract';
import type { Locale } from '@five/shared/locales/locale';
import { DataSource } from 'typeorm';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { SETTINGS } from '../../platform/config/config.module.ts';
import { FieldCipher } from '../../platform/config/field-cipher.ts';
import type { Settings } from '../../platform/config/settings.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { AccountListeners } from '../../users/account-listeners.ts';
import { CalendarQueries } from './calendar.queries.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';
import { customerColumns } from '../../users/customers/record-customer.ts';

const END = 'delete from calendar_feeds where user_id = $1';
// 160 bits: more than the 128 bits required for a link that gives access without a sign-in.
const TOKEN_BYTES = 20;

interface FeedRow {
  tokenSealed: Buffer;
  createdAt: Date;
}

/**
 * Manages the URLs of calendar feeds. The token is stored as a hash for the lookup, and encrypted
 * for display.
 */
@Injectable()
export class CalendarFeeds {
  constructor(
    private readonly source: DataSource,
    private readonly cipher: FieldCipher,
    private readonly clock: Clock,
    private readonly calendars: CalendarQueries,
    @Inject(SETTINGS) private readonly settings: Settings,
    listeners: AccountListeners,
  ) {
    listeners.onSecured(async (tx, userId) => void (await tx.query(END, [userId])));
  }

  /**
   * The player's calendar feed. Null if there is none, or if this machine cannot decrypt its token.
   */
  async of({ userId, reference }: Caller): Promise<CalendarFeedAnswer | null> {
    const [row] = await this.source.query<FeedRow[]>(
      `select ${selectOf(CalendarFeed, 'f', ['tokenSealed', 'createdAt'])} from calendar_feeds f
        where user_id = $1`,
      [userId],
    );
    const token = row && this.cipher.decrypt(row.tokenSealed, reference);
    return row && token ? this.answer(token, row.createdAt) : null;
  }

  /** Creates a new token for the feed; the previous token stops working. */
  async renew({ userId, reference }: Caller): Promise<CalendarFeedAnswer> {
    const token = randomBytes(TOKEN_BYTES).toString('hex');
    const now = this.clock.now();
    await this.source.query(
      `insert into calendar_feeds (user_id, token_hash, token_sealed, created_at)
        values ($1, $2, $3, $4)
       on conflict (user_id) do update set token_hash = excluded.token_hash, token_sealed =
       excluded.token_sealed, created_at = excluded.created_at`,
      [userId, hashOf(token), this.cipher.encrypt(token, reference), now],
    );
    return this.answer(token, now);
  }

  async end({ userId }: Caller): Promise<void> {
    await this.source.query(END, [userId]);
  }

  /**
   * The calendar file of a feed, in the language of its owner.
   * @throws DomainError NOT_FOUND
   */
  async read(token: string): Promise<string> {
    const [owner] = await this.source.query<{ customerId: number; locale: Locale }[]>(
      `select ${customerColumns({ customerId: 'id' })}, u.locale
        from calendar_feeds f join users u on u.id = f.user_id and u.active
        join customers c on c.user_id = u.id where f.token_hash = $1`,
      [hashOf(token)],
    );
    if (!owner) throw new DomainError('NOT_FOUND');
    return this.calendars.feedOf(owner.customerId, owner.locale);
  }

  private answer(token: string, createdAt: Date): CalendarFeedAnswer {
    return {
      url: `${this.settings.publicOrigin}/api/calendar/${token}.ics`,
      createdAt: createdAt.toISOString(),
    };
  }
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
