import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { NotPersonal } from '../../platform/personal-data/marks.ts';
import { CashSession } from './cash-session.entity.ts';

/**
 * One count of the cash in a drawer, with the amount that was expected at the time of the count.
 * Rows are only inserted, never changed.
 */
@Entity('cash_counts')
@Index('cash_counts_session_id', ['cashSessionId'])
export class CashCount {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'cash_counts_pk',
  })
  id: number;
  @ForeignKey(() => CashSession, { name: 'cash_counts_session' })
  @Column('bigint')
  cashSessionId: number;
  /** Number of coins or notes by their value in centimes. */
  @NotPersonal('technical') @Column('jsonb') counted: Record<string, number>;
  @Column('int') countedCents: number;
  @Column('int') expectedCents: number;
  @NotPersonal('reference') @Column('text') countedBy: string;
  @Column('timestamptz') countedAt: Date;
}
