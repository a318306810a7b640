import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { PersonalRows } from '../../platform/personal-data/marks.ts';
import { Discussion } from './discussion.entity.ts';

/** A like of a thread; at most one per user and thread. */
@Entity('discussion_likes')
@Index('discussion_likes_of_user', ['userId'])
@PersonalRows({ where: 'user_id = :userId', deleted: true })
export class DiscussionLike {
  @ForeignKey(() => Discussion, { name: 'discussion_likes_discussion', onDelete: 'CASCADE' })
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'discussion_likes_pk' })
  discussionId: number;
  @ForeignKey('User', { name: 'discussion_likes_user', onDelete: 'CASCADE' })
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'discussion_likes_pk' })
  userId: number;
  @Column('timestamptz') createdAt: Date;
}
