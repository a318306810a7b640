import type { NoShowDisputeState } from '@five/shared/community/matches/reliability.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import {
  Exported,
  NotPersonal,
  Personal,
  PersonalRows,
} from '../../../platform/personal-data/marks.ts';
import { MatchPerson } from '../match-person.entity.ts';

/**
 * A dispute of a no-show: of a booking by its owner, or of a seat by its player. A no-show that is
 * recorded again after an accepted dispute can be disputed again.
 */
@Entity('no_show_disputes')
@Unique('no_show_disputes_reference', ['reference'])
@Check('no_show_disputes_state', `state in ('open', 'accepted', 'refused')`)
@Check('no_show_disputes_settled', `(state = 'open') = (settled_at is null)`)
@Check('no_show_disputes_refused', `state <> 'refused' or note is not null`)
@Index('no_show_disputes_once', ['bookingId'], {
  unique: true,
  where: `state <> 'accepted' and person_id is null`,
})
@Index('no_show_disputes_person_once', ['personId'], {
  unique: true,
  where: `state <> 'accepted'`,
})
@Index('no_show_disputes_of_booking', ['bookingId'])
@Index('no_show_disputes_open', ['createdAt'], { where: `state = 'open'` })
@PersonalRows({
  where:
    'person_id is null and booking_id in (select id from bookings ' +
    'where customer_id = :customerId) or person_id in (select id from match_people ' +
    'where customer_id = :customerId)',
  deleted: true,
})
export class NoShowDispute {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'no_show_disputes_pk',
  })
  id: number;
  @Exported() @Column('text') reference: string;
  @ForeignKey('Booking', { name: 'no_show_disputes_booking', onDelete: 'CASCADE' })
  @Exported({ booking: '(select reference from bookings where id = no_show_disputes.booking_id)' })
  @Column('bigint')
  bookingId: number;
  /** The person of the match whose seat is disputed; null for the whole booking. */
  @ForeignKey(() => MatchPerson, { name: 'no_show_disputes_person', onDelete: 'CASCADE' })
  @Column('bigint', { nullable: true })
  personId: number | null;
  /** The player's own words; null: none. */
  @Exported() @Personal({}) @Column('text', { nullable: true }) reason: string | null;
  @Exported()
  @NotPersonal('code')
  @Column('text', { default: 'open' })
  state: NoShowDisputeState;
  @Exported() @Column('timestamptz', { nullable: true }) settledAt: Date | null;
  @NotPersonal('reference') @Column('text', { nullable: true }) settledBy: string | null;
  /** Reason of the desk, which a refusal always has. */
  @Exported() @Personal({}) @Column('text', { nullable: true }) note: string | null;
  @Exported() @Column('timestamptz') createdAt: Date;
}
