import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A public thread. */
@Entity('discussions')
@Unique('discussions_reference', ['reference'])
@Check('discussions_title', `title <> ''`)
@Check('discussions_message', `message <> ''`)
@Index('discussions_last', { synchronize: false })
@Index('discussions_of_author', ['authorId'])
@Index('discussions_search', { synchronize: false })
export class Discussion {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'discussions_pk',
  })
  id: number;
  @Column('text') reference: string;
  @ForeignKey('User', { name: 'discussions_author' })
  @Column('bigint')
  authorId: number;
  @Column('text') title: string;
  @Column('text') message: string;
  /** References of the users that the post mentions. */
  @Column('text', { array: true, default: [] }) mentioned: string[];
  /** Whether the thread was posted in the name of the desk. */
  @Column('boolean', { default: false }) desk: boolean;
  /** Time of the last post. */
  @Column('timestamptz') lastAt: Date;
  /** When the thread was locked: it takes no more replies. */
  @Column('timestamptz', { nullable: true }) lockedAt: Date | null;
  @Column('text', { nullable: true }) lockedBy: string | null;
  /** When the thread was hidden: it is visible to staff only. */
  @Column('timestamptz', { nullable: true }) hiddenAt: Date | null;
  @Column('text', { nullable: true }) hiddenBy: string | null;
  @Column('text', { nullable: true }) hiddenReason: string | null;
  @Column('text', { default: '' }) search: string;
  @Column('timestamptz') createdAt: Date;
}
