import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Exported, Personal, PersonalRows } from '../../platform/personal-data/marks.ts';
import { User } from '../user.entity.ts';

/** A customer record. `userId` is set if the customer has a login. */
@Entity('customers')
@Unique('customers_reference', ['reference'])
@Unique('customers_user_unique', ['userId'])
@Index('customers_phone', ['phone'])
@Index('customers_search', { synchronize: false })
@PersonalRows({ where: 'id = :customerId' })
export class Customer {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'customers_pk',
  })
  id: number;
  @Exported() @Column('text') reference: string;
  @ForeignKey(() => User, { name: 'customers_user' })
  @Column('bigint', { nullable: true })
  userId: number | null;
  @Exported() @Personal({ erase: '' }) @Column('text') fullName: string;
  @Exported() @Personal({ erase: null }) @Column('text', { nullable: true }) phone: string | null;
  @ForeignKey('Tariff', { name: 'customers_tariff' })
  @Column('bigint')
  tariffId: number;
  @Personal({ erase: null, notExported: 'a note of staff' })
  @Column('text', { nullable: true })
  note: string | null;
  @Personal({ erase: '', notExported: 'derived from exported data' })
  @Column('text', { default: '' })
  search: string;
  @Exported() @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) erasedAt: Date | null;
}
