import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** An address or a device from which an account signed in; what is kept of it is a keyed hash. */
@Entity('sign_in_places')
export class SignInPlace {
  @ForeignKey('User', { name: 'sign_in_places_user', onDelete: 'CASCADE' })
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'sign_in_places_pk' }) userId: number;
  @PrimaryColumn('text', { primaryKeyConstraintName: 'sign_in_places_pk' }) hash: string;
  @Column('timestamptz') seenAt: Date;
}
