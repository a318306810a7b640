import { Injectable } from '@nestjs/common';
import { seatChanges } from '@five/shared/community/matches/matches.rules';
import { BookingTimings } from '../../bookings/record/booking-timing.ts';
import { Audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Outbox, type OutboxEntry } from '../../platform/outbox/outbox.ts';
import {
  type ListedPerson,
  type LockedMatchList,
  MatchLists,
  seatingOfPeople,
} from './match-lists.ts';
import { matchReference } from './match-links.ts';
import { MatchPagesEvents } from './match-pages.events.ts';
import { guestMessages, seatMessages, unansweredEvents } from './match-pages.mails.ts';
import { MatchShares } from './shares/match-shares.ts';

/** A change of the teams, of the result, of a vote or of the no-show of a seat. */
type PlayAct = 'teams' | 'result' | 'dispute' | 'vote' | 'settle' | 'noShow' | 'showedUp';

/** An entry of a match's history. `actor` is null for a guest and for a task. */
export interface MatchAct {
  actor: string | null;
  act: 'answer' | 'change' | 'remove' | 'order' | 'update' | 'link' | PlayAct;
  changed?: Record<string, unknown>;
}

/** A change of a list that was stored: the people before it (`list`) and after it (`people`). */
export interface ListChange {
  list: LockedMatchList;
  people: readonly ListedPerson[];
  actor: string | null;
}
type ListFollower = (tx: Tx, change: ListChange) => Promise<void>;

/**
 * Applies changes to a locked list. In the same transaction, those who moved between bench and seat
 * are notified, shares follow the seats, and the change is written to the history.
 */
@Injectable()
export class MatchListChanges {
  private readonly followers: ListFollower[] = [];

  constructor(
    private readonly lists: MatchLists,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly events: MatchPagesEvents,
    private readonly shares: MatchShares,
    private readonly timings: BookingTimings,
  ) {}

  /** Registers what follows each change in its transaction, before the shares are adapted. */
  register(follower: ListFollower): void {
    this.followers.push(follower);
  }

  /** @param write stores the change; it returns the new number of seats if it changes that. */
  async apply(
    tx: Tx,
    list: LockedMatchList,
    { actor, act, changed }: MatchAct,
    write: () => Promise<number | void>,
  ): Promise<void> {
    const { record, match } = list;
    const before = seatingOfPeople(list.people, match.size);
    const size = (await write()) ?? match.size;
    const people = await this.lists.people(tx, record.id);
    for (const follow of this.followers) await follow(tx, { list, people, actor });
    await this.shares.adapt(tx, record);
    for (const { reference } of remindedWithout(list.people, people))
      await this.outbox.withdraw(tx, unansweredEvents(record, reference));
    const { up, down } = seatChanges(before, seatingOfPeople(people, size));
    const to = (references: readonly string[]): string[] =>
      people.flatMap(({ reference, user }) =>
        user !== null && user !== actor && references.includes(reference) ? [user] : [],
      );
    const { now: at, end: until } = this.timings.of(record);
    const about = { booking: record, at };
    const messages: OutboxEntry[] = [
      ...to(up).flatMap((user) => seatMessages('matchSeatGained', user, about)),
      ...to(down).flatMap((user) => seatMessages('matchSeatLost', user, about)),
      ...guestMessages('matchSeatGained', peopleOf(people, up), { ...about, until }),
      ...guestMessages('matchSeatLost', peopleOf(people, down), { ...about, until }),
    ];
    await this.outbox.write(tx, messages);
    await this.audit.record(tx, {
      actor,
      act: `booking_match.${act}`,
      subjectKind: 'booking_match',
      subject: matchReference(record),
      changed: {
        ...changed,
        ...(up.length > 0 && { seated: up }),
        ...(down.length > 0 && { benched: down }),
      },
    });
    this.events.emit(tx, record);
  }
}

/** Those that were reminded of a missing answer, and have answered or are gone now. */
const remindedWithout = (
  before: readonly ListedPerson[],
  after: readonly ListedPerson[],
): ListedPerson[] =>
  before.filter(
    ({ answer, remindedHours, id }) =>
      answer === null &&
      remindedHours !== null &&
      !after.some((person) => person.id === id && person.answer === null),
  );

const peopleOf = (people: readonly ListedPerson[], references: readonly string[]): ListedPerson[] =>
  people.filter(({ reference }) => references.includes(reference));
