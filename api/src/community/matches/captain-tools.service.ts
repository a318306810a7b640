import { Injectable } from '@nestjs/common';
import type {
  MatchOrderRequest,
  UpdateBookingMatchRequest,
  UpdateMatchAnswerRequest,
} from '@five/shared/community/matches/matches.requests';
import { nextPosition, reordered, seatingOf } from '@five/shared/community/matches/matches.rules';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import { ReservedNames } from '../../users/reserved-names.ts';
import { BookingMatch } from './booking-match.entity.ts';
import { MatchLinks } from './match-links.ts';
import { type MatchAct, MatchListChanges } from './match-list-changes.ts';
import { type ListedPerson, type LockedMatchList, MatchLists, refuseEnded } from './match-lists.ts';
import { isCaptain, refuseOthers } from './match-managers.ts';
import { MatchPerson } from './match-person.entity.ts';
import { ownLevelOf } from './teams/team-levels.ts';

/** A change of a locked match. */
interface Change {
  changed: MatchAct['changed'];
  write: () => Promise<number | undefined | void>;
}

/**
 * Changes of a match by its captain, the owner of the booking, by the co-captains of its squad and
 * by staff.
 */
@Injectable()
export class CaptainTools {
  constructor(
    private readonly transactions: Transactions,
    private readonly lists: MatchLists,
    private readonly changes: MatchListChanges,
    private readonly links: MatchLinks,
    private readonly reservedNames: ReservedNames,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError NOT_FOUND, FORBIDDEN, MATCH_NAME_OF_MEMBER, MATCH_LEVEL_OF_MEMBER,
   * AUTH_NAME_RESERVED
   */
  async changeAnswer(
    token: string,
    id: string,
    by: Caller,
    { answer, name, level, goalkeeper }: UpdateMatchAnswerRequest,
  ): Promise<void> {
    if (name !== undefined) await this.reservedNames.refuseGuest(name);
    await this.change(token, by, 'change', (tx, list) => {
      const person = personOf(list, id);
      if (name !== undefined && person.customerId !== null)
        throw fieldRefused('MATCH_NAME_OF_MEMBER', 'name');
      if (level !== undefined && ownLevelOf(person) !== null)
        throw fieldRefused('MATCH_LEVEL_OF_MEMBER', 'level');
      const isAnswered = answer !== undefined && answer !== person.answer;
      const position = answer === 'in' ? nextPosition(list.people) : null;
      const set = {
        ...(isAnswered && { answer, position, since: this.clock.now() }),
        ...(name !== undefined && name !== person.name && { name }),
        ...(level !== undefined && level !== person.level && { level }),
        ...(goalkeeper !== undefined && goalkeeper !== person.goalkeeper && { goalkeeper }),
      };
      if (Object.keys(set).length === 0) return null;
      return {
        changed: { person: id, ...(isAnswered && { answer }) },
        write: async () => void (await tx.update(MatchPerson, { id: person.id }, set)),
      };
    });
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN, SHARE_PAID for a person that has paid a share */
  async remove(token: string, id: string, by: Caller): Promise<void> {
    await this.change(token, by, 'remove', (tx, list) => {
      const person = personOf(list, id);
      if (person.hasPaid) throw new DomainError('SHARE_PAID');
      return {
        changed: { person: id },
        write: () => removeRow(tx, person),
      };
    });
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN, REFERENCE_UNKNOWN for a person that does not come */
  async order(token: string, by: Caller, { ids }: MatchOrderRequest): Promise<void> {
    await this.change(token, by, 'order', (tx, { people, record }) => {
      const present = seatingOf(people, Infinity).seats.map(({ reference }) => reference);
      if (ids.some((id) => !present.includes(id))) throw fieldRefused('REFERENCE_UNKNOWN', 'ids');
      const order = reordered(present, ids);
      if (order.every((id, index) => id === present[index])) return null;
      return {
        changed: {},
        write: async () => void (await tx.query(ORDER, [record.id, order])),
      };
    });
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN */
  async update(
    token: string,
    by: Caller,
    { size, closed, shares, note }: UpdateBookingMatchRequest,
  ): Promise<void> {
    await this.change(token, by, 'update', (tx, { match, record }) => {
      // Co-captains of a squad do not decide about money.
      if (shares !== undefined && !isCaptain(record, by)) throw new DomainError('FORBIDDEN');
      const since = (isOn: boolean) => (isOn ? this.clock.now() : null);
      const isSwitched = closed !== undefined && closed !== (match.closedAt !== null);
      const asks = shares === 'asked';
      const isAsked = shares !== undefined && asks !== (match.sharesAskedAt !== null);
      const set = {
        ...(size !== undefined && size !== match.size && { size }),
        ...(isSwitched && { closedAt: since(closed) }),
        ...(isAsked && { sharesAskedAt: since(asks) }),
        ...(note !== undefined && note !== match.note && { note }),
      };
      if (Object.keys(set).length === 0) return null;
      return {
        // The audit trail holds no texts that people write.
        changed: { ...set, ...('note' in set && { note: set.note !== null }) },
        write: async () => {
          await tx.update(BookingMatch, { bookingId: match.bookingId }, set);
          return size;
        },
      };
    });
  }

  /**
   * Replaces the link, and returns the path of the new one.
   * @throws DomainError NOT_FOUND, FORBIDDEN
   */
  renewLink(token: string, by: Caller): Promise<string> {
    return this.transactions.run(async (tx) => {
      const list = await this.locked(tx, token, by);
      const path = await this.links.renew(tx, list.record);
      await this.changes.apply(
        tx,
        list,
        { actor: by.reference, act: 'link' },
        async () => undefined,
      );
      return path;
    });
  }

  private async change(
    token: string,
    by: Caller,
    act: MatchAct['act'],
    plan: (tx: Tx, list: LockedMatchList) => Change | null,
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      const list = await this.locked(tx, token, by);
      refuseEnded(list.state, true);
      const change = plan(tx, list);
      if (!change) return;
      const { changed, write } = change;
      await this.changes.apply(tx, list, { actor: by.reference, act, changed }, write);
    });
  }

  private async locked(tx: Tx, token: string, by: Caller): Promise<LockedMatchList> {
    const list = await this.lists.lock(tx, token);
    await refuseOthers(tx, list, by);
    return list;
  }
}

/** Removes a person from a match. A row with a request to join stays, without an answer. */
async function removeRow(tx: Tx, { id, requestState }: ListedPerson): Promise<void> {
  if (requestState === null) await tx.delete(MatchPerson, { id });
  else await tx.update(MatchPerson, { id }, { answer: null, position: null, squadMemberId: null });
}

function personOf({ people }: LockedMatchList, id: string): ListedPerson {
  const person = people.find(({ reference }) => reference === id);
  if (!person) throw new DomainError('NOT_FOUND');
  return person;
}

const ORDER = `update match_people p set position = o.position
  from unnest($2::text[]) with ordinality as o(reference, position)
  where p.booking_id = $1 and p.reference = o.reference`;
