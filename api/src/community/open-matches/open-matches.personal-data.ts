import { Injectable } from '@nestjs/common';
import type { EraseBlocker } from '@five/shared/auth/auth.contract';
import { PAYMENT_STATUS_SQL } from '../../bookings/booking-record.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { type Owner, PersonalData } from '../../users/personal-data.ts';
import { Groups } from '../chats/groups.ts';
import { AuthorPresenter } from '../author-presenter.ts';
import { MatchSeats } from './match-seats.ts';
import { type Locked, MatchStore } from './match-store.ts';
import { OpenMatchesEvents } from './open-matches.events.ts';
import { askEvents, namesOfOwner, namesOfPlayer } from './open-matches.mails.ts';

/**
 * Personal data in matches: a copy for the owner. An erasure deletes texts and requests; shares
 * remain as financial records.
 */
@Injectable()
export class OpenMatchesPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly groups: Groups,
    private readonly store: MatchStore,
    private readonly seats: MatchSeats,
    private readonly outbox: Outbox,
    private readonly events: OpenMatchesEvents,
    private readonly authors: AuthorPresenter,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {
    personalData.register('openMatches', (tx, { customerId }) => tx.query(OPENED, [customerId]));
    personalData.register('matchRequests', (tx, { userId }) => tx.query(ASKED, [userId]));
    personalData.registerBlock((tx, { customerId }) =>
      tx.query<EraseBlocker[]>(OPEN, [customerId, this.venueClock.now()]),
    );
    personalData.registerErasure((tx, owner) => this.erase(tx, owner));
    personalData.registerMerge(async (tx, { from, to }) => {
      await tx.query('update match_shares set customer_id = $2 where customer_id = $1', [
        from.id,
        to.id,
      ]);
    });
  }

  private async erase(tx: Tx, owner: Owner): Promise<void> {
    const { userId, customerId, reference } = owner;
    await tx.query(
      `update open_matches set message = null where booking_id in (select id from bookings
        where customer_id = $1)`,
      [customerId],
    );
    await this.forgetNames(tx, owner);
    // Locks in the same order as an answer to a request: the booking, its match, the conversation.
    const running = await tx.query<{ match: string }[]>(RUNNING, [userId]);
    for (const { match } of running) await this.leave(tx, await this.store.lock(tx, match), userId);
    const groups = await tx.query<{ id: number }[]>(
      `select c.id from chats c join chat_members m on m.chat_id = c.id where m.user_id = $1
        and c.kind = 'group' order by c.id`,
      [userId],
    );
    for (const { id } of groups) await this.groups.leave(tx, id, { userId, reference });
  }

  /** Removes the person's name from queued and sent messages. */
  private async forgetNames(tx: Tx, { userId, customerId }: Owner): Promise<void> {
    const rows = await tx.query<{ ask: string; isPlayer: boolean }[]>(NAMED, [userId, customerId]);
    const events = rows.flatMap(({ ask, isPlayer }) =>
      isPlayer ? namesOfPlayer(ask) : namesOfOwner(ask),
    );
    for (const prefix of events)
      await this.outbox.amendAll(tx, prefix, { from: this.authors.formerTexts() });
  }

  /**
   * The owner is notified of a place that becomes free before the start; an open request is
   * withdrawn.
   */
  private async leave(tx: Tx, locked: Locked, userId: number): Promise<void> {
    const ask = await this.seats.ofPlayer(tx, locked.match, userId);
    if (!ask) return;
    await tx.query(
      `update match_asks set state = case state when 'asked' then 'withdrawn'
        else 'left' end, decided_at = $2 where id = $1 and state in ('asked', 'accepted')`,
      [ask.id, this.clock.now()],
    );
    await tx.query(RELEASE, [ask.id, this.clock.now()]);
    if (ask.state === 'asked') await this.outbox.withdraw(tx, askEvents(ask.reference));
    else if (locked.timing.now < locked.timing.start && this.store.closureOf(locked) !== 'booking')
      await this.seats.notifyLeft(tx, locked, ask.reference, this.authors.formerTexts());
    await this.events.emit(tx, locked.match);
  }
}

const PAID =
  '(select coalesce(sum(p.amount_cents), 0)::int from payments p where p.share = s.reference)';
/**
 * What a player's place leaves open: `UNPAID`, a place of a played match that is not paid in full,
 * at most the amount due for the booking; `TO_REFUND`, money paid for a place of a cancelled or
 * expired booking.
 */
const UNPAID =
  `(s.released_at is null and a.state = 'accepted'
  and b.status in ('confirmed', ` +
  `'completed', 'no_show') and upper(b.period) <= $2::timestamp
  and s.amount_cents > ${PAID} and b.paid_cents < b.total_cents)`;
const TO_REFUND =
  `(${PAYMENT_STATUS_SQL} = 'to_refund' and b.status in ('expired', 'cancelled') and ` +
  `${PAID} > 0)`;
const OPEN = `select s.reference, case when ${UNPAID} then 'share' else 'shareRefund' end as kind,
    case when ${UNPAID} then least(s.amount_cents -
    ${PAID}, b.total_cents - b.paid_cents) else ${PAID} end as "amountCents"
  from match_shares s join match_asks a on a.id = s.ask_id join open_matches m on m.id = a.match_id
  join bookings b on b.id = m.booking_id
  where s.customer_id = $1 and (${UNPAID} or ${TO_REFUND}) order by s.id limit 20`;
const OPENED = `select m.reference, b.reference as booking, m.level, m.places, m.price_cents as
  "priceCents", m.message, m.closure, m.created_at as "createdAt"
  from open_matches m join bookings b on b.id = m.booking_id where b.customer_id = $1
  order by m.id`;
const ASKED = `select a.reference, m.reference as match, a.state, a.created_at as "createdAt",
  s.reference as share, s.amount_cents as "amountCents"
  from match_asks a join open_matches m on m.id = a.match_id left
  join match_shares s on s.ask_id = a.id where a.user_id = $1 order by a.id, s.id`;
const RUNNING = `select m.reference as match from match_asks a
  join open_matches m on m.id = a.match_id where a.user_id = $1 and a.state in ('asked', 'accepted')
  order by m.booking_id`;
const NAMED = `select a.reference as ask, a.user_id = $1 as "isPlayer" from match_asks a
  join open_matches m on m.id = a.match_id join bookings b on b.id = m.booking_id
  where a.user_id = $1 or b.customer_id = $2 order by a.id`;
/** Releases an unpaid place; a paid one stays taken without a name. */
const RELEASE = `update match_shares s set released_at = $2 where s.ask_id = $1
  and s.released_at is null
  and (select coalesce(sum(p.amount_cents), 0) from payments p where p.share = s.reference) = 0`;
