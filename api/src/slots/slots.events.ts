import { Injectable } from '@nestjs/common';
import type { SlotChange } from '@five/shared/realtime/topics';
import { gridStarts } from '@five/shared/slots/opening.rules';
import type { SlotState } from '@five/shared/slots/slots.codes';
import {
  addDays,
  dateOfWall,
  daysBetween,
  minuteOfWall,
  timeOfWall,
  type WallPeriod,
  wallOfMinute,
} from '@five/shared/time/wall-time';
import { type Tx, Transactions } from '../platform/database/transactions.ts';
import { Realtime } from '../platform/realtime/realtime.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import type { VenueRules } from '../settings/venue-rules.ts';
import { PitchesQueries } from './pitches.queries.ts';

// Maximum number of opening days for which one change sends events, enough for a block of two
// weeks. Browsers that show later days get no event and read the days again later.
const MAX_DAYS = 15;

/** Sends realtime events of taken and freed slots to the availability grids in browsers. */
@Injectable()
export class SlotsEvents {
  constructor(
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
    private readonly settings: VenueSettings,
    private readonly pitches: PitchesQueries,
  ) {}

  /**
   * Sends an event after the commit to the viewers of each affected opening day. `lapsesAt` is the
   * end of the new hold (a pending booking).
   */
  changed(
    tx: Tx,
    pitchPeriod: { pitchId: number; period: WallPeriod },
    state: SlotState,
    lapsesAt: Date | null = null,
  ): void {
    this.transactions.afterCommit(tx, () =>
      this.announce(pitchPeriod, { state, heldUntil: lapsesAt?.toISOString() ?? null }),
    );
  }

  private async announce(
    { pitchId, period }: { pitchId: number; period: WallPeriod },
    news: { state: SlotState; heldUntil: string | null },
  ): Promise<void> {
    const venue = await this.settings.current();
    const pitch = (await this.pitches.all()).find(({ id }) => id === pitchId);
    if (!pitch) return;
    for (const date of daysOf(period)) {
      const changes = slotsWithin(date, period, venue).map((slot) => ({
        pitch: pitch.code,
        ...slot,
        ...news,
      }));
      if (changes.length > 0) this.realtime.emit('/availability', date, 'slots', { date, changes });
    }
  }
}

/**
 * Returns the opening days that a period can affect. The day before its first date is included,
 * because its night continues past midnight.
 */
function daysOf({ start, end }: WallPeriod): string[] {
  const first = addDays(dateOfWall(start), -1);
  const count = Math.min(daysBetween(first, dateOfWall(end)) + 1, MAX_DAYS);
  return Array.from({ length: count }, (_, day) => addDays(first, day));
}

function slotsWithin(
  date: string,
  period: WallPeriod,
  venue: VenueRules,
): Omit<SlotChange, 'pitch' | 'state' | 'heldUntil'>[] {
  const [from, to] = [minuteOfWall(period.start), minuteOfWall(period.end)];
  return gridStarts(date, venue, venue.slotMinutes)
    .filter((start) => start < to && start + venue.slotMinutes > from)
    .map((start) => {
      const wall = wallOfMinute(start);
      return {
        date: dateOfWall(wall),
        startTime: timeOfWall(wall),
        endTime: timeOfWall(wallOfMinute(start + venue.slotMinutes)),
      };
    });
}
