import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The ids that the demo gave in one table. */
@Entity('demo_rows')
@Check('demo_rows_order', 'to_id >= after_id')
export class DemoRows {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'demo_rows_pk' }) tableName: string;
  /** The highest id that was there before the demo. */
  @Column('bigint') afterId: number;
  /** The highest one that the demo gave; null while it is loaded. */
  @Column('bigint', { nullable: true }) toId: number | null;
}
