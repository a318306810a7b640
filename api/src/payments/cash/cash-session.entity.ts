import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal, Personal } from '../../platform/personal-data/marks.ts';

/** A session of the cash drawer, from opening to final count; at most one session is open. */
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
  /** Opening day on which the drawer was opened. It does not change later. */
  @Column('date') day: string;
  @Column('timestamptz') openedAt: Date;
  @NotPersonal('reference') @Column('text') openedBy: string;
  /**
   * The float (starting amount) in centimes. Null if the first cash payment of the day opened the
   * drawer, until staff enter the float.
   */
  @Column('int', { nullable: true }) floatCents: number | null;
  @Column('timestamptz', { nullable: true }) countedAt: Date | null;
  @Column('timestamptz', { nullable: true }) closedAt: Date | null;
  @NotPersonal('reference') @Column('text', { nullable: true }) closedBy: string | null;
  /** Last count: number of coins or notes by their value in centimes. */
  @NotPersonal('technical')
  @Column('jsonb', { nullable: true })
  counted: Record<string, number> | null;
  @Column('int', { nullable: true }) countedCents: number | null;
  @Column('int', { nullable: true }) expectedCents: number | null;
  @Personal({ keep: 'financial record', notExported: 'a note of staff' })
  @Column('text', { nullable: true })
  differenceReason: string | null;
}
