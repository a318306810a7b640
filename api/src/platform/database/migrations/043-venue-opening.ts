import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A venue is open to visitors since `opened_at`. A venue that has pitches is open already. A new
 * database no longer has the name of the demo.
 */
export class VenueOpening1790000000043 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table venue add column opened_at timestamptz,
        add column mail_arrived_at timestamptz,
        add column accepted_steps text[] not null default '{}',
        add constraint venue_accepted_steps
          check (accepted_steps <@ array['mail', 'team', 'photos', 'terms', 'backup']);
      update venue set opened_at = now() where exists (select from pitches);
      update venue set name = 'Foot à cinq' where opened_at is null and name = 'Five Arena';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table venue drop column opened_at, drop column mail_arrived_at,
        drop column accepted_steps;
    `);
  }
}
