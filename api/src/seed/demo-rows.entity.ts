import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Ids that the demo used in one table. */
@Entity('demo_rows')
@Check('demo_rows_order', 'to_id >= after_id')
export class DemoRows {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'demo_rows_pk' }) tableName: string;
  /** The highest id before the demo. */
  @Column('bigint') afterId: number;
  /** The highest id of the demo; null while it is loaded. */
  @Column('bigint', { nullable: true }) toId: number | null;
}
