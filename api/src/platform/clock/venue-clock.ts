import { Injectable } from '@nestjs/common';
import { addMinutes } from '@five/shared/time/wall-time';
import { instantOfWall, turnsBetween, wallOfInstant, type ZoneRules } from '@five/shared/time/venue-clock';
import type { ZoneOverride } from '@five/shared/venue/venue.contract';
import { Clock } from './clock.ts';

const AROUND_MS = 400 * 24 * 60 * 60_000;

/** The venue's wall clock: turns instants into wall time and back by the zone data and the overrides of the venue's settings. */
@Injectable()
export class VenueClock {
  private rules: ZoneRules = { timeZone: 'Africa/Casablanca', overrides: [] };
  private around: { day: string; turns: readonly ZoneOverride[] } | null = null;

  constructor(private readonly clock: Clock) {}

  /** The venue's settings say which rules hold; called when they are read and when they change. */
  use(rules: ZoneRules): void {
    this.rules = rules;
    this.around = null;
  }

  /** The turns of the clock a good year back and ahead. */
  turns(): ZoneOverride[] {
    const day = this.today();
    if (this.around?.day !== day) {
      const midnight = Date.parse(`${day}T00:00Z`);
      this.around = { day, turns: turnsBetween(new Date(midnight - AROUND_MS), new Date(midnight + AROUND_MS), this.rules) };
    }
    return [...this.around.turns];
  }

  /** Wall time now, `YYYY-MM-DDTHH:mm`. */
  now(): string {
    return this.wallOf(this.clock.now());
  }

  /** The venue's calendar date now, `YYYY-MM-DD`. */
  today(): string {
    return this.now().slice(0, 10);
  }

  /** Wall time of an instant, `YYYY-MM-DDTHH:mm`. */
  wallOf(instant: Date): string {
    return wallOfInstant(instant, this.rules);
  }

  /** The instant of a wall time; null for one that a turn skips, the first of one that it repeats. */
  instantOf(wall: string): Date | null {
    return instantOfWall(wall, this.rules);
  }

  /** The instant from which on the wall has come to a wall time, also where a turn skips it. */
  reached(wall: string): Date {
    const instant = this.instantOf(wall) ?? this.instantOf(addMinutes(wall, 60));
    if (!instant) throw new Error(`${wall} is never reached`);
    return instant;
  }

  /** The instant at which a calendar date begins at the venue, also where a turn skips its midnight. */
  dayStart(date: string): Date {
    return this.reached(`${date}T00:00`);
  }
}
