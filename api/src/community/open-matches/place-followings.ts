import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import { type ListChange, MatchListChanges } from '../matches/match-list-changes.ts';
import type { ListedPerson } from '../matches/match-lists.ts';
import { MatchSeats } from './match-seats.ts';
import { MatchStore } from './match-store.ts';
import { OpenMatchesEvents } from './open-matches.events.ts';
import { MatchNotifications } from './requests/match-notifications.ts';

/**
 * Ends the place of a player whose seat is given up on the page of the match, by the player or by
 * the captain. A paid place remains taken.
 */
@Injectable()
export class PlaceFollowings {
  constructor(
    private readonly store: MatchStore,
    private readonly seats: MatchSeats,
    private readonly notifications: MatchNotifications,
    private readonly events: OpenMatchesEvents,
    changes: MatchListChanges,
  ) {
    changes.register((tx, change) => this.follow(tx, change));
  }

  private async follow(tx: Tx, change: ListChange): Promise<void> {
    for (const person of change.list.people)
      if (isGivenUp(person, change)) await this.end(tx, person, change);
  }

  private async end(
    tx: Tx,
    { requestReference, user }: ListedPerson,
    { list, actor }: ListChange,
  ): Promise<void> {
    const match = await this.store.ofBooking(tx, list.record.id);
    if (!match || requestReference === null) return;
    const request = await this.seats.byReference(tx, match, requestReference);
    const locked = { ...list, match };
    const isOwn = actor !== null && actor === user;
    await this.seats.endPlace(tx, match, request, isOwn ? 'left' : 'removed');
    if (isOwn) await this.notifications.left(tx, locked, request);
    else await this.notifications.declined(tx, locked, request);
    await this.events.emit(tx, match);
  }
}

/** Whether a player with an unpaid place came before a change, and does not come after it. */
function isGivenUp(before: ListedPerson, { people }: ListChange): boolean {
  const after = people.find(({ id }) => id === before.id);
  return (
    before.answer === 'in' &&
    after?.requestState === 'accepted' &&
    after.answer !== 'in' &&
    !after.hasPaid
  );
}
