import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Exported, Personal, PersonalRows } from '../../platform/personal-data/marks.ts';

/** The session of a signed-in device; its reference is the token's claim `sid`. */
@Entity('sessions')
@Unique('sessions_reference', ['reference'])
@Index('sessions_user_live', ['userId'], { where: 'ended_at is null' })
@PersonalRows({ where: 'user_id = :userId' })
export class Session {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'sessions_pk',
  })
  id: number;
  @Exported() @Column('text') reference: string;
  @ForeignKey('User', { name: 'sessions_user', onDelete: 'CASCADE' })
  @Column('bigint')
  userId: number;
  @Exported() @Personal({ erase: null }) @Column('text', { nullable: true }) device: string | null;
  @Exported() @Column('timestamptz') createdAt: Date;
  @Exported('lastSeenAt') @Column('timestamptz') seenAt: Date;
  @Exported() @Column('timestamptz') expiresAt: Date;
  @Exported() @Column('timestamptz', { nullable: true }) endedAt: Date | null;
}
