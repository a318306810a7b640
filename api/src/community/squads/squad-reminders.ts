import { Injectable } from '@nestjs/common';
import { reminderDue, type ReminderHours } from '@five/shared/community/squads/squads.rules';
import { BookingLocks, type LockedBooking } from '../../bookings/record/booking-locks.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { Task } from '../../platform/jobs/task.decorator.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { stateOf } from '../matches/match-lists.ts';
import { unansweredEvents, seatMessages } from '../matches/match-pages.mails.ts';

const EVERY_SECONDS = 60;
/** Matches of one run; the others follow in the next run, a minute later. */
const MAX_MATCHES = 200;
const MINUTE_MS = 60_000;

/**
 * Reminds members of squads that have not answered, 72 and 24 hours before the match. Each row
 * keeps the last reminder, and changes with the message in one transaction under the lock of the
 * booking: with two processes each reminder is sent once. Guests without an account have no
 * channel; the captain has a text for them.
 */
@Injectable()
export class SquadReminders {
  constructor(
    private readonly transactions: Transactions,
    private readonly bookingLocks: BookingLocks,
    private readonly outbox: Outbox,
    private readonly venueClock: VenueClock,
  ) {}

  @Task('squads.remind', EVERY_SECONDS)
  async remind(): Promise<void> {
    const due = await this.transactions.run((tx) =>
      tx.query<{ reference: string }[]>(DUE, [this.venueClock.now(), MAX_MATCHES]),
    );
    for (const { reference } of due)
      await this.transactions.run((tx) => this.remindAbout(tx, reference));
  }

  private async remindAbout(tx: Tx, reference: string): Promise<void> {
    const locked = await this.bookingLocks.lock(tx, reference);
    if (!locked || stateOf(locked.timing.status, null) !== 'open') return;
    const { start, now } = locked.timing;
    const hours = reminderDue((start.getTime() - now.getTime()) / MINUTE_MS);
    if (hours !== null) await this.send(tx, locked, hours);
  }

  private async send(
    tx: Tx,
    { record, timing }: LockedBooking,
    hours: ReminderHours,
  ): Promise<void> {
    const [people] = await tx.query<[{ reference: string; user: string | null }[], number]>(
      REMIND,
      [record.id, hours],
    );
    await this.outbox.write(
      tx,
      people.flatMap(({ reference, user }) =>
        user === null
          ? []
          : seatMessages('matchUnanswered', user, {
              booking: record,
              at: timing.now,
              event: `${unansweredEvents(record, reference)}${record.start}:${hours}`,
              until: timing.start,
            }),
      ),
    );
  }
}

/** SQL condition that a person is to answer. The captain decides about a request to join. */
const UNANSWERED = `(p.answer is null and coalesce(p.request_state, '') <> 'asked'
    and (p.request_state is null or p.squad_member_id is not null))`;
/** Bookings with an open list, in which people without an answer lack a reminder that is due. */
const DUE = `select b.reference from bookings b join booking_matches k on k.booking_id = b.id
  where b.status in ('pending', 'confirmed') and k.closed_at is null
  and lower(b.period) > $1::timestamp and lower(b.period) <= $1::timestamp + interval '72 hours'
  and exists (select from match_people p where p.booking_id = b.id and ${UNANSWERED}
    and (p.reminded_hours is null or p.reminded_hours > 24
      and lower(b.period) <= $1::timestamp + interval '24 hours'))
  order by b.id limit $2`;
const REMIND = `with due as (
    select p.id, p.reference, u.reference as user from match_people p
    left join customers c on c.id = p.customer_id
    left join users u on u.id = c.user_id and u.erased_at is null
    where p.booking_id = $1 and ${UNANSWERED}
    and (p.reminded_hours is null or p.reminded_hours > $2))
  update match_people p set reminded_hours = $2 from due where p.id = due.id
  returning due.reference, due.user`;
