import type { ReportKind, ReportState } from '@five/shared/community/community.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A report by a player. */
@Entity('community_reports')
@Unique('community_reports_reference', ['reference'])
@Unique('community_reports_once', ['subject', 'reporterId'])
@Check(
  'community_reports_kind',
  `kind in ('discussion', 'reply', 'message', 'player', 'open_match')`,
)
@Check('community_reports_state', `state in ('open', 'dismissed', 'upheld')`)
@Check('community_reports_settled', `(state = 'open') = (settled_at is null)`)
@Index('community_reports_open', ['createdAt'], { where: `state = 'open'` })
@Index('community_reports_of_author', ['authorId'])
@Index('community_reports_of_reporter', ['reporterId'])
export class CommunityReport {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'community_reports_pk',
  })
  id: number;
  @Column('text') reference: string;
  @Column('text') kind: ReportKind;
  /** Reference of the reported thread, reply, message, match or player, depending on `kind`. */
  @Column('text') subject: string;
  @ForeignKey('User', { name: 'community_reports_author' })
  @Column('bigint')
  authorId: number;
  @ForeignKey('User', { name: 'community_reports_reporter' })
  @Column('bigint')
  reporterId: number;
  @Column('text') reason: string;
  @Column('text', { default: 'open' }) state: ReportState;
  @Column('timestamptz', { nullable: true }) settledAt: Date | null;
  @Column('text', { nullable: true }) settledBy: string | null;
  @Column('text', { nullable: true }) note: string | null;
  @Column('text', { default: '' }) search: string;
  @Column('timestamptz') createdAt: Date;
}
