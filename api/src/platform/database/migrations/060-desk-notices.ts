import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages to customers that no configured channel reaches, which staff pass on. */
export class DeskNotices1790000000060 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table desk_notices (
        id bigint generated always as identity constraint desk_notices_pk primary key,
        reference text not null constraint desk_notices_reference unique,
        event text collate "C" not null constraint desk_notices_once unique,
        customer_id bigint not null constraint desk_notices_customer references customers (id),
        template text not null,
        parameters jsonb not null,
        created_at timestamptz not null,
        due_at timestamptz not null,
        until timestamptz,
        withdrawn_at timestamptz,
        done_at timestamptz,
        done_by text,
        done_way text,
        constraint desk_notices_template check (template in ('bookingMoved',
          'bookingCancelledByVenue', 'bookingExpired', 'seriesCancelledByVenue', 'seriesExpired',
          'waitingOffered')),
        constraint desk_notices_way check (done_way in ('whatsapp', 'call', 'desk')),
        constraint desk_notices_done check (num_nulls(done_at, done_by, done_way) in (0, 3))
      );
      create index desk_notices_of_customer on desk_notices (customer_id);
      create index desk_notices_open on desk_notices (due_at)
        where done_at is null and withdrawn_at is null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table desk_notices');
  }
}
