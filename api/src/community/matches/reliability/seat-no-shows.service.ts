import { Injectable } from '@nestjs/common';
import { noShowProblem } from '@five/shared/bookings/changes.rules';
import { seatingOf } from '@five/shared/community/matches/matches.rules';
import type { Caller } from '../../../platform/access/caller.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../../../platform/http/domain-error.ts';
import { MatchListChanges } from '../match-list-changes.ts';
import { MatchLists } from '../match-lists.ts';
import { SeatNoShowStore } from './seat-no-show-store.ts';

/** Staff record which players of a match had a seat and stayed away. */
@Injectable()
export class SeatNoShows {
  constructor(
    private readonly transactions: Transactions,
    private readonly lists: MatchLists,
    private readonly changes: MatchListChanges,
    private readonly store: SeatNoShowStore,
  ) {}

  /**
   * Records or revokes the no-show of a person, as of a booking: from the start until 24 hours
   * after the end. The same again changes nothing.
   * @throws DomainError NOT_FOUND, BOOKING_NO_SHOW_STATE, BOOKING_NO_SHOW_TOO_EARLY,
   * BOOKING_NO_SHOW_CLOSED, MATCH_SEAT_MISSING
   */
  async mark(token: string, id: string, by: Caller, noShow: boolean): Promise<void> {
    await this.transactions.run(async (tx) => {
      const list = await this.lists.lock(tx, token);
      const { people, match, record, timing } = list;
      const person = people.find(({ reference }) => reference === id);
      if (!person) throw new DomainError('NOT_FOUND');
      const problem = noShowProblem({ ...timing, noShow: true });
      if (problem) throw codeRefused(problem);
      if (!seatingOf(people, match.size).seats.includes(person))
        throw codeRefused('MATCH_SEAT_MISSING');
      if (noShow === (person.noShowAt !== null)) return;
      const act = noShow ? 'noShow' : 'showedUp';
      const entry = { actor: by.reference, act, changed: { person: id } } as const;
      await this.changes.apply(tx, list, entry, () =>
        noShow
          ? this.store.mark(tx, record, person)
          : this.store.revoke(tx, record, person, { actor: by.reference }),
      );
    });
  }
}
