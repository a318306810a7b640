import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index of the codes to phones that are stored, which are deleted once they have expired. */
export class KeptCodes1790000000071 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index outbox_codes on outbox (until)
        where recipient ^@ 'tel:' and parameters ? 'code';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index outbox_codes');
  }
}
