import { Injectable } from '@nestjs/common';
import { levelAfter } from '@five/shared/community/matches/levels.rules';
import { seatingOf } from '@five/shared/community/matches/matches.rules';
import { RESULT_DAYS } from '@five/shared/community/matches/results.rules';
import { TEAMS } from '@five/shared/community/matches/matches.codes';
import { addMinutes } from '@five/shared/time/wall-time';
import { BookingLocks } from '../../../bookings/record/booking-locks.ts';
import { VenueClock } from '../../../platform/clock/venue-clock.ts';
import { type Tx, Transactions } from '../../../platform/database/transactions.ts';
import { type PlayerRating, PlayerRatings } from '../../../users/player-ratings.ts';
import { BookingMatch } from '../booking-match.entity.ts';
import { MatchListChanges } from '../match-list-changes.ts';
import { type ListedPerson, type LockedMatchList, MatchLists } from '../match-lists.ts';
import { levelsOf } from '../teams/team-levels.ts';

const DAY_MINUTES = 24 * 60;

/**
 * Settles results that count: seven days after the match they change the levels of the players with
 * an account, and are final. The state of the result, which is read under the lock of the match,
 * lets one process settle it once.
 */
@Injectable()
export class ResultSettlements {
  constructor(
    private readonly transactions: Transactions,
    private readonly bookingLocks: BookingLocks,
    private readonly lists: MatchLists,
    private readonly changes: MatchListChanges,
    private readonly ratings: PlayerRatings,
    private readonly venueClock: VenueClock,
  ) {}

  /** Settles all results that are due. Returns the number of results that were due. */
  async settleDue(): Promise<number> {
    const end = addMinutes(this.venueClock.now(), -RESULT_DAYS * DAY_MINUTES);
    const due = await this.transactions.run((tx) => tx.query<{ reference: string }[]>(DUE, [end]));
    for (const { reference } of due)
      await this.transactions.run((tx) => this.settle(tx, reference));
    return due.length;
  }

  private async settle(tx: Tx, reference: string): Promise<void> {
    const accounts = await tx.query<{ id: number }[]>(ACCOUNTS, [reference]);
    await tx.query(LOCK_ACCOUNTS, [accounts.map(({ id }) => id)]);
    const locked = await this.bookingLocks.lock(tx, reference);
    if (!locked) return;
    const list = await this.lists.ofBooking(tx, locked);
    const { resultState } = list.match;
    if (resultState !== 'entered' && resultState !== 'corrected') return;
    const levels = newLevelsOf(list);
    const changed = { accounts: levels.length };
    await this.changes.apply(tx, list, { actor: null, act: 'settle', changed }, async () => {
      await this.ratings.set(tx, levels);
      await tx.update(
        BookingMatch,
        { bookingId: list.match.bookingId },
        { resultState: 'settled' },
      );
    });
  }
}

/** The levels of the accounts that played, after the result. */
function newLevelsOf({ people, match }: LockedMatchList): PlayerRating[] {
  const { goalsA, goalsB } = match;
  if (goalsA === null || goalsB === null) return [];
  const { seats } = seatingOf(people, match.size);
  const [a, b] = TEAMS.map((team) => seats.filter((person) => person.team === team));
  if (!a || !b) return [];
  const [levelA, levelB] = [averageOf(a), averageOf(b)];
  return [
    ...changedLevels(a, { own: levelA, other: levelB, goals: goalsA, goalsAgainst: goalsB }),
    ...changedLevels(b, { own: levelB, other: levelA, goals: goalsB, goalsAgainst: goalsA }),
  ];
}

function changedLevels(
  team: readonly ListedPerson[],
  result: Parameters<typeof levelAfter>[1],
): PlayerRating[] {
  const levels = levelsOf(team);
  return team.flatMap(({ user }, index) =>
    user === null ? [] : [{ user, level: levelAfter(levels[index]?.level ?? 0, result) }],
  );
}

const averageOf = (team: readonly ListedPerson[]): number =>
  levelsOf(team).reduce((sum, { level }) => sum + level, 0) / Math.max(1, team.length);

const DUE = `select b.reference from booking_matches m join bookings b on b.id = m.booking_id
  where m.result_state in ('entered', 'corrected') and upper(b.period) <= $1::timestamp
    and b.status not in ('cancelled', 'expired', 'no_show') order by b.id limit 200`;
const ACCOUNTS = `select c.user_id as id from customers c
  join match_people p on p.customer_id = c.id join bookings b on b.id = p.booking_id
  where b.reference = $1 and c.user_id is not null`;
/** Logins are locked before bookings. */
const LOCK_ACCOUNTS = 'select from users where id = any($1) order by id for update';
