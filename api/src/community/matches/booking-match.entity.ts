import type { ResultState, TeamReason } from '@five/shared/community/matches/matches.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import {
  Exported,
  NotPersonal,
  Personal,
  PersonalRows,
} from '../../platform/personal-data/marks.ts';

/** What the captain has set for the match of a booking. The row is stored at first need. */
@Entity('booking_matches')
@Check('booking_matches_size', 'size between 6 and 14')
@Check('booking_matches_note', 'char_length(note) <= 200')
@Check(
  'booking_matches_teams_why',
  `teams_why in ('equal', 'closest', 'goalkeepers', 'mixed', 'captain')`,
)
@Check('booking_matches_teams_difference', 'teams_difference >= 0')
@Check('booking_matches_teams_players', 'teams_players between 2 and 14')
@Check(
  'booking_matches_teams',
  '(teams_why is null) = (teams_players is null) and ' +
    '(teams_why is null) = (teams_difference is null)',
)
@Check('booking_matches_goals_a', 'goals_a between 0 and 99')
@Check('booking_matches_goals_b', 'goals_b between 0 and 99')
@Check(
  'booking_matches_result_state',
  `result_state in ('entered', 'disputed', 'corrected', 'settled')`,
)
@Check(
  'booking_matches_result',
  '(result_state is null) = (goals_a is null) and (result_state is null) = (goals_b is null) ' +
    'and (result_state is null or teams_why is not null)',
)
@Check(
  'booking_matches_dispute',
  `disputed_at is not null or result_state is null or result_state in ('entered', 'settled')`,
)
@Index('booking_matches_unsettled', ['bookingId'], {
  where: `result_state in ('entered', 'corrected')`,
})
@Index('booking_matches_of_squad', ['squadId'], { where: 'squad_id is not null' })
@PersonalRows({
  where: 'booking_id in (select id from bookings where customer_id = :customerId)',
})
export class BookingMatch {
  @ForeignKey('Booking', { name: 'booking_matches_booking', onDelete: 'CASCADE' })
  @Exported({ booking: '(select reference from bookings where id = booking_matches.booking_id)' })
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'booking_matches_pk' })
  bookingId: number;
  @Exported() @Column('int') size: number;
  @Exported() @Column('timestamptz', { nullable: true }) closedAt: Date | null;
  @Exported() @Personal({ erase: null }) @Column('text', { nullable: true }) note: string | null;
  /** Reason for the teams when they were made or set; null: no teams. */
  @NotPersonal('code') @Column('text', { nullable: true }) teamsWhy: TeamReason | null;
  /** Difference between the sums of levels then. */
  @Column('double precision', { nullable: true }) teamsDifference: number | null;
  /** Number of people with a seat then. */
  @Column('int', { nullable: true }) teamsPlayers: number | null;
  /** Since when each seat is to pay its share; null: shares are off. */
  @Exported() @Column('timestamptz', { nullable: true }) sharesAskedAt: Date | null;
  @Exported() @Column('int', { nullable: true }) goalsA: number | null;
  @Exported() @Column('int', { nullable: true }) goalsB: number | null;
  /** State of the result; null: no result. */
  @NotPersonal('code') @Column('text', { nullable: true }) resultState: ResultState | null;
  /** Instant of the dispute, of which a match has one at most. */
  @Column('timestamptz', { nullable: true }) disputedAt: Date | null;
  @Exported() @Column('timestamptz') createdAt: Date;
  /** The squad whose members the match lists; null: none. */
  @ForeignKey('Squad', { name: 'booking_matches_squad', onDelete: 'SET NULL' })
  @Exported({ squad: '(select reference from squads where id = booking_matches.squad_id)' })
  @Column('bigint', { nullable: true })
  squadId: number | null;
}
