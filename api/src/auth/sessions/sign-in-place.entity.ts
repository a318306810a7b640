import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Personal, PersonalRows } from '../../platform/personal-data/marks.ts';

/** An address or device from which an account signed in, as a keyed hash. */
@Entity('sign_in_places')
@PersonalRows({ where: 'user_id = :userId', deleted: true })
export class SignInPlace {
  @ForeignKey('User', { name: 'sign_in_places_user', onDelete: 'CASCADE' })
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'sign_in_places_pk' })
  userId: number;
  @Personal({ notExported: 'a secret' })
  @PrimaryColumn('text', { primaryKeyConstraintName: 'sign_in_places_pk' })
  hash: string;
  @Column('timestamptz') seenAt: Date;
}
