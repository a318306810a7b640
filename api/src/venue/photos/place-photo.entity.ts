import type { Texts } from '@five/shared/locales/locale';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { NotPersonal } from '../../platform/personal-data/marks.ts';

/** The photograph of a place of the site or of a pitch; no row: the drawing is shown. */
@Entity('place_photos')
@Unique('place_photos_image_once', ['imageId'])
@Index('place_photos_by_pitch', ['pitch'])
@Check(
  'place_photos_place',
  `case when pitch is null
    then place in ('hero', 'gate', 'cafeteria', 'changing-rooms', 'academy', 'team', 'evening')
    else place = 'pitch-' || pitch end`,
)
@Check('place_photos_caption_french', `caption ->> 'fr' <> ''`)
export class PlacePhoto {
  @NotPersonal('code')
  @PrimaryColumn('text', { primaryKeyConstraintName: 'place_photos_pk' })
  place: string;
  /** Code of the pitch; null for the other places. */
  @NotPersonal('code')
  @ForeignKey('Pitch', 'code', { name: 'place_photos_pitch', onDelete: 'CASCADE' })
  @Column('text', { nullable: true })
  pitch: string | null;
  @ForeignKey('StoredFile', { name: 'place_photos_image' })
  @Column('bigint')
  imageId: number;
  /** Description for those who do not see the photograph; null: a text for the place. */
  @NotPersonal('venue') @Column('jsonb', { nullable: true }) caption: Texts | null;
  @Column('timestamptz') createdAt: Date;
}
