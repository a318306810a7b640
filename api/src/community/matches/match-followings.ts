import { Injectable } from '@nestjs/common';
import { isLive } from '@five/shared/bookings/bookings.codes';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import {
  BookingListeners,
  type BookingTransition,
} from '../../bookings/record/booking-listeners.ts';
import type { BookingRecord } from '../../bookings/record/booking-record.ts';
import { BookingTimings } from '../../bookings/record/booking-timing.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { isListed, type ListedPerson, MatchLists } from './match-lists.ts';
import { MatchPagesEvents } from './match-pages.events.ts';
import { guestMessages, seatMessages, unansweredEvents } from './match-pages.mails.ts';
import { MatchPerson } from './match-person.entity.ts';
import { MatchShares } from './shares/match-shares.ts';

/**
 * Tells everybody who answered that the booking of a match was cancelled or moved, and adapts the
 * shares to its price and payments, in the same transaction. The owner of the booking has a message
 * about the booking itself, and guests get one only if they want it on their number.
 */
@Injectable()
export class MatchFollowings {
  constructor(
    private readonly lists: MatchLists,
    private readonly outbox: Outbox,
    private readonly events: MatchPagesEvents,
    private readonly shares: MatchShares,
    private readonly timings: BookingTimings,
    listeners: BookingListeners,
  ) {
    listeners.register((tx, step) => this.follow(tx, step));
  }

  private async follow(tx: Tx, { before, after }: BookingTransition): Promise<void> {
    this.events.emit(tx, after);
    if (before.totalCents !== after.totalCents) await this.shares.lowerPlaces(tx, after);
    if (before.paidCents !== after.paidCents || before.totalCents !== after.totalCents)
      await this.shares.adapt(tx, after);
    const isOff = isLive(before.status) && !isLive(after.status);
    const isMoved = before.start !== after.start || before.pitch !== after.pitch;
    if (isOff || isMoved) await this.withdrawReminders(tx, after);
    if (isOff) await this.notify(tx, { before, after }, 'matchSeatCancelled');
    else if (isMoved)
      await this.notify(tx, { before, after }, 'matchSeatMoved', {
        wasDate: dateOfWall(before.start),
        wasStartTime: timeOfWall(before.start),
        wasPitch: before.pitchName,
      });
  }

  /** Withdraws the reminders to answer; those for a new time are sent in their turn. */
  private async withdrawReminders(tx: Tx, booking: BookingRecord): Promise<void> {
    await this.outbox.withdraw(tx, unansweredEvents(booking));
    await tx.update(MatchPerson, { bookingId: booking.id }, { remindedHours: null });
  }

  /** A guest must know of a moved match until the later of its former and its new end. */
  private async notify(
    tx: Tx,
    { before, after: booking }: Pick<BookingTransition, 'before' | 'after'>,
    template: 'matchSeatMoved' | 'matchSeatCancelled',
    parameters: Record<string, unknown> = {},
  ): Promise<void> {
    const people = await this.lists.people(tx, booking.id);
    const { now: at, end } = this.timings.of(booking);
    const { end: formerEnd } = this.timings.of(before);
    const until = end > formerEnd ? end : formerEnd;
    const about = { booking, at, parameters };
    const messages = people
      .filter(hasNoOtherMessage)
      .flatMap(({ user, customerId }) =>
        user === null || customerId === booking.customerId
          ? []
          : seatMessages(template, user, about),
      );
    await this.outbox.write(tx, [
      ...messages,
      ...guestMessages(template, people, { ...about, until }),
    ]);
  }
}

/** Those who request a place of an open match, or have one, have a message about that. */
const hasNoOtherMessage = (person: ListedPerson): boolean =>
  isListed(person) && person.requestState !== 'asked' && person.requestState !== 'accepted';
