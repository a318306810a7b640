import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Personal, PersonalRows } from '../../platform/personal-data/marks.ts';

/** An unused recovery code, as a keyed hash; a used code is deleted. */
@Entity('recovery_codes')
@PersonalRows({ where: 'user_id = :userId', deleted: true })
export class RecoveryCode {
  @ForeignKey('User', { name: 'recovery_codes_user', onDelete: 'CASCADE' })
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'recovery_codes_pk' })
  userId: number;
  @Personal({ notExported: 'a secret' })
  @PrimaryColumn('text', { primaryKeyConstraintName: 'recovery_codes_pk' })
  hash: string;
}
