import { Injectable } from '@nestjs/common';
import { addMinutes, type WallPeriod } from '@five/shared/time/wall-time';
import {
  instantOfWall,
  offsetChangesBetween,
  skippedPeriods,
  wallOfInstant,
  type ZoneRules,
  type ZoneOverride,
} from '@five/shared/time/venue-clock';
import { Clock } from './clock.ts';

const AROUND_MS = 400 * 24 * 60 * 60_000;

/**
 * The venue's wall clock: converts instants to wall time and back, by the time zone and the
 * overrides of the venue's settings.
 */
@Injectable()
export class VenueClock {
  private rules: ZoneRules = { timeZone: 'Africa/Casablanca', overrides: [] };
  private around: { day: string; turns: readonly ZoneOverride[] } | null = null;

  constructor(private readonly clock: Clock) {}

  /** Sets the zone rules. Called when the settings are loaded and when they change. */
  use(rules: ZoneRules): void {
    this.rules = rules;
    this.around = null;
  }

  /** Changes of the venue's offset from UTC, from a year before today to a year after. */
  turns(): ZoneOverride[] {
    const day = this.today();
    if (this.around?.day !== day) {
      const midnight = Date.parse(`${day}T00:00Z`);
      this.around = {
        day,
        turns: offsetChangesBetween(
          new Date(midnight - AROUND_MS),
          new Date(midnight + AROUND_MS),
          this.rules,
        ),
      };
    }
    return [...this.around.turns];
  }

  /** Wall times that clock changes skip, from a year before today to a year after. */
  skipped(): WallPeriod[] {
    return skippedPeriods(this.turns());
  }

  /** Current wall time, `YYYY-MM-DDTHH:mm`. */
  now(): string {
    return this.wallOf(this.clock.now());
  }

  /** Current calendar date of the venue, `YYYY-MM-DD`. */
  today(): string {
    return this.now().slice(0, 10);
  }

  /** Wall time of an instant, `YYYY-MM-DDTHH:mm`. */
  wallOf(instant: Date): string {
    return wallOfInstant(instant, this.rules);
  }

  /**
   * The instant of a wall time. Null if a clock change skips the wall time; the first instant if a
   * clock change repeats it.
   */
  instantOf(wall: string): Date | null {
    return instantOfWall(wall, this.rules);
  }

  /**
   * The first instant at which the wall clock shows the given time or a later time. It exists even
   * if a clock change skips the given time.
   */
  reached(wall: string): Date {
    const instant = this.instantOf(wall) ?? this.instantOf(addMinutes(wall, 60));
    if (!instant) throw new Error(`${wall} is never reached`);
    return instant;
  }

  /**
   * The instant at which a calendar date begins at the venue. It exists even if a clock change
   * skips midnight.
   */
  dayStart(date: string): Date {
    return this.reached(`${date}T00:00`);
  }
}

/** SQL for a wall time as text, such as `2026-11-24T20:00`, the format of `shared/time`. */
export const wallSql = (expression: string) => `to_char(${expression}, 'YYYY-MM-DD"T"HH24:MI')`;

/** SQL for both ends of a wall-time period, as `start` and `"end"`. */
export const wallsSql = (period: string) =>
  `${wallSql(`lower(${period})`)} as start, ${wallSql(`upper(${period})`)} as "end"`;
