import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links with which new colleagues choose a password. */
export class AccessLinks1790000000056 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table access_links (
        user_id bigint not null constraint access_links_pk primary key
          constraint access_links_user references users on delete cascade,
        token_hash text not null constraint access_links_token unique,
        created_by bigint not null constraint access_links_creator references users,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        ended_at timestamptz,
        constraint access_links_period check (expires_at > created_at),
        constraint access_links_one_end check (used_at is null or ended_at is null));
      create index access_links_created_by on access_links (created_by);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table access_links');
  }
}
