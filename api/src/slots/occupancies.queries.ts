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

/** The occupancies of a period, and the state of the database in which they were read. */
export interface KeptRows {
  rows: OccupiedRow[];
  /** Hash of the versions of the rows. */
  tag: string;
  /** The database snapshot in which the tag was last computed or confirmed. */
  snapshot: string;
  /** Instant of the read in milliseconds; holds that had expired by then are omitted. */
  at: number;
}

/** A period, and the result of an earlier read of it, if the caller has kept one. */
export type KnownPeriod = WallPeriod & { kept: KeptRows | undefined };

/** A row of the result; `holder` is null if no row of the period is sent. */
type SentRow = { rank: number; tag: string; snapshot: string } & (OccupiedRow | { holder: null });

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
   * Reads the occupancies that overlap each of several periods in one statement; returns one result
   * per period. Rows that are still the same are neither sent nor copied. A period is not even
   * searched if the database has the same snapshot as at the earlier read, that is, if no
   * transaction has been committed since, and no hold has expired.
   */
  async unlessKept(periods: readonly KnownPeriod[]): Promise<KeptRows[]> {
    const now = this.clock.now();
    const at = now.getTime();
    const sent = await this.source.query<SentRow[]>(this.statements.unlessKept, [
      periods.map(({ start }) => start),
      periods.map(({ end }) => end),
      now,
      periods.map(({ kept }) => kept?.tag ?? null),
      periods.map(({ kept }) => (kept && omitsTheSame(kept, at) ? kept.snapshot : null)),
    ]);
    const read: KeptRows[] = [];
    for (const { rank, tag, snapshot, ...row } of sent) {
      const kept = periods[rank - 1]?.kept;
      read[rank - 1] ??= { rows: kept?.tag === tag ? kept.rows : [], tag, snapshot, at };
      if (row.holder !== null) read[rank - 1]?.rows.push(row);
    }
    return read;
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

/** Whether the holds that had expired at the read are those that have expired at `now`. */
const omitsTheSame = ({ rows, at }: KeptRows, now: number): boolean =>
  at <= now &&
  rows.every(({ lapsesAt }) => {
    const end = lapsesAt?.getTime() ?? Infinity;
    return end < at || end > now;
  });

/** Returns the statements for a condition under which expired holds still occupy their slot. */
function statementsWith(keepsLapsed: string) {
  const holds = `(o.lapses_at is null or o.lapses_at > $3 or ${keepsLapsed})`;
  return { within: within(holds), unlessKept: unlessKept(holds), among: among(holds) };
}

// SQL that selects pitch by pitch, so that the index on pitch and period is used regardless of the
// number of bookings.
const within = (holds: string) => `
  select ${COLUMNS}
  from pitches p join occupancies o on o.pitch_id = p.id and o.period && tsrange($1, $2)
  where ${holds}
  order by o.pitch_id, o.period`;

// SQL that takes the periods from a subselect, so that the planner does not know their number and
// one plan serves all calls. Each version of a row has its own pair of `id` and `xmin`. Nothing
// overlaps a null range: `searched` is null in the known snapshot, and the range of the last
// join is null if the tag is the known one. The result of a period is then one row of nulls.
const unlessKept = (holds: string) => `
  select d.rank::int, t.tag, pg_current_snapshot()::text as snapshot, ${COLUMNS}
  from unnest((select $1::timestamp[]), (select $2::timestamp[]), (select $4::text[]),
    (select $5::text[])) with ordinality d (start, "end", known, snapshot, rank)
  cross join lateral (
    select case when pg_current_snapshot()::text is distinct from d.snapshot
      then tsrange(d.start, d."end") end as searched
  ) u
  cross join lateral (
    select case when u.searched is null then d.known
      else coalesce(md5(string_agg(o.id || ' ' || o.xmin::text, ',')), '') end as tag
    from pitches p join occupancies o on o.pitch_id = p.id and o.period && u.searched
    where ${holds}
  ) t
  left join lateral (
    select o.* from pitches p join occupancies o on o.pitch_id = p.id and o.period &&
      case when t.tag is distinct from d.known then u.searched end
    where ${holds}
  ) o on true
  order by d.rank, o.pitch_id, o.period`;

// SQL that reads the occupancies of several periods. The callers' periods do not overlap, because
// they are a week apart, so no row is returned twice.
const among = (holds: string) => `
  select ${COLUMNS}
  from unnest($1::timestamp[], $2::timestamp[]) d (start, "end") cross join pitches p
  join occupancies o on o.pitch_id = p.id and o.period && tsrange(d.start, d."end")
  where ${holds}
  order by o.pitch_id, o.period`;
