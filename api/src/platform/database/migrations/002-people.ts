import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The venue's settings, tariffs, logins with their sessions and codes, and the customers the desk
 * deals with.
 */
export class People1790000000002 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table venue (
        id int constraint venue_pk primary key default 1 constraint venue_single check (id = 1),
        name text not null constraint venue_name check (name <> ''),
        city jsonb not null constraint venue_city_french check (city ->> 'fr' <> ''),
        address jsonb not null constraint venue_address_french check (address ->> 'fr' <> ''),
        latitude double precision,
        longitude double precision,
        email text not null,
        phones text[] not null,
        rib text constraint venue_rib_digits check (rib ~ '^[0-9]{24}$'),
        bank_name text,
        account_holder text,
        time_zone text not null,
        zone_overrides jsonb not null default '[]',
        currency text not null default 'MAD',
        opening_hours jsonb not null,
        slot_minutes int not null default 60 constraint venue_slot_minutes check (slot_minutes in (15, 30, 60)),
        horizon_days int not null default 60 constraint venue_horizon_days check (horizon_days between 1 and 1000),
        hold_minutes int not null default 60 constraint venue_hold_minutes check (hold_minutes between 5 and 1440),
        holds_while_open_only boolean not null default false,
        free_cancel_hours int not null default 24 constraint venue_free_cancel_hours check (free_cancel_hours between 0 and 720),
        max_pending int not null default 2 constraint venue_max_pending check (max_pending >= 1),
        max_upcoming int not null default 6 constraint venue_max_upcoming check (max_upcoming >= 1),
        pack_order_days int not null default 7 constraint venue_pack_order_days check (pack_order_days >= 1),
        players_per_match int not null default 10 constraint venue_players_per_match check (players_per_match between 2 and 30),
        social_links jsonb not null default '[]',
        conditions jsonb not null constraint venue_conditions_french check (conditions ->> 'fr' <> ''),
        privacy jsonb not null constraint venue_privacy_french check (privacy ->> 'fr' <> ''),
        policies_version text not null,
        legal jsonb not null default '{}',
        maintenance jsonb
      );
      create trigger venue_version after insert or update or delete on venue
        for each statement execute function bump_version('venue');

      -- Dated answers to "when is the venue open": a season replaces the week; an exception gives each of its days other hours, or none.
      create table seasons (
        id bigint generated always as identity constraint seasons_pk primary key,
        reference text not null constraint seasons_reference unique,
        kind text not null constraint seasons_kind check (kind in ('season', 'exception')),
        name jsonb constraint seasons_name_french check (name ->> 'fr' <> ''),
        from_date date not null,
        to_date date not null,
        opening_hours jsonb not null default '[]',
        created_at timestamptz not null,
        constraint seasons_named check (kind <> 'season' or name is not null),
        constraint seasons_order check (from_date <= to_date)
      );
      create trigger seasons_version after insert or update or delete on seasons
        for each statement execute function bump_version('venue');

      create table tariffs (
        id bigint generated always as identity constraint tariffs_pk primary key,
        reference text not null constraint tariffs_reference unique,
        name jsonb not null constraint tariffs_name_french check (name ->> 'fr' <> ''),
        created_at timestamptz not null
      );

      create table users (
        id bigint generated always as identity constraint users_pk primary key,
        reference text not null constraint users_reference unique,
        email text not null constraint users_email unique constraint users_email_lower check (email = lower(email)),
        phone text constraint users_phone unique,
        password_hash text not null,
        name text not null,
        first_name text not null,
        emergency_phone text,
        birth_date date,
        role text not null default 'player' constraint users_role check (role in ('player', 'staff', 'admin')),
        verified_at timestamptz,
        locale text not null default 'fr' constraint users_locale check (locale in ('fr', 'en', 'ar')),
        active boolean not null default true,
        public_player boolean not null default false,
        address text,
        city text,
        home_phone text,
        profession text,
        tutor jsonb not null default '{}',
        tutor_cin bytea,
        pending_email text,
        pending_phone text,
        conditions_version text,
        conditions_accepted_at timestamptz,
        search text not null default '',
        created_at timestamptz not null,
        erased_at timestamptz
      );
      create index users_search on users using gin (search gin_trgm_ops);

      create table customers (
        id bigint generated always as identity constraint customers_pk primary key,
        reference text not null constraint customers_reference unique,
        user_id bigint constraint customers_user_unique unique constraint customers_user references users (id),
        full_name text not null,
        phone text,
        tariff_id bigint not null constraint customers_tariff references tariffs (id),
        note text,
        search text not null default '',
        created_at timestamptz not null,
        erased_at timestamptz
      );
      create index customers_search on customers using gin (search gin_trgm_ops);
      create index customers_phone on customers (phone);

      create table sessions (
        id bigint generated always as identity constraint sessions_pk primary key,
        reference text not null constraint sessions_reference unique,
        user_id bigint not null constraint sessions_user references users (id) on delete cascade,
        device text,
        created_at timestamptz not null,
        seen_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz
      );
      create index sessions_user_live on sessions (user_id) where ended_at is null;

      create table codes (
        id bigint generated always as identity constraint codes_pk primary key,
        user_id bigint not null constraint codes_user references users (id) on delete cascade,
        purpose text not null constraint codes_purpose check (purpose in ('verify', 'reset', 'reset_token', 'email', 'phone')),
        hash text not null,
        tries int not null default 0 constraint codes_tries check (tries between 0 and 5),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        constraint codes_one_live unique (user_id, purpose)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table codes, sessions, customers, users, tariffs, seasons, venue');
  }
}
