import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** The session of a signed-in device; its reference is the token's claim `sid`. */
@Entity('sessions')
@Unique('sessions_reference', ['reference'])
@Index('sessions_user_live', ['userId'], { where: 'ended_at is null' })
export class Session {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'sessions_pk',
  })
  id: number;
  @Column('text') reference: string;
  @ForeignKey('User', { name: 'sessions_user', onDelete: 'CASCADE' })
  @Column('bigint')
  userId: number;
  @Column('text', { nullable: true }) device: string | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') seenAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) endedAt: Date | null;
}
