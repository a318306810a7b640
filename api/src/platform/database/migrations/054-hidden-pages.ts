import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A venue can hide pages of the site, with every link to them. */
export class HiddenPages1790000000054 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table venue add column hidden_pages text[] not null default '{}',
        add constraint venue_hidden_pages check (hidden_pages <@ array[
          'academy', 'tournament', 'promo', 'sponsors', 'players', 'discussions'
        ]);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table venue drop column hidden_pages');
  }
}
