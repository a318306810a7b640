import { Injectable } from '@nestjs/common';
import type { JoinRequestState, MatchClosure } from '@five/shared/community/community.codes';
import { mostCents } from '@five/shared/community/open-matches/open-matches.rules';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import {
  BookingListeners,
  type BookingTransition,
} from '../../bookings/record/booking-listeners.ts';
import type { BookingRecord } from '../../bookings/record/booking-record.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { type LockedMatch, MatchStore } from './match-store.ts';
import { OpenMatchesEvents } from './open-matches.events.ts';
import { messagesTo } from './open-matches.mails.ts';
import { REQUESTS } from './requests.sql.ts';

/**
 * Why a match closes (`closure`), and the reference of the user that caused it (`actor`). `actor`
 * is null if a scheduled job closes the match.
 */
interface Ending {
  closure: MatchClosure;
  actor: string | null;
}

const IS_OFF: readonly BookingRecord['status'][] = ['cancelled', 'expired'];

/** Closes matches, and updates them when their booking changes, in the same transaction. */
@Injectable()
export class MatchEndings {
  constructor(
    private readonly store: MatchStore,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly events: OpenMatchesEvents,
    private readonly clock: Clock,
    listeners: BookingListeners,
  ) {
    listeners.register((tx, step) => this.onBookingChanged(tx, step));
  }

  /** Closes a match with its pending requests and notifies the affected players. */
  async close(
    tx: Tx,
    match: LockedMatch,
    booking: BookingRecord,
    { closure, actor }: Ending,
  ): Promise<void> {
    const waiting = await this.players(tx, match, ['asked']);
    const recipients =
      closure === 'booking' ? await this.players(tx, match, ['asked', 'accepted']) : waiting;
    const at = this.clock.now();
    await tx.query('update open_matches set closed_at = $2, closure = $3 where id = $1', [
      match.id,
      at,
      closure,
    ]);
    await tx.query(
      `update match_people set request_state = 'closed', decided_at = $2 where booking_id = $1
        and request_state = 'asked'`,
      [match.bookingId, at],
    );
    const template = closure === 'booking' ? 'matchCancelled' : 'matchClosed';
    await this.outbox.write(
      tx,
      recipients.flatMap((recipient) =>
        messagesTo({
          template,
          recipient,
          match: match.reference,
          subject: match.reference,
          at,
          booking,
        }),
      ),
    );
    await this.audit.record(tx, {
      actor,
      act: 'open_match.close',
      subjectKind: 'open_match',
      subject: match.reference,
      from: 'open',
      to: 'closed',
      changed: { closure },
    });
    await this.events.emit(tx, match);
  }

  private async onBookingChanged(
    tx: Tx,
    { before, after, actor }: BookingTransition,
  ): Promise<void> {
    const isOff = IS_OFF.includes(after.status) && !IS_OFF.includes(before.status);
    const isMoved = before.start !== after.start || before.pitch !== after.pitch;
    const isDue = before.paidCents !== after.paidCents;
    if (!isOff && !isMoved && !isDue && before.totalCents === after.totalCents) return;
    const match = await this.store.ofBooking(tx, after.id);
    if (!match) return;
    // A cancelled booking closes its match even if the match was closed before, so that its players
    // are notified.
    if (isOff) await this.close(tx, match, after, { closure: 'booking', actor });
    if (isMoved) await this.move(tx, match, { before, after, actor });
    if (before.totalCents !== after.totalCents) await this.reprice(tx, match, after, actor);
    await this.events.emit(tx, match);
  }

  private async move(
    tx: Tx,
    match: LockedMatch,
    { before, after, actor }: BookingTransition,
  ): Promise<void> {
    const parameters = {
      wasDate: dateOfWall(before.start),
      wasStartTime: timeOfWall(before.start),
      wasPitch: before.pitchName,
    };
    const recipients = await this.players(tx, match, ['asked', 'accepted']);
    const at = this.clock.now();
    await this.outbox.write(
      tx,
      recipients.flatMap((recipient) =>
        messagesTo({
          template: 'matchMoved',
          recipient,
          match: match.reference,
          subject: match.reference,
          at,
          booking: after,
          parameters,
        }),
      ),
    );
    await this.note(tx, match, actor, {
      was: { start: before.start, pitch: before.pitch },
      is: { start: after.start, pitch: after.pitch },
    });
  }

  /**
   * Lowers the match's price to the new maximum price of a place: the booking's total divided by
   * the number of places. A price is never raised. `MatchShares` lowers the shares of taken places.
   */
  private async reprice(
    tx: Tx,
    match: LockedMatch,
    { totalCents }: BookingRecord,
    actor: string | null,
  ): Promise<void> {
    const priceCents = Math.min(match.priceCents, mostCents(totalCents, match.places));
    await tx.query('update open_matches set price_cents = $2 where id = $1', [
      match.id,
      priceCents,
    ]);
    if (priceCents !== match.priceCents)
      await this.note(tx, match, actor, {
        was: { priceCents: match.priceCents },
        is: { priceCents },
      });
  }

  /** References of the players whose request is in one of these states. */
  private async players(
    tx: Tx,
    { id }: LockedMatch,
    states: JoinRequestState[],
  ): Promise<string[]> {
    const rows = await tx.query<{ reference: string }[]>(
      `select u.reference from ${REQUESTS} a join users u on u.id = a.user_id where a.match_id = $1
        and a.state = any($2) order by a.id`,
      [id, states],
    );
    return rows.map(({ reference }) => reference);
  }

  private note(
    tx: Tx,
    { reference }: LockedMatch,
    actor: string | null,
    changed: Record<string, unknown>,
  ): Promise<void> {
    return this.audit.record(tx, {
      actor,
      act: 'open_match.follow',
      subjectKind: 'open_match',
      subject: reference,
      changed,
    });
  }
}
