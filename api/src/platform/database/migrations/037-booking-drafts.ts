import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Slots that are held without an account, their setting, and codes that sign in. */
export class BookingDrafts1790000000037 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table booking_drafts (
        id bigint generated always as identity constraint booking_drafts_pk primary key,
        reference text not null constraint booking_drafts_reference unique,
        address_hash text not null,
        pitch_id bigint not null
          constraint booking_drafts_pitch references pitches on delete cascade,
        period tsrange not null,
        total_cents int not null constraint booking_drafts_total check (total_cents >= 0),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        first_name text, name text, phone text, email text,
        code_hash text,
        code_tries int not null default 0
          constraint booking_drafts_tries check (code_tries between 0 and 5),
        code_sent_at timestamptz,
        booking text,
        user_id bigint constraint booking_drafts_user references users on delete cascade,
        constraint booking_drafts_period check (not isempty(period) and lower_inc(period)
          and not upper_inc(period)),
        constraint booking_drafts_contact_whole check (
          num_nulls(first_name, name, phone, email) in (0, 4)),
        constraint booking_drafts_code_whole check (num_nulls(code_hash, code_sent_at) in (0, 2)),
        constraint booking_drafts_booking_whole check (num_nulls(booking, user_id) in (0, 2))
      );
      create index booking_drafts_address on booking_drafts (address_hash, expires_at);
      create index booking_drafts_created on booking_drafts (created_at);
      create index booking_drafts_user_id on booking_drafts (user_id);
      alter table occupancies drop constraint occupancies_kind;
      alter table occupancies add constraint occupancies_kind
        check (kind in ('booking', 'block', 'academy', 'match', 'offer', 'series', 'draft'));
      alter table occupancies add constraint occupancies_draft_lapses
        check (kind <> 'draft' or lapses_at is not null);
      alter table venue add column draft_hold_minutes int not null default 10
        constraint venue_draft_hold_minutes check (draft_hold_minutes between 0 and 60);
      alter table codes drop constraint codes_purpose;
      alter table codes add constraint codes_purpose
        check (purpose in ('verify', 'reset', 'reset_token', 'email', 'phone', 'login'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from codes where purpose = 'login';
      alter table codes drop constraint codes_purpose;
      alter table codes add constraint codes_purpose
        check (purpose in ('verify', 'reset', 'reset_token', 'email', 'phone'));
      alter table venue drop column draft_hold_minutes;
      delete from occupancies where kind = 'draft';
      alter table occupancies drop constraint occupancies_draft_lapses;
      alter table occupancies drop constraint occupancies_kind;
      alter table occupancies add constraint occupancies_kind
        check (kind in ('booking', 'block', 'academy', 'match', 'offer', 'series'));
      drop table booking_drafts;
    `);
  }
}
