import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A venue can replace texts of the site by its own words, stored by the name of the text. */
export class OwnWords1790000000050 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table venue add column words jsonb not null default '{}',
        add constraint venue_words_french
          check (not jsonb_path_exists(words, '$.* ? (!(@.fr != ""))'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table venue drop column words');
  }
}
