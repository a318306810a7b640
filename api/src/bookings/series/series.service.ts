import type { DeskSeriesRequest } from '@five/shared/bookings/series/series.requests';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { Alternatives, SlotTakenError } from '../create/alternatives.ts';
import { SeriesPlanChanged } from './series-plans.ts';
import { SeriesCreator } from './series-creator.ts';
import { SeriesNotifications } from './series-messages.ts';
import { SeriesPreviews } from './series-previews.ts';
import { SeriesPriority } from './series-priority.ts';

/** Books the previewed plan of a weekly series. */
@Injectable()
export class SeriesService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly previews: SeriesPreviews,
    private readonly creator: SeriesCreator,
    private readonly priority: SeriesPriority,
    private readonly notifications: SeriesNotifications,
    private readonly alternatives: Alternatives,
  ) {}

  /**
   * Books the previewed plan and returns the reference of the series.
   * @throws DomainError SERIES_CHANGED with the new plan, and the codes of violated rules
   */
  async reserve(
    by: Caller,
    input: DeskSeriesRequest,
    idempotency: IdempotencyContext | null,
  ): Promise<string> {
    try {
      return await this.transactions.runOnce(idempotency, (tx) => this.createSeries(tx, by, input));
    } catch (error) {
      if (error instanceof SlotTakenError) await this.alternatives.endPassedOn(error);
      if (error instanceof SeriesPlanChanged || error instanceof SlotTakenError) {
        const plan = await this.previews.plan(by, input);
        throw new DomainError('SERIES_CHANGED', { extra: { plan } });
      }
      throw error;
    }
  }

  private async createSeries(tx: Tx, by: Caller, input: DeskSeriesRequest): Promise<string> {
    const { series, dates, before } = await this.creator.reserve(tx, by, input);
    if (before) await this.priority.renew(tx, before);
    await this.notifications.created(tx, series, dates);
    return series.reference;
  }
}
