import { Injectable } from '@nestjs/common';
import { textOf } from '@five/shared/locales/locale';
import { addDays, dateOfWall, wallOf, type WallPeriod } from '@five/shared/time/wall-time';
import { Audit, type AuditEntry } from '../../platform/audit/audit.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import { Occupancies } from '../../slots/occupancies.ts';
import { OccupanciesQueries } from '../../slots/occupancies.queries.ts';
import { type LockedSession, lockSessions, periodsOf } from './session-row.ts';

// Days that sessions occupy beyond the last bookable day, so that a job that runs days late leaves
// no gap.
const DAYS_BEYOND = 7;

/**
 * Occupies the pitches of weekly sessions on all bookable dates. A date on which the pitch is
 * already occupied, or whose start a clock change skips, is recorded as missed, in the session and
 * the audit trail. A missed date is occupied later, when the pitch is freed.
 */
@Injectable()
export class SessionDates {
  constructor(
    private readonly occupancies: Occupancies,
    private readonly queries: OccupanciesQueries,
    private readonly settings: VenueSettings,
    private readonly clock: VenueClock,
    private readonly audit: Audit,
  ) {}

  /**
   * Occupies the upcoming dates that these sessions need, and releases dates that they no longer
   * need.
   */
  async settle(tx: Tx, references: readonly string[]): Promise<void> {
    const { horizonDays } = await this.settings.current();
    const last = addDays(this.clock.today(), horizonDays + DAYS_BEYOND);
    for (const session of await lockSessions(tx, references))
      await this.settleOne(tx, session, periodsOf(session, this.clock.now(), last));
  }

  /** Releases the pitch on every date of the session, including past dates. */
  async release(tx: Tx, reference: string): Promise<void> {
    await this.occupancies.release(tx, { kind: 'academy', holder: reference });
  }

  private async settleOne(tx: Tx, session: LockedSession, needed: WallPeriod[]): Promise<void> {
    const holder = { kind: 'academy', holder: session.reference } as const;
    const held = await this.queries.held(tx, holder, this.clock.now());
    const isHeld = ({ start, end }: WallPeriod) =>
      held.some((one) => one.pitchId === session.pitchId && one.start === start && one.end === end);
    const idle = held.filter(
      (one) =>
        one.pitchId !== session.pitchId ||
        !needed.some(({ start, end }) => start === one.start && end === one.end),
    );
    const lacking = needed.filter((one) => !isHeld(one));
    const existing = lacking.filter(({ start }) => this.clock.instantOf(start) !== null);
    const claims = existing.map((period) => ({
      ...holder,
      pitchIds: [session.pitchId],
      period,
      lapsesAt: null,
      reason: textOf(session.name, 'fr'),
    }));
    const taken = await this.occupancies.replace(
      tx,
      holder,
      idle.map(({ start }) => start),
      claims,
    );
    const missed = lacking
      .filter((period) => (taken[existing.indexOf(period)] ?? null) === null)
      .map(({ start }) => dateOfWall(start));
    await this.note(tx, session, [...this.begun(session), ...missed]);
  }

  /**
   * Returns the missed dates (dates without a pitch) whose start time has passed. They can no
   * longer be occupied.
   */
  private begun({ missed, startTime }: LockedSession): string[] {
    return missed.filter((date) => wallOf(date, startTime) <= this.clock.now());
  }

  /**
   * Updates the session's missed dates, with an audit entry for each date that was missed or
   * occupied later.
   */
  private async note(
    tx: Tx,
    { id, reference, missed: before }: LockedSession,
    missed: string[],
  ): Promise<void> {
    if (before.join() === missed.join()) return;
    await tx.query('update academy_sessions set missed = $2 where id = $1', [id, missed]);
    const about = { actor: null, subjectKind: 'academySession', subject: reference };
    const lost = missed
      .filter((date) => !before.includes(date))
      .map((date): AuditEntry => ({ ...about, act: 'academySession.miss', changed: { date } }));
    const found = before
      .filter((date) => !missed.includes(date))
      .map((date): AuditEntry => ({ ...about, act: 'academySession.found', changed: { date } }));
    await this.audit.record(tx, ...lost, ...found);
  }
}
