import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The venue's own logo, in the sizes that pages show. Its changes are changes of the settings. */
export class VenueLogo1790000000055 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table venue_logo (
        id int not null default 1 constraint venue_logo_pk primary key,
        hash text not null,
        ground text not null,
        picture bytea not null,
        on_dark bytea not null,
        on_light bytea not null,
        on_any bytea not null,
        created_at timestamptz not null,
        constraint venue_logo_single check (id = 1),
        constraint venue_logo_hash check (hash ~ '^[0-9a-f]{16}$'),
        constraint venue_logo_ground check (ground ~ '^#[0-9a-f]{6}$'),
        constraint venue_logo_png check (
          substring(picture from 1 for 8) = '\\x89504e470d0a1a0a'::bytea
          and substring(on_dark from 1 for 8) = '\\x89504e470d0a1a0a'::bytea
          and substring(on_light from 1 for 8) = '\\x89504e470d0a1a0a'::bytea
          and substring(on_any from 1 for 8) = '\\x89504e470d0a1a0a'::bytea),
        constraint venue_logo_size check (octet_length(picture) <= 2097152
          and octet_length(on_dark) <= 524288 and octet_length(on_light) <= 524288
          and octet_length(on_any) <= 524288));
      create trigger venue_logo_version after insert or update or delete on venue_logo
        for each statement execute function bump_version('venue');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table venue_logo');
  }
}
