import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Personal, PersonalRows } from '../../platform/personal-data/marks.ts';

/**
 * The last access link of a staff account. A new link replaces the row. Only the keyed hash of the
 * token is stored.
 */
@Entity('access_links')
@Unique('access_links_token', ['tokenHash'])
@Index('access_links_created_by', ['createdBy'])
@Check('access_links_period', 'expires_at > created_at')
@Check('access_links_one_end', 'used_at is null or ended_at is null')
@PersonalRows({ where: 'user_id = :userId', deleted: true })
export class AccessLink {
  @ForeignKey('User', { name: 'access_links_user', onDelete: 'CASCADE' })
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'access_links_pk' })
  userId: number;
  @Personal({ notExported: 'a secret' }) @Column('text') tokenHash: string;
  @ForeignKey('User', { name: 'access_links_creator' })
  @Column('bigint')
  createdBy: number;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
  /** When an admin revoked the link, or a change of the account or of its creator ended it. */
  @Column('timestamptz', { nullable: true }) endedAt: Date | null;
}
