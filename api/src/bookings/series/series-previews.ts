import type { DeskSeriesPlanRequest } from '@five/shared/bookings/series/series.requests';
import { Injectable } from '@nestjs/common';
import type { SeriesPlanAnswer } from '@five/shared/bookings/series/series.contract';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import { Limits } from '../../platform/limits/limits.ts';
import { CustomersQueries } from '../../users/customers/customers.queries.ts';
import { type PlanFor, SeriesPlans } from './series-plans.ts';
import { SeriesQueries } from './series.queries.ts';

/**
 * Maximum number of previews per 60 seconds. Normal use of the form stays below this limit; one
 * plan takes as long as thirty other reads.
 */
const PREVIEW_RATE_LIMIT = { points: 60, seconds: 60 };

/** Previews a weekly series; nothing is stored. */
@Injectable()
export class SeriesPreviews {
  constructor(
    private readonly plans: SeriesPlans,
    private readonly queries: SeriesQueries,
    private readonly customers: CustomersQueries,
    private readonly limits: Limits,
  ) {}

  /**
   * Returns the plan of a series, as `plan` does. Previews by players are limited to
   * `PREVIEW_RATE_LIMIT`.
   * @throws DomainError as `plan`, TOO_MANY_REQUESTS
   */
  async preview(by: Caller, input: DeskSeriesPlanRequest): Promise<SeriesPlanAnswer> {
    if (!isStaff(by)) await this.limits.take('series.preview', by.reference, PREVIEW_RATE_LIMIT);
    return this.plan(by, input);
  }

  /**
   * Plans a series from the current data, for the caller or for the customer that staff select.
   * Nothing is stored.
   * @throws DomainError as `SeriesPlans.of`, REFERENCE_UNKNOWN for a series of another customer
   */
  async plan(by: Caller, input: DeskSeriesPlanRequest): Promise<SeriesPlanAnswer> {
    const bookedFor = await this.resolveCustomer(by, input);
    if (input.continues !== undefined)
      await this.queries.ownedBy(input.continues, bookedFor.customerId);
    return this.plans.of(input, bookedFor);
  }

  private async resolveCustomer(by: Caller, { customer }: DeskSeriesPlanRequest): Promise<PlanFor> {
    if (!isStaff(by) || !customer) return { customerId: by.customerId, tariffId: by.tariffId };
    const known = await this.customers.known(customer);
    return { customerId: known?.id ?? null, tariffId: known?.tariffId ?? null };
  }
}
