import { Injectable } from '@nestjs/common';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { type Limit, Limits } from '../../platform/limits/limits.ts';
import { shownOn } from '../display.ts';

/**
 * At most 120 requests an hour per IP address. Many people may share the address of a mobile
 * operator; the limit only prevents a single client from inflating the count.
 */
const VIEW_RATE_LIMIT: Limit = { points: 120, seconds: 60 * 60 };

/**
 * Counts views per partner and day. Daily counts allow reports of any period without data about
 * viewers.
 */
@Injectable()
export class PartnerViewsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly limits: Limits,
    private readonly clock: VenueClock,
  ) {}

  /**
   * Adds `times` views to today's count of each of these partners. Partners that are not displayed
   * today are skipped.
   * @param times number of views to add to each partner; the demo uses more than 1 to record the
   * views of a whole day at once
   * @throws DomainError TOO_MANY_REQUESTS
   */
  async count(partners: readonly string[], address: string, times = 1): Promise<void> {
    await this.limits.take('partners.see', address, VIEW_RATE_LIMIT);
    await this.transactions.run((tx) => tx.query(COUNT, [this.clock.today(), partners, times]));
  }
}

// Rows are written in the order of ids, so that concurrent requests for the same partners do not
// deadlock.
const COUNT = `
  insert into partner_views (partner_id, day, views)
  select p.id, $1::date, $3::int from partners p where p.reference = any ($2::text[])
  and ${shownOn('p')} order by p.id
  on conflict (partner_id, day) do update set views = partner_views.views + excluded.views`;
