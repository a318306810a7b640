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
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS', primaryKeyConstraintName: 'discussions_pk' }) id: number;
  @Column('text') reference: string;
  @ForeignKey('User', { name: 'discussions_author' })
  @Column('bigint') authorId: number;
  @Column('text') title: string;
  @Column('text') message: string;
  /** References of those who are called by name in it. */
  @Column('text', { array: true, default: [] }) mentioned: string[];
  /** Said for the desk. */
  @Column('boolean', { default: false }) desk: boolean;
  /** When something was last said in it. */
  @Column('timestamptz') lastAt: Date;
  /** From then on nobody answers. */
  @Column('timestamptz', { nullable: true }) lockedAt: Date | null;
  @Column('text', { nullable: true }) lockedBy: string | null;
  /** From then on it is shown to nobody. */
  @Column('timestamptz', { nullable: true }) hiddenAt: Date | null;
  @Column('text', { nullable: true }) hiddenBy: string | null;
  @Column('text', { nullable: true }) hiddenReason: string | null;
  @Column('text', { default: '' }) search: string;
  @Column('timestamptz') createdAt: Date;
}
