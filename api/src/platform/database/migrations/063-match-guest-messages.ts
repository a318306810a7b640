import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Guests of a match that want messages on their number, with the language of these messages. */
export class MatchGuestMessages1790000000063 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table match_people add column notify_locale text,
        add constraint match_people_notify_locale check (notify_locale in ('fr', 'en', 'ar')),
        add constraint match_people_notified check (notify_locale is null or phone is not null);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table match_people drop column notify_locale');
  }
}
