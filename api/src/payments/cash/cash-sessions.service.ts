import { Injectable } from '@nestjs/common';
import { isOfEarlierDay } from '@five/shared/payments/cash/cash.rules';
import { Audit } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newReference } from '../../platform/references.ts';
import { OpeningDayQueries } from '../../settings/opening-day.queries.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';

interface OpenDrawer {
  id: number;
  day: string;
}

/**
 * The cashier, and whether the payment may use a drawer that is still open from an earlier opening
 * day.
 */
export interface DrawerUse {
  /** Reference of the cashier's user account. */
  by: string;
  earlierDrawer?: boolean | undefined;
}

/**
 * Finds or opens the cash drawer for payments. The class `CashDrawer` contains the other actions on
 * the drawer.
 */
@Injectable()
export class CashSessionsService {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly venueClock: VenueClock,
    private readonly openingDay: OpeningDayQueries,
    private readonly settings: VenueSettings,
  ) {}

  /**
   * Returns the open drawer. If none is open, the payment opens a drawer whose float (starting
   * amount) is entered later. `earlierDay` is the drawer's opening day if the drawer is from an
   * earlier day, otherwise null.
   * @throws DomainError CASH_DRAWER_OF_EARLIER_DAY with the drawer's opening day, unless
   * `earlierDrawer` is set
   */
  async open(
    tx: Tx,
    { by, earlierDrawer = false }: DrawerUse,
  ): Promise<{ id: number; earlierDay: string | null }> {
    const open = await this.current(tx);
    if (open === null) return { id: await this.begin(tx, by), earlierDay: null };
    if (!isOfEarlierDay(open.day, this.venueClock.now(), await this.settings.current()))
      return { id: open.id, earlierDay: null };
    if (!earlierDrawer)
      throw new DomainError('CASH_DRAWER_OF_EARLIER_DAY', { parameters: { day: open.day } });
    return { id: open.id, earlierDay: open.day };
  }

  private async begin(tx: Tx, by: string): Promise<number> {
    const reference = newReference('CS');
    const [made] = await tx.query<{ id: number }[]>(
      `insert into cash_sessions (reference, day, opened_at, opened_by) values ($1, $2, $3, $4)
        on conflict do nothing returning id`,
      [reference, await this.openingDay.current(), this.clock.now(), by],
    );
    if (!made) return (await this.open(tx, { by })).id; // Another request opened the drawer first.
    await this.audit.record(tx, {
      actor: by,
      act: 'cash_session.open',
      subjectKind: 'cash_session',
      subject: reference,
      to: 'open',
    });
    return made.id;
  }

  /**
   * Returns the open drawer, or null if none is open. Takes a shared lock, so that the drawer is
   * not closed while money is put into it.
   */
  private async current(tx: Tx): Promise<OpenDrawer | null> {
    const [row] = await tx.query<OpenDrawer[]>(
      'select id, day from cash_sessions where closed_at is null for share',
    );
    return row ?? null;
  }
}
