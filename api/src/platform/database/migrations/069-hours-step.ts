import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The initial opening hours are an optional step of opening a venue. */
export class HoursStep1790000000069 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table venue drop constraint venue_accepted_steps,
        add constraint venue_accepted_steps check (
          accepted_steps <@ array['hours', 'mail', 'team', 'brand', 'photos', 'terms', 'backup']);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      update venue set accepted_steps = array_remove(accepted_steps, 'hours');
      alter table venue drop constraint venue_accepted_steps,
        add constraint venue_accepted_steps check (
          accepted_steps <@ array['mail', 'team', 'brand', 'photos', 'terms', 'backup']);
    `);
  }
}
