import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** What a code or token is good for. */
export type CodePurpose = 'verify' | 'reset' | 'reset_token' | 'email' | 'phone';

/** The one live code of a user for a purpose; only its hash is kept. */
@Entity('codes')
@Unique('codes_one_live', ['userId', 'purpose'])
@Check('codes_purpose', `purpose in ('verify', 'reset', 'reset_token', 'email', 'phone')`)
@Check('codes_tries', 'tries between 0 and 5')
export class Code {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS', primaryKeyConstraintName: 'codes_pk' }) id: number;
  @ForeignKey('User', { name: 'codes_user', onDelete: 'CASCADE' })
  @Column('bigint') userId: number;
  @Column('text') purpose: CodePurpose;
  @Column('text') hash: string;
  @Column('int', { default: 0 }) tries: number;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
}
