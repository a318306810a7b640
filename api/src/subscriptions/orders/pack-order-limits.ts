import { Injectable } from '@nestjs/common';
import { MAX_PENDING_ORDERS } from '@five/shared/subscriptions/subscriptions.rules';
import { plusMinutes } from '@five/shared/time/instant';
import { DAY_MINUTES } from '@five/shared/time/wall-time';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused } from '../../platform/http/domain-error.ts';
import { Limits } from '../../platform/limits/limits.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import { SubscriptionStore } from '../subscription-store.ts';

/**
 * Maximum number of pack orders that one user may place per hour, for each unpaid order that a
 * customer may have. The limit is needed because each order queues mails and stores rows, even if
 * it is cancelled.
 */
const AN_HOUR_PER_PENDING = 20;

/** Limits of unpaid pack orders: how many a customer may have, and how long one stays open. */
@Injectable()
export class PackOrderLimits {
  constructor(
    private readonly store: SubscriptionStore,
    private readonly settings: VenueSettings,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /**
   * Limits the unpaid orders of a customer. The customer is locked, so that concurrent orders are
   * counted one after the other. The limit is the venue's limit of pending bookings if that limit
   * is higher than `MAX_PENDING_ORDERS`.
   * @throws DomainError SUBSCRIPTION_TOO_MANY_PENDING, TOO_MANY_REQUESTS
   */
  async check(tx: Tx, by: Caller, customerId: number): Promise<void> {
    const { maxPending } = await this.settings.current();
    const max = Math.max(MAX_PENDING_ORDERS, maxPending);
    if ((await this.store.countOrders(tx, customerId)) >= max)
      throw codeRefused('SUBSCRIPTION_TOO_MANY_PENDING', { parameters: { max } });
    await this.limits.takeWith(tx, 'packs.order', by.reference, {
      points: AN_HOUR_PER_PENDING * max,
      seconds: 60 * 60,
    });
  }

  /** Returns the time at which an order placed now is cancelled if it is not paid. */
  async end(): Promise<Date> {
    const { packOrderDays } = await this.settings.current();
    return plusMinutes(this.clock.now(), packOrderDays * DAY_MINUTES);
  }
}
