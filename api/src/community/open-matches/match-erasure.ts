import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import type { Owner } from '../../platform/personal-data/marked-rows.ts';
import { Groups } from '../chats/groups.ts';
import { MatchSeats } from './match-seats.ts';
import { type Locked, MatchStore } from './match-store.ts';
import { OpenMatchesEvents } from './open-matches.events.ts';
import { MatchNotifications } from './requests/match-notifications.ts';
import { REQUESTS } from './requests.sql.ts';

/**
 * Erases a person's data in open matches: removes names from messages, ends the requests to join,
 * and removes the person from the matches' conversations. Shares remain as financial records.
 */
@Injectable()
export class MatchErasure {
  constructor(
    private readonly groups: Groups,
    private readonly store: MatchStore,
    private readonly seats: MatchSeats,
    private readonly notifications: MatchNotifications,
    private readonly events: OpenMatchesEvents,
    private readonly clock: Clock,
  ) {}

  async erase(tx: Tx, owner: Owner): Promise<void> {
    const { userId, reference } = owner;
    await this.notifications.forgetNames(tx, owner);
    // Takes the locks in the same order as an answer to a request: the booking, its match, the
    // conversation.
    const running = await tx.query<{ match: string }[]>(RUNNING, [userId]);
    for (const { match } of running) await this.leave(tx, await this.store.lock(tx, match), userId);
    const groups = await tx.query<{ id: number }[]>(
      `select c.id from chats c join chat_members m on m.chat_id = c.id where m.user_id = $1
        and c.kind = 'group' order by c.id`,
      [userId],
    );
    for (const { id } of groups) await this.groups.leave(tx, id, { userId, reference });
  }

  /**
   * Removes a player whose account is being erased from a match. A request without an answer is
   * withdrawn, and an unpaid place is released. If the player had a place and the match has not
   * started, the owner is notified.
   */
  private async leave(tx: Tx, locked: Locked, userId: number): Promise<void> {
    const request = await this.seats.ofPlayer(tx, locked.match, userId);
    if (!request) return;
    await tx.query(
      `update match_people set request_state = case request_state when 'asked' then 'withdrawn'
        else 'left' end, decided_at = $2 where id = $1
        and request_state in ('asked', 'accepted')`,
      [request.id, this.clock.now()],
    );
    await tx.query(RELEASE, [request.id, this.clock.now()]);
    if (request.state === 'asked')
      await this.notifications.withdrawRequested(tx, request.reference);
    else if (locked.timing.now < locked.timing.start && this.store.closureOf(locked) !== 'booking')
      await this.notifications.leftErased(tx, locked, request);
    await this.events.emit(tx, locked.match);
  }
}

const RUNNING = `select m.reference as match from ${REQUESTS} a
  join open_matches m on m.id = a.match_id where a.user_id = $1 and a.state in ('asked', 'accepted')
  order by m.booking_id`;
/**
 * SQL that releases a player's place if nothing is paid for it. A paid place remains taken, but the
 * erased player's name is no longer shown.
 */
const RELEASE = `update match_shares s set released_at = $2 where s.person_id = $1 and s.is_place
  and s.released_at is null
  and (select coalesce(sum(p.amount_cents), 0) from payments p where p.share = s.reference) = 0`;
