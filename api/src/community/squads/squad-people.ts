import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { newReference } from '../../platform/references.ts';
import { insertRowsOf, rowsOf } from '../../platform/rows/columns.ts';
import { MatchPagesEvents } from '../matches/match-pages.events.ts';
import { MatchPerson } from '../matches/match-person.entity.ts';
import type { SquadMember } from './squad-member.entity.ts';
import type { LockedSquad } from './squad-store.ts';

/** A booking with a match of the squad. */
interface SquadBooking {
  id: number;
  reference: string;
}

/**
 * Lists the members of a squad in its matches, without an answer. The squad is locked, so that a
 * member that joins is listed in every match, and a match that opens lists every member.
 */
@Injectable()
export class SquadPeople {
  constructor(
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
    private readonly events: MatchPagesEvents,
  ) {}

  /** Opens the matches of these bookings for a squad, with all its members. */
  async open(tx: Tx, { squad, members }: LockedSquad, bookings: readonly string[]): Promise<void> {
    const now = this.clock.now();
    const opened = await tx.query<SquadBooking[]>(OPEN, [bookings, squad.id, squad.size, now]);
    const ids = opened.map(({ id }) => id);
    await tx.query(LEAVE_OTHERS, [ids, squad.id]);
    await tx.query(APART_FROM_OTHERS, [ids, squad.id]);
    await this.list(tx, opened, members);
  }

  /** Lists a new member in the upcoming matches of the squad. */
  async join(tx: Tx, member: SquadMember): Promise<void> {
    await this.list(tx, await this.ahead(tx, member.squadId), [member]);
  }

  /** Removes a member that has not answered from the matches of the squad. */
  async leave(tx: Tx, { id, squadId }: SquadMember): Promise<void> {
    await tx.query(REMOVE_UNANSWERED, [[id]]);
    this.emit(tx, await this.ahead(tx, squadId));
  }

  /** Removes all members that have not answered, before the squad is deleted. */
  async close(tx: Tx, { squad, members }: LockedSquad): Promise<void> {
    const ahead = await this.ahead(tx, squad.id);
    await tx.query(REMOVE_UNANSWERED, [members.map(({ id }) => id)]);
    this.emit(tx, ahead);
  }

  /** Gives the places of a guest to the account of the same person, and lists the account. */
  async claim(tx: Tx, guest: SquadMember, customerId: number): Promise<void> {
    await tx.query(LEAVE_TWICE, [guest.id, customerId]);
    await tx.query(CLAIM, [guest.id, customerId]);
    await tx.query(APART, [guest.id]);
    await this.join(tx, { ...guest, customerId, name: null, phone: null });
  }

  private async list(
    tx: Tx,
    bookings: readonly SquadBooking[],
    members: readonly SquadMember[],
  ): Promise<void> {
    const now = this.clock.now().toISOString();
    const rows = bookings.flatMap((booking) =>
      members.map(({ id, customerId, name, phone }) => ({
        reference: newReference('MP'),
        bookingId: booking.id,
        squadMemberId: id,
        customerId,
        name,
        phone,
        since: now as unknown as Date,
        createdAt: now as unknown as Date,
      })),
    );
    await tx.query(KNOWN, [bookings.map(({ id }) => id), members.map(({ id }) => id)]);
    await tx.query(LIST, [JSON.stringify(rowsOf(MatchPerson, rows))]);
    this.emit(tx, bookings);
  }

  private ahead(tx: Tx, squadId: number): Promise<SquadBooking[]> {
    return tx.query<SquadBooking[]>(AHEAD, [squadId, this.venueClock.now()]);
  }

  private emit(tx: Tx, bookings: readonly SquadBooking[]): void {
    for (const booking of bookings) this.events.emit(tx, booking);
  }
}

const OPEN = `with opened as (
    insert into booking_matches (booking_id, size, created_at, squad_id)
    select b.id, $3::int, $4::timestamptz, $2::bigint from bookings b
    where b.reference = any($1) order by b.id
    on conflict on constraint booking_matches_pk do update set squad_id = excluded.squad_id
    returning booking_id)
  select b.id, b.reference from bookings b join opened o on o.booking_id = b.id order by b.id`;
/** Removes members of another squad that have not answered. */
const LEAVE_OTHERS = `delete from match_people p where p.booking_id = any($1) and p.answer is null
  and p.request_state is null and p.squad_member_id not in (
    select id from squad_members where squad_id = $2)`;
/** Members of another squad that have answered, or request to join, stay as other people. */
const APART_FROM_OTHERS = `update match_people p set squad_member_id = null
  where p.booking_id = any($1) and p.squad_member_id not in (
    select id from squad_members where squad_id = $2)`;
/** Marks people that are in the match already as members. */
const KNOWN = `update match_people p set squad_member_id = m.id from squad_members m
  where p.booking_id = any($1) and m.id = any($2) and p.customer_id = m.customer_id`;
const LIST = `${insertRowsOf(
  MatchPerson,
  ['reference', 'bookingId', 'squadMemberId', 'customerId', 'name', 'phone', 'since', 'createdAt'],
  '$1',
)} where not exists (select from match_people p where p.booking_id = l.booking_id
  and p.squad_member_id = l.squad_member_id) order by l.squad_member_id
  on conflict on constraint match_people_once do nothing`;
const REMOVE_UNANSWERED = `delete from match_people where squad_member_id = any($1)
  and answer is null and request_state is null`;
const LEAVE_TWICE = `delete from match_people p where p.squad_member_id = $1 and p.answer is null
  and exists (select from match_people o where o.booking_id = p.booking_id
  and o.customer_id = $2)`;
const CLAIM = `update match_people p set customer_id = $2, name = null, phone = null,
    device_hash = null
  where p.squad_member_id = $1 and not exists (select from match_people o
  where o.booking_id = p.booking_id and o.customer_id = $2)`;
/** A guest whose account has an answer of its own is no member any more. */
const APART = `update match_people set squad_member_id = null where squad_member_id = $1
  and customer_id is null`;
/** Matches of a squad that have not ended; $2 is the venue's wall time. */
const AHEAD = `select b.id, b.reference from booking_matches m
  join bookings b on b.id = m.booking_id
  where m.squad_id = $1 and b.status in ('pending', 'confirmed')
  and upper(b.period) > $2::timestamp order by b.id`;
