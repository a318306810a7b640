import { Injectable } from '@nestjs/common';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { type Limit, Limits } from '../../platform/limits/limits.ts';
import { shownOn } from '../display.ts';

/**
 * Many people may share the IP address of a mobile operator; the limit only prevents a single
 * client from inflating the count.
 */
const VIEW_RATE_LIMIT: Limit = { points: 120, seconds: 60 * 60 };

/**
 * Counts views per partner and day, which allows reports of any period without data about viewers.
 */
@Injectable()
export class PartnerViewsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly limits: Limits,
    private readonly clock: VenueClock,
  ) {}

  /**
   * Counts one more view of those partners that are shown today.
   * @param times more than one if a whole day is recorded at once, as in a demo
   * @throws DomainError TOO_MANY_REQUESTS
   */
  async count(partners: readonly string[], address: string, times = 1): Promise<void> {
    await this.limits.take('partners.see', address, VIEW_RATE_LIMIT);
    await this.transactions.run((tx) => tx.query(COUNT, [this.clock.today(), partners, times]));
  }
}

// Rows are sorted, so that requests for the same partners do not deadlock.
const COUNT = `
  insert into partner_views (partner_id, day, views)
  select p.id, $1::date, $3::int from partners p where p.reference = any ($2::text[])
  and ${shownOn('p')} order by p.id
  on conflict (partner_id, day) do update set views = partner_views.views + excluded.views`;
