import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { User } from './user.entity.ts';

/** A customer record. `userId` is set if the customer has a login. */
@Entity('customers')
@Unique('customers_reference', ['reference'])
@Unique('customers_user_unique', ['userId'])
@Index('customers_phone', ['phone'])
@Index('customers_search', { synchronize: false })
export class Customer {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'customers_pk',
  })
  id: number;
  @Column('text') reference: string;
  @ForeignKey(() => User, { name: 'customers_user' })
  @Column('bigint', { nullable: true })
  userId: number | null;
  @Column('text') fullName: string;
  @Column('text', { nullable: true }) phone: string | null;
  @ForeignKey('Tariff', { name: 'customers_tariff' })
  @Column('bigint')
  tariffId: number;
  @Column('text', { nullable: true }) note: string | null;
  @Column('text', { default: '' }) search: string;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) erasedAt: Date | null;
}
