import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { PersonalRows } from '../../platform/personal-data/marks.ts';
import { Reply } from './reply.entity.ts';

/** A like of a reply; at most one per user and reply. */
@Entity('reply_likes')
@Index('reply_likes_of_user', ['userId'])
@PersonalRows({ where: 'user_id = :userId', deleted: true })
export class ReplyLike {
  @ForeignKey(() => Reply, { name: 'reply_likes_reply', onDelete: 'CASCADE' })
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'reply_likes_pk' })
  replyId: number;
  @ForeignKey('User', { name: 'reply_likes_user', onDelete: 'CASCADE' })
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'reply_likes_pk' })
  userId: number;
  @Column('timestamptz') createdAt: Date;
}
