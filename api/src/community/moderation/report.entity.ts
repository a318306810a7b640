import type { ReportKind, ReportState } from '@five/shared/community/community.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import {
  Exported,
  NotPersonal,
  Personal,
  PersonalRows,
} from '../../platform/personal-data/marks.ts';

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
@PersonalRows({ where: 'reporter_id = :userId' })
export class CommunityReport {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'community_reports_pk',
  })
  id: number;
  @Exported() @Column('text') reference: string;
  @Exported() @NotPersonal('code') @Column('text') kind: ReportKind;
  /** Reference of the reported thread, reply, message, match or player, depending on `kind`. */
  @Exported() @NotPersonal('reference') @Column('text') subject: string;
  @ForeignKey('User', { name: 'community_reports_author' })
  @Column('bigint')
  authorId: number;
  @ForeignKey('User', { name: 'community_reports_reporter' })
  @Column('bigint')
  reporterId: number;
  @Exported() @Personal({ keep: 'moderation record' }) @Column('text') reason: string;
  @NotPersonal('code') @Column('text', { default: 'open' }) state: ReportState;
  @Column('timestamptz', { nullable: true }) settledAt: Date | null;
  @NotPersonal('reference') @Column('text', { nullable: true }) settledBy: string | null;
  @Personal({ keep: 'moderation record', notExported: 'a note of staff' })
  @Column('text', { nullable: true })
  note: string | null;
  @Personal({ keep: 'moderation record', notExported: 'derived from exported data' })
  @Column('text', { default: '' })
  search: string;
  @Exported() @Column('timestamptz') createdAt: Date;
}
