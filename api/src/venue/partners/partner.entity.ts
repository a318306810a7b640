import type { Texts } from '@five/shared/locales/locale';
import type { PartnerKind, PartnerTier } from '@five/shared/venue/content.codes';
import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal } from '../../platform/personal-data/marks.ts';

/** A sponsor or partner, shown from its first day of display to its last. */
@Entity('partners')
@Unique('partners_reference', ['reference'])
@Unique('partners_logo_once', ['logoId'])
@Check('partners_kind', `kind in ('sponsor', 'partner')`)
@Check('partners_tier', `tier in ('gold', 'silver', 'bronze')`)
@Check('partners_name', `name <> ''`)
@Check('partners_text_french', `text is null or text ->> 'fr' <> ''`)
@Check('partners_url', `url like 'https://%'`)
@Check('partners_dates', 'from_date <= to_date')
export class Partner {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'partners_pk',
  })
  id: number;
  @Column('text') reference: string;
  @NotPersonal('code') @Column('text') kind: PartnerKind;
  @NotPersonal('code') @Column('text') tier: PartnerTier;
  @NotPersonal('venue') @Column('text') name: string;
  @NotPersonal('venue') @Column('jsonb', { nullable: true }) text: Texts | null;
  @ForeignKey('StoredFile', { name: 'partners_logo' })
  @Column('bigint', { nullable: true })
  logoId: number | null;
  @NotPersonal('venue') @Column('text', { nullable: true }) url: string | null;
  @Column('date', { nullable: true }) fromDate: string | null;
  @Column('date', { nullable: true }) toDate: string | null;
  @Column('int') position: number;
  @NotPersonal('venue') @Column('text', { default: '' }) search: string;
  @Column('timestamptz') createdAt: Date;
}
