import { Injectable } from '@nestjs/common';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { type Limit, Limits } from '../../platform/limits/limits.ts';
import { shownOn } from '../display.ts';

/** A mobile operator puts many people behind one address; one of them who wants a higher number gets no further than this. */
const PACE: Limit = { points: 120, seconds: 60 * 60 };

/** Counts what was seen: a number a partner and day, so that a report can be made of any window, and of nobody. */
@Injectable()
export class PartnerViewsService {
  constructor(private readonly transactions: Transactions, private readonly limits: Limits, private readonly clock: VenueClock) {}

  /**
   * Those of the partners that are shown today have been seen once more.
   * @param times more than once where a whole day is told afterwards, as in a demo
   * @throws DomainError TOO_MANY_REQUESTS
   */
  async count(partners: readonly string[], address: string, times = 1): Promise<void> {
    await this.limits.take('partners.see', address, PACE);
    await this.transactions.run((tx) => tx.query(COUNT, [this.clock.today(), partners, times]));
  }
}

// In the order of the rows, so that two pages that show the same partners do not wait for each other in a circle.
const COUNT = `
  insert into partner_views (partner_id, day, views)
  select p.id, $1::date, $3::int from partners p where p.reference = any ($2::text[]) and ${shownOn('p')} order by p.id
  on conflict (partner_id, day) do update set views = partner_views.views + excluded.views`;
