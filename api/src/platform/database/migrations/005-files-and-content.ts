import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Files that were handed in, and what the venue shows and hears: media library, sponsors,
 * promotions, the contact form.
 */
export class FilesAndContent1790000000005 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- A row names everything that lies in the store for it: nothing is stored that no row names.
      create table files (
        id bigint generated always as identity constraint files_pk primary key,
        reference text not null constraint files_reference unique,
        access text not null constraint files_access check (access in ('public', 'private')),
        -- The record it belongs to; a row that belongs to none is swept away, and what it names with it.
        owner_kind text,
        owner text,
        uploaded_by text,
        media_type text not null,
        -- Of what was handed in.
        bytes int not null constraint files_bytes check (bytes > 0),
        sha256 text not null constraint files_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
        width int constraint files_width check (width > 0),
        height int constraint files_height check (height > 0),
        color text constraint files_color check (color ~ '^#[0-9a-f]{6}$'),
        focus_x int not null default 50 constraint files_focus_x check (focus_x between 0 and 100),
        focus_y int not null default 50 constraint files_focus_y check (focus_y between 0 and 100),
        -- What is stored: [{key, type, width, bytes, sha256}].
        forms jsonb not null,
        created_at timestamptz not null,
        constraint files_owned check ((owner_kind is null) = (owner is null)),
        constraint files_measured check ((width is null) = (height is null) and (width is null) = (color is null))
      );
      create index files_owner on files (owner_kind, owner);
      create index files_loose on files (created_at) where owner is null;
      create trigger files_version after update on files
        for each statement execute function bump_version('files');

      create table medias (
        id bigint generated always as identity constraint medias_pk primary key,
        reference text not null constraint medias_reference unique,
        kind text not null constraint medias_kind check (kind in ('image', 'video')),
        caption jsonb not null constraint medias_caption_french check (caption ->> 'fr' <> ''),
        alt jsonb not null constraint medias_alt_french check (alt ->> 'fr' <> ''),
        image_id bigint constraint medias_image_once unique constraint medias_image references files (id),
        video_url text constraint medias_video_url check (video_url like 'https://%'),
        position int not null,
        search text not null default '',
        created_at timestamptz not null,
        constraint medias_shows check (case kind when 'image' then image_id is not null and video_url is null else video_url is not null end)
      );
      create trigger medias_version after insert or update or delete on medias
        for each statement execute function bump_version('medias');

      create table partners (
        id bigint generated always as identity constraint partners_pk primary key,
        reference text not null constraint partners_reference unique,
        kind text not null constraint partners_kind check (kind in ('sponsor', 'partner')),
        tier text not null constraint partners_tier check (tier in ('gold', 'silver', 'bronze')),
        name text not null constraint partners_name check (name <> ''),
        text jsonb constraint partners_text_french check (text is null or text ->> 'fr' <> ''),
        logo_id bigint constraint partners_logo_once unique constraint partners_logo references files (id),
        url text constraint partners_url check (url like 'https://%'),
        from_date date,
        to_date date,
        position int not null,
        search text not null default '',
        created_at timestamptz not null,
        constraint partners_dates check (from_date <= to_date)
      );
      create trigger partners_version after insert or update or delete on partners
        for each statement execute function bump_version('partners');

      create table promos (
        id bigint generated always as identity constraint promos_pk primary key,
        reference text not null constraint promos_reference unique,
        title jsonb not null constraint promos_title_french check (title ->> 'fr' <> ''),
        text jsonb not null constraint promos_text_french check (text ->> 'fr' <> ''),
        image_id bigint constraint promos_image_once unique constraint promos_image references files (id),
        path text constraint promos_path check (path ~ '^/([^/]|$)'),
        from_date date,
        to_date date,
        position int not null,
        search text not null default '',
        created_at timestamptz not null,
        constraint promos_dates check (from_date <= to_date)
      );
      create trigger promos_version after insert or update or delete on promos
        for each statement execute function bump_version('promos');

      create table contact_messages (
        id bigint generated always as identity constraint contact_messages_pk primary key,
        reference text not null constraint contact_messages_reference unique,
        full_name text not null constraint contact_messages_full_name check (full_name <> ''),
        phone text not null,
        email text not null,
        message text not null constraint contact_messages_message check (message <> ''),
        state text not null default 'new' constraint contact_messages_state check (state in ('new', 'read', 'answered')),
        note text,
        -- Which conditions and privacy policy were accepted when it was sent.
        policies_version text not null,
        search text not null default '',
        created_at timestamptz not null
      );
      create index contact_messages_created on contact_messages (created_at desc);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table contact_messages, promos, partners, medias, files');
  }
}
