import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A squad waits for a slot with a number of players; its match has as many seats. */
export class WaitingSquads1790000000045 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table waiting_entries add column squad text, add column players int,
        add constraint waiting_entries_players check (players between 6 and 14),
        add constraint waiting_entries_squad check (squad is null or players is not null);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table waiting_entries drop column squad, drop column players');
  }
}
