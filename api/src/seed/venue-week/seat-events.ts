import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { plusMinutes } from '@five/shared/time/instant';
import { DataSource } from 'typeorm';
import { GuestCookie } from '../../community/matches/guest-cookie.ts';
import { OwnAnswers } from '../../community/matches/own-answers.service.ts';
import { NoShowDisputesService } from '../../community/matches/reliability/no-show-disputes.service.ts';
import { SeatNoShows } from '../../community/matches/reliability/seat-no-shows.service.ts';
import { demoCaller } from '../callers.ts';
import type { DemoSeat, SeedEvent } from './demo-booking.ts';

const LOCALE = 'fr';

interface SeededMatch {
  made: Date;
  start: Date;
  /** Token of the match; null until the booking is created. */
  token: () => string | null;
}

/**
 * The answers of players to the match of a booking, in their order, the no-shows that the reception
 * records after the start, and the disputes of these after the match.
 */
export function seatEventsOf(
  app: NestFastifyApplication,
  seats: readonly DemoSeat[],
  { made, start, token }: SeededMatch,
): SeedEvent[] {
  return seats.flatMap((seat, index) => {
    const seeder = new SeatSeeder(app, seat, token);
    const answered = { at: plusMinutes(made, 40 + index), act: () => seeder.answer() };
    if (!seat.dispute) return [answered];
    return [
      answered,
      { at: plusMinutes(start, 20 + index), act: () => seeder.markAbsent() },
      { at: plusMinutes(start, 100 + index), act: () => seeder.dispute() },
    ];
  });
}

class SeatSeeder {
  constructor(
    private readonly app: NestFastifyApplication,
    private readonly seat: DemoSeat,
    private readonly token: () => string | null,
  ) {}

  async answer(): Promise<void> {
    const caller = await demoCaller(this.app, this.seat.player);
    const device = this.app.get(GuestCookie).deviceOf(undefined);
    await this.app
      .get(OwnAnswers)
      .answer(this.token() ?? '', { caller, device, locale: LOCALE }, { answer: 'in' });
  }

  async markAbsent(): Promise<void> {
    const reception = await demoCaller(this.app, 'reception@demo.test');
    await this.app
      .get(SeatNoShows)
      .mark(this.token() ?? '', await this.reference(), reception, true);
  }

  async dispute(): Promise<void> {
    const player = await demoCaller(this.app, this.seat.player);
    await this.app
      .get(NoShowDisputesService)
      .disputeSeat(player, await this.reference(), this.seat.dispute?.reason ?? null, null);
  }

  /** Reference of the answer of the player, whose only seat of the demo it is. */
  private async reference(): Promise<string> {
    const { customerId } = await demoCaller(this.app, this.seat.player);
    const [row] = await this.app
      .get(DataSource)
      .query<{ reference: string }[]>(
        'select reference from match_people where customer_id = $1 order by id desc limit 1',
        [customerId],
      );
    if (!row) throw new Error(`${this.seat.player} has no seat in a match`);
    return row.reference;
  }
}
