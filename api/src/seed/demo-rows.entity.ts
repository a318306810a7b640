import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { NotPersonal } from '../platform/personal-data/marks.ts';

/** The range of ids that the demo used in one table. */
@Entity('demo_rows')
@Check('demo_rows_order', 'to_id >= after_id')
export class DemoRows {
  @NotPersonal('technical')
  @PrimaryColumn('text', { primaryKeyConstraintName: 'demo_rows_pk' })
  tableName: string;
  /** The highest id of the table before the demo was loaded. */
  @Column('bigint') afterId: number;
  /** The highest id of the demo in the table; null while the demo is being loaded. */
  @Column('bigint', { nullable: true }) toId: number | null;
}
