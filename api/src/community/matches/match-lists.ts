import { Injectable } from '@nestjs/common';
import type { Level, Position } from '@five/shared/auth/auth.codes';
import type { MatchState } from '@five/shared/community/matches/matches.codes';
import {
  answerProblem,
  type Seating,
  seatingOf,
  usualSize,
} from '@five/shared/community/matches/matches.rules';
import { type BookingStatus, isUpcoming } from '@five/shared/bookings/bookings.codes';
import { BookingLocks, type LockedBooking } from '../../bookings/record/booking-locks.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../../platform/http/domain-error.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { BookingMatch } from './booking-match.entity.ts';
import { deviceHash, type GuestDevice } from './guest-cookie.ts';
import { MatchLinks } from './match-links.ts';
import { MatchPerson } from './match-person.entity.ts';
import { PAID } from './shares/shares.sql.ts';

/** A person of a match, with the login of a customer that has one. */
export interface ListedPerson extends Omit<MatchPerson, 'createdAt'> {
  /** Reference of the login; null for a guest and for an erased account. */
  user: string | null;
  /** Names of the login; null for a guest and for an erased account. */
  firstName: string | null;
  familyName: string | null;
  accountPhone: string | null;
  accountLevel: Level | null;
  accountPosition: Position | null;
  /** Whether the person has paid for a share. */
  hasPaid: boolean;
  /** Level after the results of the account; null: none has settled. */
  accountRating: number | null;
}

/** A match with its people. The rows of its booking and of the match are locked. */
export interface LockedMatchList extends LockedBooking {
  match: BookingMatch;
  people: ListedPerson[];
  state: MatchState;
}

/**
 * Locks and reads the lists of matches. The booking is locked first, so that a list does not change
 * while its booking is cancelled or moved.
 */
@Injectable()
export class MatchLists {
  constructor(
    private readonly links: MatchLinks,
    private readonly bookingLocks: BookingLocks,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks the match of a link.
   * @throws DomainError NOT_FOUND
   */
  async lock(tx: Tx, token: string): Promise<LockedMatchList> {
    const locked = await this.bookingLocks.lock(tx, this.links.bookingIn(token));
    if (!locked || !this.links.opens(token, locked.record)) throw new DomainError('NOT_FOUND');
    return this.ofBooking(tx, locked);
  }

  /** Locks the match of a locked booking, and stores its row if it has none. */
  async ofBooking(tx: Tx, locked: LockedBooking): Promise<LockedMatchList> {
    const { id, players } = locked.record;
    await tx.query(STORE, [id, usualSize(players), this.clock.now()]);
    const [match] = await tx.query<BookingMatch[]>(LOCK, [id]);
    if (!match) throw new Error(`no match of booking ${locked.record.reference}`);
    const people = await this.people(tx, id);
    return { ...locked, match, people, state: stateOf(locked.timing.status, match.closedAt) };
  }

  /** People of a locked booking's match; empty if it has none yet. */
  people(tx: Tx, bookingId: number): Promise<ListedPerson[]> {
    return tx.query<ListedPerson[]>(PEOPLE, [bookingId]);
  }
}

/** State of a match by the present state of its booking. */
export function stateOf(status: BookingStatus, closedAt: Date | null): MatchState {
  if (status === 'cancelled' || status === 'expired') return 'cancelled';
  if (!isUpcoming(status)) return 'over';
  return closedAt === null ? 'open' : 'closed';
}

/**
 * Refuses an answer to a match that takes none.
 * @throws DomainError MATCH_CANCELLED, MATCH_OVER, MATCH_LIST_CLOSED
 */
export function refuseEnded(state: MatchState, isCaptain: boolean): void {
  const problem = answerProblem(state, isCaptain);
  if (problem) throw codeRefused(problem);
}

/** The caller's own answer: that of the account, else that of the device. */
export function ownPersonOf(
  people: readonly ListedPerson[],
  bookingId: number,
  { caller, device }: { caller: Caller | undefined; device: GuestDevice },
): ListedPerson | undefined {
  const hash = deviceHash(device.key, bookingId);
  const ofAccount = caller && people.find(({ customerId }) => customerId === caller.customerId);
  return ofAccount ?? people.find((person) => person.deviceHash?.equals(hash));
}

/**
 * Whether the match shows a person. Who has only requested to join through the list of open matches
 * is shown to the captain there.
 */
export const isListed = ({
  answer,
  requestState,
  squadMemberId,
}: Pick<ListedPerson, 'answer' | 'requestState' | 'squadMemberId'>): boolean =>
  answer !== null || requestState === null || squadMemberId !== null;

/** References of those who have a seat and of those on the bench. */
export function seatingOfPeople(people: readonly ListedPerson[], size: number): Seating<string> {
  const { seats, bench } = seatingOf(people, size);
  const referenceOf = ({ reference }: ListedPerson) => reference;
  return { seats: seats.map(referenceOf), bench: bench.map(referenceOf) };
}

const STORE = `insert into booking_matches (booking_id, size, created_at) values ($1, $2, $3)
  on conflict on constraint booking_matches_pk do nothing`;
const LOCK = `select ${selectOf(BookingMatch, 'm')} from booking_matches m where m.booking_id = $1
  for update`;

/** SQL that reads the people of a match, in the order of their answers. */
export const PEOPLE = `select ${selectOf(MatchPerson, 'p')}, u.reference as user,
    u.first_name as "firstName", u.name as "familyName", u.phone as "accountPhone",
    u.player_level as "accountLevel", u.player_position as "accountPosition",
    u.player_rating as "accountRating",
    exists (select from match_shares s where s.person_id = p.id and s.released_at is null
      and ${PAID} > 0) as "hasPaid"
  from match_people p left join customers c on c.id = p.customer_id
  left join users u on u.id = c.user_id and u.erased_at is null
  where p.booking_id = $1 order by p.position, p.since, p.id`;
