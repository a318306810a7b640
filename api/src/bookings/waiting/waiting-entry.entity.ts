import type { WaitingStatus } from '@five/shared/waiting/waiting.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Exported, NotPersonal, PersonalRows } from '../../platform/personal-data/marks.ts';

/** A waiting-list entry, and the slot that is offered to its customer. */
@Entity('waiting_entries')
@Unique('waiting_entries_reference', ['reference'])
@Check(
  'waiting_entries_period',
  `not isempty(period) and lower_inc(period) and not upper_inc(period)
    and upper(period) - lower(period) in (interval '1 hour', interval '2 hours')`,
)
@Check('waiting_entries_reach', 'reach @> period')
@Check(
  'waiting_entries_status',
  `status in ('waiting', 'offered', 'taken', 'declined', 'lapsed', 'left', 'over')`,
)
@Check(
  'waiting_entries_offer_whole',
  'num_nulls(offered_pitch_id, offered_period, offered_at, ' +
    'offer_ends_at, offer_ends_wall) in (0, 5)',
)
@Check(
  'waiting_entries_offered',
  `status not in ('offered', 'taken', 'declined', 'lapsed') or offered_period is not null`,
)
@Check('waiting_entries_offer_ends', 'offer_ends_wall <= lower(offered_period)')
@Check('waiting_entries_booking', `(status = 'taken') = (booking is not null)`)
@Check('waiting_entries_players', 'players between 6 and 14')
@Check('waiting_entries_squad', 'squad is null or players is not null')
@Index('waiting_entries_line', { synchronize: false })
@Index('waiting_entries_once', { synchronize: false })
@Index('waiting_entries_offers', ['offerEndsAt'], { where: `status = 'offered'` })
@Index('waiting_entries_customer_id', ['customerId'])
@Index('waiting_entries_day', ['openingDay'])
@PersonalRows({ where: 'customer_id = :customerId' })
export class WaitingEntry {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'waiting_entries_pk',
  })
  id: number;
  @Exported() @Column('text') reference: string;
  @Exported() @NotPersonal('code') @Column('text') status: WaitingStatus;
  @ForeignKey('Customer', { name: 'waiting_entries_customer' })
  @Column('bigint')
  customerId: number;
  /**
   * The requested period: the start and duration that the customer prefers. Other acceptable
   * periods lie within `reach`.
   */
  @Exported({ starts: 'lower(period)', ends: 'upper(period)' }) @Column('tsrange') period: string;
  /** Key of the requested pitch; null for any pitch. */
  @ForeignKey('Pitch', { name: 'waiting_entries_pitch' })
  @Exported({ pitch: '(select code from pitches where id = waiting_entries.pitch_id)' })
  @Column('bigint', { nullable: true })
  pitchId: number | null;
  @Exported() @Column('boolean') flexible: boolean;
  @Exported() @Column('boolean') otherLength: boolean;
  /** The acceptable period: from the earliest acceptable start to the latest acceptable end. */
  @Column('tsrange') reach: string;
  @Column('date') openingDay: string;
  @ForeignKey('Pitch', { name: 'waiting_entries_offered_pitch' })
  @Column('bigint', { nullable: true })
  offeredPitchId: number | null;
  @Exported({ offeredStart: 'lower(offered_period)' })
  @Column('tsrange', { nullable: true })
  offeredPeriod: string | null;
  @Column('timestamptz', { nullable: true }) offeredAt: Date | null;
  @Exported() @Column('timestamptz', { nullable: true }) offerEndsAt: Date | null;
  /** The end of the offer as wall time. */
  @Column('timestamp', { nullable: true }) offerEndsWall: string | null;
  /** Reference of the booking that took the offer. */
  @Exported() @NotPersonal('reference') @Column('text', { nullable: true }) booking: string | null;
  /** Reference of the squad that waits; the squad may be gone. */
  @Exported() @NotPersonal('reference') @Column('text', { nullable: true }) squad: string | null;
  /** Number of players, and of seats of the squad's match. */
  @Exported() @Column('int', { nullable: true }) players: number | null;
  /** Reference of the user that created the entry. */
  @NotPersonal('reference') @Column('text') createdBy: string;
  @Exported() @Column('timestamptz') createdAt: Date;
}
