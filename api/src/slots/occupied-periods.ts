import { Injectable } from '@nestjs/common';
import type DataLoader from 'dataloader';
import type { WallPeriod } from '@five/shared/time/wall-time';
import { OccupanciesQueries, type OccupiedRow, type KeptRows } from './occupancies.queries.ts';
import { sharedReads } from './shared-reads.ts';

const MAX_KEPT = 100;
const MAX_BATCH = 32;

/**
 * Reads the occupancies of periods. Each read compares their state in the database with the kept
 * one, and reads the rows only after a change. Concurrent reads share one statement.
 */
@Injectable()
export class OccupiedPeriods {
  private readonly kept = new Map<string, KeptRows>();
  private readonly reads: DataLoader<WallPeriod, readonly OccupiedRow[]>;

  constructor(private readonly occupancies: OccupanciesQueries) {
    this.reads = sharedReads((periods) => this.read(periods), MAX_BATCH);
  }

  /**
   * Returns the occupancies that overlap a period. The result is the same array until the
   * occupancies change.
   */
  of(period: WallPeriod): Promise<readonly OccupiedRow[]> {
    return this.reads.load(period);
  }

  private async read(periods: readonly WallPeriod[]): Promise<(readonly OccupiedRow[])[]> {
    const known = new Map(
      periods.map((period) => [keyOf(period), { ...period, kept: this.kept.get(keyOf(period)) }]),
    );
    const read = await this.occupancies.unlessKept([...known.values()]);
    [...known.keys()].forEach((key, index) => this.keep(key, read[index]));
    const found = new Map([...known.keys()].map((key, index) => [key, read[index]?.rows ?? []]));
    return periods.map((period) => found.get(keyOf(period)) ?? []);
  }

  private keep(key: string, rows: KeptRows | undefined): void {
    if (!rows) return;
    if (this.kept.size >= MAX_KEPT && !this.kept.has(key)) this.kept.clear();
    this.kept.set(key, rows);
  }
}

const keyOf = ({ start, end }: WallPeriod) => `${start} ${end}`;
