import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NotPersonal } from '../../platform/personal-data/marks.ts';
import { Registration } from './registration.entity.ts';

/** Attendance of a child on a day; the row is deleted with the child's registration. */
@Entity('academy_attendance')
export class Attendance {
  @ForeignKey(() => Registration, { name: 'academy_attendance_registration', onDelete: 'CASCADE' })
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'academy_attendance_pk' })
  registrationId: number;
  @PrimaryColumn('date', { primaryKeyConstraintName: 'academy_attendance_pk' }) date: string;
  @Column('boolean') present: boolean;
  @NotPersonal('reference') @Column('text') notedBy: string;
  @Column('timestamptz') notedAt: Date;
}
