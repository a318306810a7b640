import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Partner } from './partner.entity.ts';

/**
 * Number of views of a partner per calendar day at the venue; nothing about viewers is stored. The
 * rows are deleted with the partner.
 */
@Entity('partner_views')
@Check('partner_views_counted', 'views > 0')
export class PartnerViews {
  @ForeignKey(() => Partner, { name: 'partner_views_partner', onDelete: 'CASCADE' })
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'partner_views_pk' })
  partnerId: number;
  @PrimaryColumn('date', { primaryKeyConstraintName: 'partner_views_pk' }) day: string;
  @Column('int') views: number;
}
