import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal, Personal } from '../../platform/personal-data/marks.ts';
import { CashSession } from './cash-session.entity.ts';

/**
 * Cash put into or taken out of the drawer without a payment. Rows are only inserted, never
 * changed.
 */
@Entity('cash_movements')
@Unique('cash_movements_reference', ['reference'])
@Check('cash_movements_amount', 'amount_cents <> 0')
@Index('cash_movements_session_id', ['cashSessionId'])
export class CashMovement {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'cash_movements_pk',
  })
  id: number;
  @Column('text') reference: string;
  @ForeignKey(() => CashSession, { name: 'cash_movements_session' })
  @Column('bigint')
  cashSessionId: number;
  @Column('int') amountCents: number;
  @Personal({ keep: 'financial record', notExported: 'a note of staff' })
  @Column('text')
  reason: string;
  @NotPersonal('reference') @Column('text') madeBy: string;
  @Column('timestamptz') madeAt: Date;
}
