import { Injectable } from '@nestjs/common';
import type { WallPeriod } from '@five/shared/time/wall-time';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { WALLS } from './occupancies.ts';
import type { Holder } from './slot-claims.ts';
import { selectOf } from '../platform/rows/columns.ts';
import { Occupancy } from './occupancy.entity.ts';

/** An occupancy of a pitch with its holder. */
export type OccupiedRow = WallPeriod & Pick<Occupancy, (typeof FIELDS)[number]>;

const FIELDS = ['pitchId', 'kind', 'holder', 'reason', 'lapsesAt'] as const;
const COLUMNS = `${selectOf(Occupancy, 'o', FIELDS)}, ${WALLS}`;

/**
 * Reads occupancies. An expired hold (a pending booking) is omitted, unless `keepLapsedIf` includes
 * it.
 */
@Injectable()
export class OccupanciesQueries {
  private statements = statementsWith('false');

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets the SQL condition under which the expired hold `o` still occupies its slot, because
   * another record takes the slot when the hold ends.
   */
  keepLapsedIf(condition: string): void {
    this.statements = statementsWith(condition);
  }

  /** Reads all occupancies that overlap the period, in one statement. */
  within(
    { start, end }: WallPeriod,
    runner: Tx | DataSource = this.source,
  ): Promise<OccupiedRow[]> {
    return runner.query<OccupiedRow[]>(this.statements.within, [start, end, this.clock.now()]);
  }

  /**
   * Reads the occupancies that overlap each of several periods in one statement; returns one list
   * per period.
   */
  async withinEach(periods: readonly WallPeriod[]): Promise<OccupiedRow[][]> {
    const rows = await this.source.query<(OccupiedRow & { rank: number })[]>(
      this.statements.withinEach,
      [periods.map(({ start }) => start), periods.map(({ end }) => end), this.clock.now()],
    );
    const each = periods.map((): OccupiedRow[] => []);
    for (const { rank, ...row } of rows) each[rank - 1]?.push(row);
    return each;
  }

  /**
   * Reads all occupancies of a pitch that overlap the period, including expired holds (pending
   * bookings) that were not ended yet.
   */
  on(runner: Tx | DataSource, pitchId: number, { start, end }: WallPeriod): Promise<WallPeriod[]> {
    return runner.query(
      `select ${WALLS} from occupancies where pitch_id = $1 and period && tsrange($2, $3)`,
      [pitchId, start, end],
    );
  }

  /** Reads all occupancies that overlap any of the periods, in one statement. */
  among(
    periods: readonly WallPeriod[],
    runner: Tx | DataSource = this.source,
  ): Promise<OccupiedRow[]> {
    return runner.query<OccupiedRow[]>(this.statements.among, [
      periods.map(({ start }) => start),
      periods.map(({ end }) => end),
      this.clock.now(),
    ]);
  }

  /** Reads the occupancies of one holder from a wall time on, in chronological order. */
  held(
    runner: Tx | DataSource,
    { kind, holder }: Holder,
    from: string,
  ): Promise<(WallPeriod & { pitchId: number })[]> {
    return runner.query(
      `select ${selectOf(Occupancy, 'o', ['pitchId'])}, ${WALLS} from occupancies o
        where kind = $1 and holder = $2 and lower(period) > $3 order by period`,
      [kind, holder, from],
    );
  }
}

/** Returns the statements for a condition under which expired holds still occupy their slot. */
function statementsWith(keepsLapsed: string) {
  const holds = `(o.lapses_at is null or o.lapses_at > $3 or ${keepsLapsed})`;
  return { within: within(holds), withinEach: withinEach(holds), among: among(holds) };
}

// SQL that selects pitch by pitch, so that the index on pitch and period is used regardless of the
// number of bookings.
const within = (holds: string) => `
  select ${COLUMNS}
  from pitches p join occupancies o on o.pitch_id = p.id and o.period && tsrange($1, $2)
  where ${holds}
  order by o.pitch_id, o.period`;

// SQL that takes the periods from a subselect, so that the planner does not know their number and
// one plan serves all calls.
const withinEach = (holds: string) => `
  select d.rank::int, ${COLUMNS}
  from unnest((select $1::timestamp[]), (select $2::timestamp[])) with ordinality d (start, "end",
  rank) cross join pitches p
  join occupancies o on o.pitch_id = p.id and o.period && tsrange(d.start, d."end")
  where ${holds}
  order by d.rank, o.pitch_id, o.period`;

// SQL that reads the occupancies of several periods. The callers' periods do not overlap, because
// they are a week apart, so no row is returned twice.
const among = (holds: string) => `
  select ${COLUMNS}
  from unnest($1::timestamp[], $2::timestamp[]) d (start, "end") cross join pitches p
  join occupancies o on o.pitch_id = p.id and o.period && tsrange(d.start, d."end")
  where ${holds}
  order by o.pitch_id, o.period`;
