import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why the desk froze a pack is told to its owner. What was written before that was meant for the
 * trail alone, and stays there.
 */
export class WhyFrozen1790000000025 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'alter table subscriptions add column frozen_reason text, add constraint subscriptions_frozen_reason check (frozen or frozen_reason is null)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table subscriptions drop column frozen_reason');
  }
}
