import { Injectable } from '@nestjs/common';
import { addDays, type WallPeriod, wallOf } from '@five/shared/time/wall-time';
import { OccupanciesQueries } from '../../slots/occupancies.queries.ts';
import { PitchesQueries } from '../../slots/pitches.queries.ts';
import type { BookingRecord } from '../record/booking-record.ts';

/** Reads the pitches that a booking can move to, and which periods of them are occupied. */
@Injectable()
export class MovePitches {
  constructor(
    private readonly pitches: PitchesQueries,
    private readonly occupancies: OccupanciesQueries,
  ) {}

  /**
   * Codes of the active pitches and of the booking's current pitch, and the periods that other
   * bookings and occupancies hold on these opening days.
   */
  async on(
    { reference, pitch: currentPitch }: BookingRecord,
    { date, days }: { date: string; days: number },
  ): Promise<{ pitches: string[]; occupied: (WallPeriod & { pitch: string })[] }> {
    const [all, rows] = await Promise.all([
      this.pitches.all(),
      this.occupancies.within({
        start: wallOf(date, '00:00'),
        end: wallOf(addDays(date, days + 1), '00:00'),
      }),
    ]);
    const codes = new Map(all.map(({ id, code }) => [id, code]));
    return {
      pitches: all
        .filter(({ active, code }) => active || code === currentPitch)
        .map(({ code }) => code),
      occupied: rows
        .filter(({ holder }) => holder !== reference)
        .map(({ pitchId, start, end }) => ({ pitch: codes.get(pitchId) ?? '', start, end })),
    };
  }
}
