import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Squads are named groups of players. A match of a squad has a row for each member from the moment
 * at which its booking names the squad.
 */
export class Squads1790000000041 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table squads (
        id bigint generated always as identity constraint squads_pk primary key,
        reference text not null constraint squads_reference unique,
        name text not null constraint squads_name check (char_length(name) between 1 and 60),
        size int not null constraint squads_size check (size between 6 and 14),
        link_version int not null constraint squads_link_version check (link_version > 0),
        created_at timestamptz not null
      );

      create table squad_members (
        id bigint generated always as identity constraint squad_members_pk primary key,
        reference text not null constraint squad_members_reference unique,
        squad_id bigint not null
          constraint squad_members_squad references squads (id) on delete cascade,
        customer_id bigint
          constraint squad_members_customer references customers (id) on delete cascade,
        name text constraint squad_members_name_length check (char_length(name) <= 40),
        phone text,
        role text not null
          constraint squad_members_role check (role in ('captain', 'co_captain', 'member')),
        created_at timestamptz not null,
        constraint squad_members_once unique (squad_id, customer_id),
        constraint squad_members_phone unique (squad_id, phone),
        constraint squad_members_guest check (case when customer_id is null
          then name is not null and role = 'member' else name is null and phone is null end)
      );
      create unique index squad_members_captain on squad_members (squad_id)
        where role = 'captain';
      create index squad_members_of_customer on squad_members (customer_id)
        where customer_id is not null;

      alter table booking_matches add column squad_id bigint
        constraint booking_matches_squad references squads (id) on delete set null;
      create index booking_matches_of_squad on booking_matches (squad_id)
        where squad_id is not null;

      alter table match_people add column squad_member_id bigint
          constraint match_people_member references squad_members (id) on delete set null,
        add column reminded_hours int
          constraint match_people_reminded check (reminded_hours in (72, 24)),
        add constraint match_people_member_once unique (booking_id, squad_member_id);
      create index match_people_of_member on match_people (squad_member_id)
        where squad_member_id is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from match_people where answer is null;
      alter table match_people drop column squad_member_id, drop column reminded_hours;
      alter table booking_matches drop column squad_id;
      drop table squad_members;
      drop table squads;
    `);
  }
}
