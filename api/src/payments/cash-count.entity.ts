import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CashSession } from './cash-session.entity.ts';

/** What was counted of a drawer, beside what should have been there; rows are only ever added. */
@Entity('cash_counts')
@Index('cash_counts_session_id', ['cashSessionId'])
export class CashCount {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS', primaryKeyConstraintName: 'cash_counts_pk' }) id: number;
  @ForeignKey(() => CashSession, { name: 'cash_counts_session' })
  @Column('bigint') cashSessionId: number;
  /** Pieces by the centimes that one of them is worth. */
  @Column('jsonb') counted: Record<string, number>;
  @Column('int') countedCents: number;
  @Column('int') expectedCents: number;
  @Column('text') countedBy: string;
  @Column('timestamptz') countedAt: Date;
}
