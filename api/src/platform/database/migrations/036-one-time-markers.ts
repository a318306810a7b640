import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One-time markers move from `versions`, which keeps the counters of cached data, to a table of
 * their own.
 */
export class OneTimeMarkers1790000000036 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table one_time_markers (
        name text not null constraint one_time_markers_pk primary key
      );
      with moved as (
        delete from versions
        where name = 'demo' or name like 'demo %' or name like 'field key %'
        returning name
      )
      insert into one_time_markers select name from moved;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      insert into versions (name) select name from one_time_markers on conflict do nothing;
      drop table one_time_markers;
    `);
  }
}
