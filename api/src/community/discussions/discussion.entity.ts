import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import {
  Exported,
  NotPersonal,
  Personal,
  PersonalRows,
} from '../../platform/personal-data/marks.ts';

/** A public thread. */
@Entity('discussions')
@Unique('discussions_reference', ['reference'])
@Check('discussions_title', `title <> ''`)
@Check('discussions_message', `message <> ''`)
@Index('discussions_last', { synchronize: false })
@Index('discussions_of_author', ['authorId'])
@Index('discussions_search', { synchronize: false })
@PersonalRows({ where: 'author_id = :userId' })
export class Discussion {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'discussions_pk',
  })
  id: number;
  @Exported() @Column('text') reference: string;
  @ForeignKey('User', { name: 'discussions_author' })
  @Column('bigint')
  authorId: number;
  @Exported() @Personal({ keep: 'public post, without its author' }) @Column('text') title: string;
  @Exported()
  @Personal({ keep: 'public post, without its author' })
  @Column('text')
  message: string;
  /** References of the users that the post mentions. */
  @NotPersonal('reference') @Column('text', { array: true, default: [] }) mentioned: string[];
  /** Whether the thread was posted in the name of the desk. */
  @Column('boolean', { default: false }) desk: boolean;
  /** Time of the last post. */
  @Column('timestamptz') lastAt: Date;
  /** When the thread was locked: it takes no more replies. */
  @Column('timestamptz', { nullable: true }) lockedAt: Date | null;
  @NotPersonal('reference') @Column('text', { nullable: true }) lockedBy: string | null;
  /** When the thread was hidden: it is visible to staff only. */
  @Column('timestamptz', { nullable: true }) hiddenAt: Date | null;
  @NotPersonal('reference') @Column('text', { nullable: true }) hiddenBy: string | null;
  @Personal({ keep: 'moderation record', notExported: 'a note of staff' })
  @Column('text', { nullable: true })
  hiddenReason: string | null;
  @Personal({ keep: 'public post, without its author', notExported: 'derived from exported data' })
  @Column('text', { default: '' })
  search: string;
  @Exported() @Column('timestamptz') createdAt: Date;
}
