import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Photographs in named places of the site, and of each pitch. A file is released when its row is
 * deleted, also by the deletion of its pitch, or when the row gets another file.
 */
export class PlacePhotos1790000000057 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table place_photos (
        place text not null constraint place_photos_pk primary key,
        pitch text constraint place_photos_pitch references pitches (code) on delete cascade,
        image_id bigint not null constraint place_photos_image_once unique
          constraint place_photos_image references files (id),
        caption jsonb,
        created_at timestamptz not null,
        constraint place_photos_place check (case when pitch is null
          then place in ('hero', 'gate', 'cafeteria', 'changing-rooms', 'academy', 'team', 'evening')
          else place = 'pitch-' || pitch end),
        constraint place_photos_caption_french check (caption ->> 'fr' <> ''));
      create index place_photos_by_pitch on place_photos (pitch);
      create function release_photo_file() returns trigger language plpgsql as $$
      begin
        update files set owner_kind = null, owner = null where id = old.image_id;
        return null;
      end $$;
      create trigger place_photos_file_of_deleted after delete on place_photos
        for each row execute function release_photo_file();
      create trigger place_photos_file_of_updated after update of image_id on place_photos
        for each row when (old.image_id <> new.image_id) execute function release_photo_file();
      create trigger place_photos_version after insert or update or delete on place_photos
        for each statement execute function bump_version('photos');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table place_photos; drop function release_photo_file');
  }
}
