import type { JoinRequestState } from '@five/shared/community/community.codes';
import type { MatchAnswerCode, Team } from '@five/shared/community/matches/matches.codes';
import type { Locale } from '@five/shared/locales/locale';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import {
  Exported,
  NotPersonal,
  Personal,
  PersonalRows,
} from '../../platform/personal-data/marks.ts';
import { BookingMatch } from './booking-match.entity.ts';

/** SQL condition that a person of a match has a place in an open match. */
const HAS_PLACE =
  'exists (select from match_shares s where s.person_id = match_people.id and s.is_place ' +
  'and s.released_at is null)';

/**
 * The answer of a person to a match: of a customer with an account, of a guest that a cookie knows
 * again, or of a guest that the captain added by name. `position` orders those who come; whether it
 * is a seat or the bench follows from the size of the match. A request to join through the list of
 * open matches is part of the row (ADR `docs/adr/0057-one-row-for-each-player.md`).
 */
@Entity('match_people')
@Unique('match_people_reference', ['reference'])
@Unique('match_people_once', ['bookingId', 'customerId'])
@Unique('match_people_device', ['bookingId', 'deviceHash'])
@Unique('match_people_member_once', ['bookingId', 'squadMemberId'])
@Unique('match_people_order', ['bookingId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
@Check('match_people_answer', `answer in ('in', 'maybe', 'out')`)
@Check('match_people_position', 'position > 0')
@Check('match_people_team', `team in ('a', 'b')`)
@Check('match_people_level', 'level between 1 and 5')
@Check('match_people_goals', 'goals between 1 and 99')
@Check('match_people_vote_other', 'vote_id <> id')
@Check('match_people_name_length', 'char_length(name) <= 40')
@Check('match_people_placed', `coalesce(answer = 'in', false) = (position is not null)`)
@Check(
  'match_people_guest',
  'customer_id is null or name is null and phone is null and device_hash is null',
)
@Check('match_people_notify_locale', `notify_locale in ('fr', 'en', 'ar')`)
@Check('match_people_notified', 'notify_locale is null or phone is not null')
@Check('match_people_reminded', 'reminded_hours in (72, 24)')
@Unique('match_people_request', ['requestReference'])
@Check(
  'match_people_request_state',
  `request_state in ('asked', 'accepted', 'declined', 'withdrawn', 'left', 'removed', 'closed')`,
)
@Check(
  'match_people_requested',
  `(request_reference is null) = (request_state is null)
    and (request_reference is null) = (requested_at is null)`,
)
@Check(
  'match_people_decided',
  `(request_state is null or request_state = 'asked') = (decided_at is null)`,
)
@Check('match_people_account', 'request_state is null or customer_id is not null')
@Check('match_people_named', 'customer_id is not null or name is not null')
@Index('match_people_of_vote', ['voteId'], { where: 'vote_id is not null' })
@Index('match_people_of_customer', ['customerId'], { where: 'customer_id is not null' })
@Index('match_people_of_member', ['squadMemberId'], { where: 'squad_member_id is not null' })
@PersonalRows({
  // The answers of the person, and those of guests to the person's own matches.
  where:
    'customer_id = :customerId or customer_id is null and booking_id in ' +
    '(select id from bookings where customer_id = :customerId)',
  deleted: true,
  // A paid place stays taken after its player is erased.
  kept: HAS_PLACE,
})
export class MatchPerson {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'match_people_pk',
  })
  id: number;
  @Exported() @Column('text') reference: string;
  @ForeignKey(() => BookingMatch, { name: 'match_people_match', onDelete: 'CASCADE' })
  @Exported({ booking: '(select reference from bookings where id = match_people.booking_id)' })
  @Column('bigint')
  bookingId: number;
  @ForeignKey('Customer', { name: 'match_people_customer', onDelete: 'CASCADE' })
  @Column('bigint', { nullable: true })
  customerId: number | null;
  /** Name of a guest; null for a customer. */
  @Personal({ notExported: 'only guests without an account have it' })
  @Column('text', { nullable: true })
  name: string | null;
  @Personal({ notExported: 'only guests without an account have it' })
  @Column('text', { nullable: true })
  phone: string | null;
  /** Language of the messages that the guest wants on the number; null: none. */
  @NotPersonal('code') @Column('text', { nullable: true }) notifyLocale: Locale | null;
  /** Hash of the key in the guest's cookie. */
  @Personal({ notExported: 'only guests without an account have it' })
  @Column('bytea', { nullable: true })
  deviceHash: Buffer | null;
  /** Null for a person that has not answered. */
  @Exported()
  @NotPersonal('code')
  @Column('text', { nullable: true })
  answer: MatchAnswerCode | null;
  @Exported() @Column('int', { nullable: true }) position: number | null;
  /**
   * Team since the teams were made or set. It stays if the person loses the seat, so that only
   * people with a seat count.
   */
  @Exported() @NotPersonal('code') @Column('text', { nullable: true }) team: Team | null;
  /** Level that the captain gives to a person whose account has none. */
  @Exported() @Column('double precision', { nullable: true }) level: number | null;
  /** Whether the person plays in goal, from the captain; null: as the profile says. */
  @Exported() @Column('boolean', { nullable: true }) goalkeeper: boolean | null;
  /** Goals of the person, from the captain; null: unknown or none. */
  @Exported() @Column('int', { nullable: true }) goals: number | null;
  /** Vote of this person for the player of the match, another person of the same match. */
  @ForeignKey(() => MatchPerson, { name: 'match_people_vote', onDelete: 'SET NULL' })
  @Column('bigint', { nullable: true })
  voteId: number | null;
  /** Whether the person gave up a seat after the free cancellation of the booking ended. */
  @Exported() @Column('boolean', { default: false }) leftLate: boolean;
  /** When staff recorded that the person had a seat and stayed away; null: not recorded. */
  @Exported() @Column('timestamptz', { nullable: true }) noShowAt: Date | null;
  /** Instant of the present answer, or of the entry without one. */
  @Exported() @Column('timestamptz') since: Date;
  /** Request to join through the list of open matches; null: none. */
  @NotPersonal('reference') @Column('text', { nullable: true }) requestReference: string | null;
  @NotPersonal('code') @Column('text', { nullable: true }) requestState: JoinRequestState | null;
  @Column('timestamptz', { nullable: true }) requestedAt: Date | null;
  @Column('timestamptz', { nullable: true }) decidedAt: Date | null;
  @Exported() @Column('timestamptz') createdAt: Date;
  /** The member of the match's squad; null for other people. */
  @ForeignKey('SquadMember', { name: 'match_people_member', onDelete: 'SET NULL' })
  @Column('bigint', { nullable: true })
  squadMemberId: number | null;
  /** Hours before the match of the last reminder to answer; null: none was sent. */
  @Column('int', { nullable: true }) remindedHours: number | null;
}
