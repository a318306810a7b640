import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** The cash drawer from its opening to its count; at most one is open. */
@Entity('cash_sessions')
@Unique('cash_sessions_reference', ['reference'])
@Unique('cash_sessions_day', ['id', 'day'])
@Check('cash_sessions_float', 'float_cents >= 0')
@Check(
  'cash_sessions_counted',
  `(counted_at is null) = (counted is null) and (counted is null) = (counted_cents is null)
    and (counted is null) = (expected_cents is null)`,
)
@Check(
  'cash_sessions_closed',
  `(closed_at is null) = (closed_by is null) and (closed_at is null or (counted_at is not null
    and float_cents is not null))`,
)
@Check(
  'cash_sessions_difference',
  'closed_at is null or counted_cents = expected_cents or difference_reason is not null',
)
export class CashSession {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'cash_sessions_pk',
  })
  id: number;
  @Column('text') reference: string;
  /** Opening day on which the drawer was opened, fixed at that time. */
  @Column('date') day: string;
  @Column('timestamptz') openedAt: Date;
  @Column('text') openedBy: string;
  /** Null if the first cash payment of the day opened the drawer; the float is counted later. */
  @Column('int', { nullable: true }) floatCents: number | null;
  @Column('timestamptz', { nullable: true }) countedAt: Date | null;
  @Column('timestamptz', { nullable: true }) closedAt: Date | null;
  @Column('text', { nullable: true }) closedBy: string | null;
  /** Last count: number of pieces by their value in centimes. */
  @Column('jsonb', { nullable: true }) counted: Record<string, number> | null;
  @Column('int', { nullable: true }) countedCents: number | null;
  @Column('int', { nullable: true }) expectedCents: number | null;
  @Column('text', { nullable: true }) differenceReason: string | null;
}
