import type { Texts } from '@five/shared/locales/locale';
import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal } from '../../platform/personal-data/marks.ts';

/** A promotion, shown from its first day of display to its last. */
@Entity('promos')
@Unique('promos_reference', ['reference'])
@Unique('promos_image_once', ['imageId'])
@Check('promos_title_french', `title ->> 'fr' <> ''`)
@Check('promos_text_french', `text ->> 'fr' <> ''`)
@Check('promos_path', `path ~ '^/([^/]|$)'`)
@Check('promos_dates', 'from_date <= to_date')
export class Promo {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'promos_pk',
  })
  id: number;
  @Column('text') reference: string;
  @NotPersonal('venue') @Column('jsonb') title: Texts;
  @NotPersonal('venue') @Column('jsonb') text: Texts;
  @ForeignKey('StoredFile', { name: 'promos_image' })
  @Column('bigint', { nullable: true })
  imageId: number | null;
  /** Path of a page of the site, without the language prefix; null: no link. */
  @NotPersonal('venue') @Column('text', { nullable: true }) path: string | null;
  @Column('date', { nullable: true }) fromDate: string | null;
  @Column('date', { nullable: true }) toDate: string | null;
  @Column('int') position: number;
  @NotPersonal('venue') @Column('text', { default: '' }) search: string;
  @Column('timestamptz') createdAt: Date;
}
