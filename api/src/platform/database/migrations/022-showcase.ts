import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Photos come in by the dozen and get their words afterwards; how often a partner was seen is
 * counted by the day.
 */
export class Showcase1790000000022 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table medias alter column alt drop not null;

      -- A row a partner and day, and nothing of who looked.
      create table partner_views (
        partner_id bigint not null constraint partner_views_partner references partners (id) on delete cascade,
        day date not null,
        views int not null constraint partner_views_counted check (views > 0),
        constraint partner_views_pk primary key (partner_id, day)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table partner_views;
      update medias set alt = caption where alt is null;
      alter table medias alter column alt set not null;
    `);
  }
}
