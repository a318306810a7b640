import { Injectable } from '@nestjs/common';
import { SERIES_STATES } from '@five/shared/bookings/series/series.codes';
import type { SeriesAnswer } from '@five/shared/bookings/series/series.contract';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { Signatures } from '../../platform/config/signatures.ts';
import { fieldRefused } from '../../platform/http/domain-error.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import { byReference, type RawQuery } from '../../platform/lists/list-query.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import { BookingsQueries } from '../bookings.queries.ts';
import { selectSeries, seriesAnswer, type SeriesRecord, stateSql } from './series-record.ts';

/** Reads series with their bookings. */
@Injectable()
export class SeriesQueries {
  constructor(
    private readonly lists: Lists,
    private readonly source: DataSource,
    private readonly bookings: BookingsQueries,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
    private readonly signatures: Signatures,
  ) {}

  /** A page of all series, or of the series of one customer; newest first. */
  async page(query: RawQuery, customerId: number | null): Promise<Page<SeriesAnswer>> {
    const wall = this.venueClock.now();
    const page = await this.lists.read<SeriesRecord>(LIST, query, [
      this.clock.now(),
      wall,
      customerId,
    ]);
    const dates = Map.groupBy(
      await this.bookings.ofSeries(page.rows.map(({ id }) => id)),
      ({ seriesId }) => seriesId,
    );
    const { signatures } = this;
    return page.map((record) =>
      seriesAnswer(record, dates.get(record.id) ?? [], { wall, signatures }),
    );
  }

  /**
   * One series.
   * @throws DomainError NOT_FOUND, also for another customer's series
   */
  async one(reference: string, customerId: number | null): Promise<SeriesAnswer> {
    return (await this.page(byReference(reference), customerId)).only();
  }

  /**
   * Checks that the customer owns the series that is continued.
   * @throws DomainError REFERENCE_UNKNOWN on `continues`, also for another customer's series
   */
  async ownedBy(reference: string, customerId: number | null): Promise<void> {
    const found = await this.source.query<unknown[]>(
      'select 1 from series where reference = $1 and customer_id = $2',
      [reference, customerId],
    );
    if (found.length === 0) throw fieldRefused('REFERENCE_UNKNOWN', 'continues');
  }
}

const STATE = stateSql('$1', '$2');
const LIST: ListSpecOf<'GET series'> = {
  name: 'series',
  select: selectSeries(STATE),
  where: '$3::bigint is null or s.customer_id = $3',
  fields: {
    id: { sql: 's.reference', kind: 'text' },
    state: { sql: STATE, kind: 'text', values: SERIES_STATES },
    customer: { sql: 'c.reference', kind: 'text' },
  },
  search: ['lower(s.reference)', 'c.search'],
  sort: {
    id: 's.reference',
    reference: 's.reference',
    createdAt: 's.created_at',
    firstDate: 'lower(s.first_period)',
  },
  order: 's.created_at desc',
  tieBreak: 's.id desc',
};
