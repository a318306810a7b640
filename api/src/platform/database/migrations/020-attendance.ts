import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which children of the academy were there on a day. */
export class Attendance1790000000020 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table academy_attendance (
        registration_id bigint not null constraint academy_attendance_registration references academy_registrations (id) on delete cascade,
        date date not null,
        present boolean not null,
        noted_by text not null,
        noted_at timestamptz not null,
        constraint academy_attendance_pk primary key (registration_id, date)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table academy_attendance');
  }
}
