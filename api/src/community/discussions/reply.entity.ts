import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import {
  Exported,
  NotPersonal,
  Personal,
  PersonalRows,
} from '../../platform/personal-data/marks.ts';
import { Discussion } from './discussion.entity.ts';

/** A reply in a thread. */
@Entity('replies')
@Unique('replies_reference', ['reference'])
@Check('replies_message', `message <> ''`)
@Index('replies_of_discussion', ['discussionId', 'id'])
@Index('replies_of_author', ['authorId'])
@PersonalRows({ where: 'author_id = :userId' })
export class Reply {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'replies_pk',
  })
  id: number;
  @Exported() @Column('text') reference: string;
  @ForeignKey(() => Discussion, { name: 'replies_discussion', onDelete: 'CASCADE' })
  @Exported({
    discussion: '(select reference from discussions where id = replies.discussion_id)',
  })
  @Column('bigint')
  discussionId: number;
  @ForeignKey('User', { name: 'replies_author' })
  @Column('bigint')
  authorId: number;
  @Exported()
  @Personal({ keep: 'public post, without its author' })
  @Column('text')
  message: string;
  /** References of the users that the reply mentions. */
  @NotPersonal('reference') @Column('text', { array: true, default: [] }) mentioned: string[];
  /** Whether the reply was posted in the name of the desk. */
  @Column('boolean', { default: false }) desk: boolean;
  @Column('timestamptz', { nullable: true }) hiddenAt: Date | null;
  @NotPersonal('reference') @Column('text', { nullable: true }) hiddenBy: string | null;
  @Personal({ keep: 'moderation record', notExported: 'a note of staff' })
  @Column('text', { nullable: true })
  hiddenReason: string | null;
  @Exported() @Column('timestamptz') createdAt: Date;
}
