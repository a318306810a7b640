import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Personal, PersonalRows } from '../../platform/personal-data/marks.ts';

/**
 * The second factor of a staff account. The secrets are encrypted. A secret is pending until a code
 * of it was entered; it then replaces the confirmed secret.
 */
@Entity('second_factors')
@Check('second_factors_confirmed', '(secret_sealed is null) = (confirmed_at is null)')
@Check('second_factors_secret', 'secret_sealed is not null or pending_sealed is not null')
@PersonalRows({ where: 'user_id = :userId', deleted: true })
export class SecondFactor {
  @ForeignKey('User', { name: 'second_factors_user', onDelete: 'CASCADE' })
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'second_factors_pk' })
  userId: number;
  @Personal({ notExported: 'a secret' })
  @Column('bytea', { nullable: true })
  secretSealed: Buffer | null;
  @Personal({ notExported: 'a secret' })
  @Column('bytea', { nullable: true })
  pendingSealed: Buffer | null;
  /** Time step of the last accepted code; codes of this step and of earlier steps are refused. */
  @Column('bigint', { nullable: true }) lastStep: number | null;
  @Column('timestamptz', { nullable: true }) confirmedAt: Date | null;
}
