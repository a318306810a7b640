import type { MigrationInterface, QueryRunner } from 'typeorm';

const OF_CUSTOMERS = `'bookingMoved', 'bookingCancelledByVenue', 'bookingExpired',
  'seriesCancelledByVenue', 'seriesExpired', 'waitingOffered'`;
const OF_GUESTS = `'matchSeatCancelled', 'matchSeatMoved', 'matchSeatGained', 'matchSeatLost'`;

/** Staff pass on messages to guests of a match that no channel delivered. */
export class GuestNotices1790000000066 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table desk_notices alter customer_id drop not null,
        add guest text constraint desk_notices_guest
          references match_people (reference) on delete cascade,
        add constraint desk_notices_recipient check (num_nonnulls(customer_id, guest) = 1),
        drop constraint desk_notices_template,
        add constraint desk_notices_template
          check (template in (${OF_CUSTOMERS}, ${OF_GUESTS}));
      create index desk_notices_of_guest on desk_notices (guest) where guest is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from desk_notices where guest is not null;
      alter table desk_notices drop column guest, alter customer_id set not null,
        drop constraint desk_notices_template,
        add constraint desk_notices_template check (template in (${OF_CUSTOMERS}));
    `);
  }
}
