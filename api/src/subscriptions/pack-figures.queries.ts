import { Injectable } from '@nestjs/common';
import type { PackEnd } from '@five/shared/reports/reports.codes';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { statusSql } from './subscription-record.ts';

interface Sums {
  count: number;
  sum: number;
}

/**
 * Counts and sums over packs. The status of a pack is computed for the current time, independent of
 * the scheduled sweep.
 */
@Injectable()
export class PackFiguresQueries {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Counts the active packs with remaining hours and sums their hours, in four groups. The groups
   * are frozen packs, packs that expire within a week, packs that expire within a month, and packs
   * that expire later. `month` is the first date after the week, `later` the first date after the
   * month.
   */
  hoursByEnd({
    month,
    later,
  }: Record<'month' | 'later', string>): Promise<(Sums & { end: PackEnd })[]> {
    return this.read<Sums & { end: PackEnd }>(BY_END, [month, later]);
  }

  /** Number of packs with an amount due, and the sum of these amounts. */
  async unpaid(): Promise<Sums> {
    const [row] = await this.read<Sums>(UNPAID, []);
    return row ?? { count: 0, sum: 0 };
  }

  private read<Row>(sql: string, parameters: unknown[]): Promise<Row[]> {
    return this.source.query<Row[]>(sql, [
      this.clock.now(),
      this.venueClock.today(),
      ...parameters,
    ]);
  }
}

const STATUS = statusSql('$1', '$2');
const BY_END = `select case when s.frozen then 'frozen' when s.valid_until < $3 then 'week'
  when s.valid_until < $4 then 'month' else 'later' end as "end",
  count(*)::int as count, sum(s.remaining_hours)::bigint as sum from subscriptions s
  where ${STATUS} = 'active' and s.remaining_hours > 0 group by 1`;
const UNPAID = `select count(*)::int as count, coalesce(sum(s.total_cents - s.total_paid_cents),
  0)::bigint as sum
  from subscriptions s
  where ${STATUS} in ('pending', 'active') and s.total_paid_cents < s.total_cents`;
