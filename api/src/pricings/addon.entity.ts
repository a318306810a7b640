import type { Texts } from '@five/shared/locales/locale';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal } from '../platform/personal-data/marks.ts';

export interface AddonOption {
  code: string;
  name: Texts;
  priceCents: number;
}

/** An add-on of a booking, in one or several options. */
@Entity('addons')
@Unique('addons_reference', ['reference'])
@Check('addons_name_french', `name ->> 'fr' <> ''`)
@Check('addons_stock', 'stock >= 0')
export class Addon {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'addons_pk',
  })
  id: number;
  @Column('text') reference: string;
  @NotPersonal('venue') @Column('jsonb') name: Texts;
  @NotPersonal('venue') @Column('jsonb', { default: [] }) options: AddonOption[];
  /** Number of pieces in stock per time slot; null for unlimited stock. */
  @Column('int', { nullable: true }) stock: number | null;
  @NotPersonal('venue') @Column('text', { default: '' }) search: string;
  @Column('timestamptz', { nullable: true }) archivedAt: Date | null;
  @Column('timestamptz') createdAt: Date;
}
