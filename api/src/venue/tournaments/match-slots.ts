import { Injectable } from '@nestjs/common';
import { openingDayOf } from '@five/shared/slots/opening.rules';
import {
  dateOfWall,
  dayOf,
  minuteOfWall,
  periodOf,
  wallOf,
  type WallPeriod,
} from '@five/shared/time/wall-time';
import { type Around, type Busy, windowPeriod } from '@five/shared/tournaments/plan.rules';
import type { PlanRequest } from '@five/shared/tournaments/tournaments.requests';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused } from '../../platform/http/domain-error.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import { type LockedDay, Occupancies } from '../../slots/occupancies.ts';
import { OccupanciesQueries } from '../../slots/occupancies.queries.ts';
import type { PitchRow } from '../../slots/pitches.queries.ts';
import { instantOfStart } from '../../slots/slot-claims.ts';
import type { Match } from './match.entity.ts';

/** The pitch and time of a match. */
interface MatchSlot {
  pitchId: number;
  period: WallPeriod;
}

/** The planned pitch and time of a match; null if the pitch, the date or a time is missing. */
export function slotOf({
  pitchId,
  date,
  startTime,
  endTime,
}: Pick<Match, 'pitchId' | 'date' | 'startTime' | 'endTime'>): MatchSlot | null {
  if (pitchId === null || date === null || startTime === null || endTime === null) return null;
  return { pitchId, period: periodOf(date, startTime, endTime) };
}

/** The start of a match as a wall time; null if the date or the time is missing. */
export const startOf = ({ date, startTime }: Pick<Match, 'date' | 'startTime'>): string | null =>
  date === null || startTime === null ? null : wallOf(date, startTime);

/** Occupies and releases the pitches of tournament matches. */
@Injectable()
export class MatchSlots {
  constructor(
    private readonly occupancies: Occupancies,
    private readonly occupanciesQueries: OccupanciesQueries,
    private readonly settings: VenueSettings,
    private readonly clock: VenueClock,
  ) {}

  /**
   * Occupies the slot (pitch and time) that a match needs and releases the slot that the match had
   * before.
   * @param reason text that is stored with the occupancy: the title of the tournament
   * @throws DomainError MATCH_SLOT_TAKEN
   */
  async settle(
    tx: Tx,
    holder: string,
    { had, needs }: { had: MatchSlot | null; needs: MatchSlot | null },
    reason: string,
  ): Promise<void> {
    if (isSame(had, needs)) return;
    if (needs === null) return void (await this.release(tx, holder));
    const claim = {
      kind: 'match' as const,
      holder,
      pitchIds: [needs.pitchId],
      period: needs.period,
      lapsesAt: null,
      reason,
    };
    const taken =
      had === null
        ? await this.occupancies.occupy(tx, claim)
        : await this.occupancies.move(tx, claim, await this.days(had, needs));
    if (taken === null) throw codeRefused('MATCH_SLOT_TAKEN');
  }

  /**
   * Refuses a new start of a match that does not exist. A start that the match had before remains
   * valid if a clock change is decided later.
   * @throws DomainError BOOKING_TIME_SKIPPED
   */
  refuseSkipped(match: Match, before: string | null): void {
    const start = startOf(match);
    if (start !== null && start !== before) instantOfStart(this.clock, start);
  }

  async release(tx: Tx, holder: string): Promise<void> {
    await this.occupancies.release(tx, { kind: 'match', holder });
  }

  /** Releases the slots of all matches of a tournament, always in the same order. */
  async releaseAll(tx: Tx, tournamentId: number): Promise<void> {
    const matches = await tx.query<{ reference: string }[]>(
      `select reference from matches where tournament_id = $1 and pitch_id is not null
        order by pitch_id, date, start_time`,
      [tournamentId],
    );
    for (const { reference } of matches) await this.release(tx, reference);
  }

  /**
   * Returns what limits the schedule of the matches: the venue's opening hours, existing
   * occupancies of these pitches, and the current time.
   */
  async around(tx: Tx, request: PlanRequest, pitches: readonly PitchRow[]): Promise<Around> {
    const busy = await this.busy(tx, windowPeriod(request), pitches);
    return {
      opening: await this.settings.current(),
      busy,
      now: minuteOfWall(this.clock.now()),
    };
  }

  /**
   * Returns all occupancies of these pitches that overlap the period, and the wall times that clock
   * changes skip.
   */
  private async busy(tx: Tx, period: WallPeriod, pitches: readonly PitchRow[]): Promise<Busy[]> {
    const rows = await this.occupanciesQueries.within(period, tx);
    const skipped = this.clock
      .skipped()
      .flatMap((times) => pitches.map(({ id }) => ({ ...times, pitchId: id })));
    return [...rows, ...skipped].flatMap(({ pitchId, start, end }) =>
      pitches
        .filter(({ id }) => id === pitchId)
        .map(({ code }) => ({ pitch: code, start: minuteOfWall(start), end: minuteOfWall(end) })),
    );
  }

  /**
   * Returns the days to lock on the old and the new pitch when a match moves. Two concurrent moves
   * that swap slots lock the same set of days, so that they do not deadlock.
   */
  private async days(...places: MatchSlot[]): Promise<LockedDay[]> {
    const venue = await this.settings.current();
    const days = places.map(({ period }) =>
      dayOf(openingDayOf(period.start, venue) ?? dateOfWall(period.start)),
    );
    return places.flatMap(({ pitchId }) => days.map((day) => ({ pitchId, day })));
  }
}

const isSame = (one: MatchSlot | null, other: MatchSlot | null): boolean =>
  one?.pitchId === other?.pitchId &&
  one?.period.start === other?.period.start &&
  one?.period.end === other?.period.end;
