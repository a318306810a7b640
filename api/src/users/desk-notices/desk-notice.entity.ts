import type { DeskNoticeTemplate, DeskNoticeWay } from '@five/shared/desk/desk-notices.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal, Personal, PersonalRows } from '../../platform/personal-data/marks.ts';

/**
 * A message to a customer that no configured channel reaches, or to a guest of a match that no
 * channel delivered, until staff have passed it on.
 */
@Entity('desk_notices')
@Unique('desk_notices_reference', ['reference'])
@Unique('desk_notices_once', ['event'])
@Check(
  'desk_notices_template',
  `template in ('bookingMoved', 'bookingCancelledByVenue', 'bookingExpired',
    'seriesCancelledByVenue', 'seriesExpired', 'waitingOffered', 'matchSeatCancelled',
    'matchSeatMoved', 'matchSeatGained', 'matchSeatLost')`,
)
@Check('desk_notices_recipient', 'num_nonnulls(customer_id, guest) = 1')
@Check('desk_notices_way', `done_way in ('whatsapp', 'call', 'desk')`)
@Check('desk_notices_done', `num_nulls(done_at, done_by, done_way) in (0, 3)`)
@Index('desk_notices_of_customer', ['customerId'])
@Index('desk_notices_of_guest', ['guest'], { where: 'guest is not null' })
@Index('desk_notices_open', ['dueAt'], { where: 'done_at is null and withdrawn_at is null' })
@PersonalRows({ where: 'customer_id = :customerId', deleted: true })
export class DeskNotice {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'desk_notices_pk',
  })
  id: number;
  @Column('text') reference: string;
  @NotPersonal('reference') @Column({ type: 'text', collation: 'C' }) event: string;
  @ForeignKey('Customer', { name: 'desk_notices_customer' })
  @Column('bigint', { nullable: true })
  customerId: number | null;
  /** Reference of a person of a match. */
  @ForeignKey('MatchPerson', 'reference', { name: 'desk_notices_guest', onDelete: 'CASCADE' })
  @NotPersonal('reference')
  @Column('text', { nullable: true })
  guest: string | null;
  @NotPersonal('code') @Column('text') template: DeskNoticeTemplate;
  @Personal({ notExported: 'derived from exported data' })
  @Column('jsonb')
  parameters: Record<string, unknown>;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') dueAt: Date;
  @Column('timestamptz', { nullable: true }) until: Date | null;
  @Column('timestamptz', { nullable: true }) withdrawnAt: Date | null;
  @Column('timestamptz', { nullable: true }) doneAt: Date | null;
  @NotPersonal('reference') @Column('text', { nullable: true }) doneBy: string | null;
  @NotPersonal('code') @Column('text', { nullable: true }) doneWay: DeskNoticeWay | null;
}
