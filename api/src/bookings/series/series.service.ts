import { Injectable } from '@nestjs/common';
import type {
  CreateSeriesInput,
  SeriesPlanAnswer,
  SeriesPlanInput,
} from '@five/shared/bookings/series.contract';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { Limits } from '../../platform/limits/limits.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { CustomersQueries } from '../../users/customers.queries.ts';
import { BookingRateLimit } from '../booking-rate-limit.ts';
import { SlotAllocator, SlotTaken } from '../slot-allocator.ts';
import { messagesOfNewSeries } from './series.mails.ts';
import { SeriesPlanChanged } from './series-booking.ts';
import { type PlanFor, SeriesPlans } from './series-plans.ts';
import { SeriesPriority } from './series-priority.ts';
import { SeriesQueries } from './series.queries.ts';
import { SeriesCreator } from './series-creator.ts';

/**
 * Previews per minute: normal use of the form stays below, and a plan takes as long as thirty other
 * reads.
 */
const PREVIEW_RATE_LIMIT = { points: 60, seconds: 60 };

/** Previews a weekly series, and books the previewed plan. */
@Injectable()
export class SeriesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly plans: SeriesPlans,
    private readonly creator: SeriesCreator,
    private readonly priority: SeriesPriority,
    private readonly rateLimit: BookingRateLimit,
    private readonly queries: SeriesQueries,
    private readonly customers: CustomersQueries,
    private readonly outbox: Outbox,
    private readonly allocator: SlotAllocator,
    private readonly clock: Clock,
    private readonly limits: Limits,
  ) {}

  /**
   * Stores nothing. @throws DomainError as `SeriesPlans.of`, REFERENCE_UNKNOWN for a series of
   * another customer, TOO_MANY_REQUESTS
   */
  async preview(by: Caller, input: SeriesPlanInput): Promise<SeriesPlanAnswer> {
    if (!isStaff(by)) await this.limits.take('series.preview', by.reference, PREVIEW_RATE_LIMIT);
    return this.plan(by, input);
  }

  private async plan(by: Caller, input: SeriesPlanInput): Promise<SeriesPlanAnswer> {
    const bookedFor = await this.resolveCustomer(by, input);
    if (input.continues !== undefined)
      await this.queries.ownedBy(input.continues, bookedFor.customerId);
    return this.plans.of(input, bookedFor);
  }

  /**
   * Returns the reference. @throws DomainError SERIES_CHANGED with the new plan, and the codes of
   * violated rules
   */
  async reserve(
    by: Caller,
    input: CreateSeriesInput,
    idempotency: IdempotencyContext | null,
  ): Promise<string> {
    try {
      return await this.transactions.run((tx) => this.createSeries(tx, by, input), idempotency);
    } catch (error) {
      if (error instanceof SlotTaken && error.passedOn)
        await this.transactions.run((tx) => this.allocator.endPassedOn(tx, error));
      if (error instanceof SeriesPlanChanged || error instanceof SlotTaken)
        throw new DomainError('SERIES_CHANGED', { extra: { plan: await this.plan(by, input) } });
      throw error;
    }
  }

  private async createSeries(tx: Tx, by: Caller, input: CreateSeriesInput): Promise<string> {
    await this.rateLimit.count(tx, by);
    const { series, dates, before } = await this.creator.reserve(tx, by, input);
    if (before) await this.priority.renew(tx, before);
    await this.outbox.write(tx, messagesOfNewSeries(series, dates, this.clock.now()));
    return series.reference;
  }

  private async resolveCustomer(by: Caller, { customer }: SeriesPlanInput): Promise<PlanFor> {
    if (!isStaff(by) || !customer) return { customerId: by.customerId, tariffId: by.tariffId };
    const known = await this.customers.known(customer);
    return { customerId: known?.id ?? null, tariffId: known?.tariffId ?? null };
  }
}
