import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What stands of a customer is counted at every booking: by index, however many bookings others
 * have and however long the history is.
 */
export class StandingBookings1790000000023 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create index bookings_standing on bookings (customer_id, upper(period)) where status in ('pending', 'confirmed')`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index bookings_standing');
  }
}
