import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import type { BookingRecord } from './booking-record.ts';

/** New bookings of one customer. */
type NewDates = readonly Pick<BookingRecord, 'reference' | 'customerId'>[];

/** What the domain of squads does when bookings are created. */
export interface SquadFollower {
  /** @throws DomainError REFERENCE_UNKNOWN, SQUAD_NOT_CAPTAIN on `squad` */
  open(tx: Tx, bookings: NewDates, squad: string): Promise<void>;
  /**
   * Number of seats of a squad that the customer leads.
   * @throws DomainError REFERENCE_UNKNOWN, SQUAD_NOT_CAPTAIN on `squad`
   */
  sizeOf(tx: Tx, squad: string, customerId: number): Promise<number>;
  /**
   * Opens the match with this number of seats. Does nothing if the squad is gone, or if the
   * customer no longer leads it.
   */
  openIfLed(tx: Tx, booking: NewDates[number], squad: string, size: number): Promise<void>;
  /** Names of these squads by their references; a squad that is gone has none. */
  names(squads: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Opens the matches for the squad of an earlier series, if it has one. */
  carryOver(tx: Tx, bookings: NewDates, seriesId: number): Promise<void>;
}

/**
 * Opens the matches of new bookings for a squad, in the transaction of the bookings. Squads belong
 * to a domain above the bookings, which registers itself here.
 */
@Injectable()
export class BookingSquads {
  private follower: SquadFollower | undefined;

  register(follower: SquadFollower): void {
    this.follower = follower;
  }

  /** Names of these squads by their references; a squad that is gone has none. */
  async names(squads: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const none = new Map<string, string>();
    return squads.length === 0 ? none : ((await this.follower?.names(squads)) ?? none);
  }

  /**
   * Opens the matches for the squad that the request names, else for that of the series that the
   * bookings continue. Without both nothing is read or stored.
   * @throws DomainError REFERENCE_UNKNOWN, SQUAD_NOT_CAPTAIN on `squad`
   */
  async open(
    tx: Tx,
    bookings: NewDates,
    { squad, before }: { squad?: string; before?: { id: number } | null },
  ): Promise<void> {
    if (squad !== undefined) await this.follower?.open(tx, bookings, squad);
    else if (before) await this.follower?.carryOver(tx, bookings, before.id);
  }

  /**
   * Number of seats of a squad that the customer leads; null without a domain of squads.
   * @throws DomainError REFERENCE_UNKNOWN, SQUAD_NOT_CAPTAIN on `squad`
   */
  async sizeOf(tx: Tx, squad: string, customerId: number): Promise<number | null> {
    return (await this.follower?.sizeOf(tx, squad, customerId)) ?? null;
  }

  /** Opens the match of a booking for the squad that waited for its slot, if it is still led. */
  async openWaited(
    tx: Tx,
    booking: NewDates[number],
    { squad, players }: { squad: string | null; players: number | null },
  ): Promise<void> {
    if (squad !== null && players !== null)
      await this.follower?.openIfLed(tx, booking, squad, players);
  }
}
