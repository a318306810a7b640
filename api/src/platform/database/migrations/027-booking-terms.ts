import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A booking keeps the terms under which it was made; those that exist get the settings of this
 * moment. It also keeps the prices of the
 * hours that it has left, so that a move back restores them.
 */
export class BookingTerms1790000000027 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table bookings add column free_cancel_hours int not null default 24, add column hold_minutes int not null default 60;
      update bookings b set free_cancel_hours = v.free_cancel_hours, hold_minutes = v.hold_minutes from venue v;
      alter table bookings
        add constraint bookings_free_cancel_hours check (free_cancel_hours between 0 and 720),
        add constraint bookings_hold_minutes check (hold_minutes between 5 and 1440);

      create table booking_agreed_prices (
        booking_id bigint not null constraint booking_agreed_prices_booking references bookings (id) on delete cascade,
        start_time text not null constraint booking_agreed_prices_start_time check (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        minutes int not null constraint booking_agreed_prices_minutes check (minutes in (60, 120)),
        pricing_id bigint constraint booking_agreed_prices_pricing references pricings (id),
        text jsonb not null constraint booking_agreed_prices_french check (text ->> 'fr' <> ''),
        cents int not null constraint booking_agreed_prices_cents check (cents >= 0),
        constraint booking_agreed_prices_pk primary key (booking_id, start_time, minutes)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table booking_agreed_prices;
      alter table bookings drop column free_cancel_hours, drop column hold_minutes;
    `);
  }
}
