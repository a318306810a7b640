import type { BankFormat } from '@five/shared/payments/bank/bank.contract';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal } from '../platform/personal-data/marks.ts';

/** The format of a bank's statements, stored for later imports. */
@Entity('bank_profiles')
@Unique('bank_profiles_reference', ['reference'])
export class BankProfile {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'bank_profiles_pk',
  })
  id: number;
  @Column('text') reference: string;
  @NotPersonal('venue') @Column('text') name: string;
  @NotPersonal('venue') @Column('text') account: string;
  @NotPersonal('venue') @Column('jsonb') format: BankFormat;
  @NotPersonal('venue') @Column('text', { default: '' }) search: string;
  @Column('timestamptz') createdAt: Date;
}
