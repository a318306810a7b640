import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a user does not want to be told, kind by kind and channel by channel. */
export class NoticeChoices1790000000010 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table users add column muted text[] not null default '{}'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table users drop column muted');
  }
}
