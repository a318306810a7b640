import type { Texts } from '@five/shared/locales/locale';
import type { MediaKind } from '@five/shared/venue/content.codes';
import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal } from '../../platform/personal-data/marks.ts';

/** A picture or video of the media library. */
@Entity('medias')
@Unique('medias_reference', ['reference'])
@Unique('medias_image_once', ['imageId'])
@Check('medias_kind', `kind in ('image', 'video')`)
@Check('medias_caption_french', `caption ->> 'fr' <> ''`)
@Check('medias_alt_french', `alt ->> 'fr' <> ''`)
@Check('medias_video_url', `video_url like 'https://%'`)
@Check(
  'medias_shows',
  `case kind when 'image' then image_id is not null and video_url is null
    else video_url is not null end`,
)
export class Media {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'medias_pk',
  })
  id: number;
  @Column('text') reference: string;
  @NotPersonal('code') @Column('text') kind: MediaKind;
  @NotPersonal('venue') @Column('jsonb') caption: Texts;
  /**
   * Text description of the item for screen readers; null: none, and visitors do not see the item.
   */
  @NotPersonal('venue') @Column('jsonb', { nullable: true }) alt: Texts | null;
  @ForeignKey('StoredFile', { name: 'medias_image' })
  @Column('bigint', { nullable: true })
  imageId: number | null;
  @NotPersonal('venue') @Column('text', { nullable: true }) videoUrl: string | null;
  @Column('int') position: number;
  @NotPersonal('venue') @Column('text', { default: '' }) search: string;
  @Column('timestamptz') createdAt: Date;
}
