import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal, Personal, PersonalRows } from '../platform/personal-data/marks.ts';

/** Purpose of a one-time code or token. */
export type CodePurpose = 'verify' | 'reset' | 'reset_token' | 'email' | 'phone' | 'login';

/**
 * A stored code or token of a user for one purpose. There can be two: one requested at a new
 * location, and one requested at a known location. A location is a device or address; it is known
 * after a sign-in. Only hashes are stored.
 */
@Entity('codes')
@Unique('codes_one_live', ['userId', 'purpose', 'known'])
@Check('codes_purpose', `purpose in ('verify', 'reset', 'reset_token', 'email', 'phone', 'login')`)
@Check('codes_tries', 'tries between 0 and 5')
@Check('codes_known_tries', 'known_tries between 0 and 5')
@PersonalRows({ where: 'user_id = :userId', deleted: true })
export class Code {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'codes_pk',
  })
  id: number;
  @ForeignKey('User', { name: 'codes_user', onDelete: 'CASCADE' })
  @Column('bigint')
  userId: number;
  @NotPersonal('code') @Column('text') purpose: CodePurpose;
  @Personal({ notExported: 'a secret' }) @Column('text') hash: string;
  @Column('int', { default: 0 }) tries: number;
  @Column('boolean', { default: false }) known: boolean;
  /**
   * Number of attempts to enter this code at known locations of the account; `tries` counts the
   * attempts at other locations.
   */
  @Column('int', { default: 0 }) knownTries: number;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
}
