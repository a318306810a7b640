import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The color of buttons and marks is a setting. */
export class ActionColor1790000000049 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table venue add column action_color text not null default '#f25826',
        add constraint venue_action_color check (action_color ~ '^#[0-9a-f]{6}$');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table venue drop column action_color');
  }
}
