import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Discussion } from './discussion.entity.ts';

/** A reply in a thread. */
@Entity('replies')
@Unique('replies_reference', ['reference'])
@Check('replies_message', `message <> ''`)
@Index('replies_of_discussion', ['discussionId', 'id'])
@Index('replies_of_author', ['authorId'])
export class Reply {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'replies_pk',
  })
  id: number;
  @Column('text') reference: string;
  @ForeignKey(() => Discussion, { name: 'replies_discussion', onDelete: 'CASCADE' })
  @Column('bigint')
  discussionId: number;
  @ForeignKey('User', { name: 'replies_author' })
  @Column('bigint')
  authorId: number;
  @Column('text') message: string;
  /** References of the users that the reply mentions. */
  @Column('text', { array: true, default: [] }) mentioned: string[];
  /** Whether the reply was posted in the name of the desk. */
  @Column('boolean', { default: false }) desk: boolean;
  @Column('timestamptz', { nullable: true }) hiddenAt: Date | null;
  @Column('text', { nullable: true }) hiddenBy: string | null;
  @Column('text', { nullable: true }) hiddenReason: string | null;
  @Column('timestamptz') createdAt: Date;
}
