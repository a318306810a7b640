import type { Texts } from '@five/shared/locales/locale';
import type { PricingType } from '@five/shared/pricings/pricings.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal } from '../platform/personal-data/marks.ts';

const TIME = '^([01][0-9]|2[0-3]):[0-5][0-9]$';

/**
 * A price with its validity period. It is the price of a session of one or two hours, of a pack, or
 * of an academy season.
 */
@Entity('pricings')
@Unique('pricings_reference', ['reference'])
@Check('pricings_type', `type in ('session', 'pack', 'academy')`)
@Check('pricings_name_french', `name ->> 'fr' <> ''`)
@Check('pricings_remark_french', `remark is null or remark ->> 'fr' <> ''`)
@Check('pricings_number_of_hours', 'number_of_hours > 0')
@Check('pricings_duration', 'duration_minutes > 0')
@Check('pricings_contribution', 'contribution_cents >= 0')
@Check('pricings_total', 'total_cents >= 0')
@Check('pricings_start_time', `start_time ~ '${TIME}'`)
@Check('pricings_end_time', `end_time ~ '${TIME}'`)
@Check('pricings_dates', 'from_date <= to_date')
@Check('pricings_session_duration', `type <> 'session' or duration_minutes in (60, 120)`)
@Check('pricings_pack_hours', `type <> 'pack' or number_of_hours is not null`)
@Index('pricings_live', ['type', 'tariffId'], { where: 'archived_at is null' })
export class Pricing {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pricings_pk',
  })
  id: number;
  @Column('text') reference: string;
  @NotPersonal('code') @Column('text') type: PricingType;
  @NotPersonal('venue') @Column('jsonb') name: Texts;
  @NotPersonal('venue') @Column('jsonb', { nullable: true }) remark: Texts | null;
  @Column('int', { nullable: true }) numberOfHours: number | null;
  @Column('int', { nullable: true }) durationMinutes: number | null;
  /** Price per person in centimes; null: the total divided by the venue's number of players. */
  @Column('int', { nullable: true }) contributionCents: number | null;
  @Column('int') totalCents: number;
  @ForeignKey('Tariff', { name: 'pricings_tariff' })
  @Column('bigint')
  tariffId: number;
  @ForeignKey('Pitch', { name: 'pricings_pitch' })
  @Column('bigint', { nullable: true })
  pitchId: number | null;
  @Column('date', { nullable: true }) fromDate: string | null;
  @Column('date', { nullable: true }) toDate: string | null;
  @Column('int', { array: true, nullable: true }) weekdays: number[] | null;
  @NotPersonal('code') @Column('text', { nullable: true }) startTime: string | null;
  @NotPersonal('code') @Column('text', { nullable: true }) endTime: string | null;
  @NotPersonal('venue') @Column('text', { default: '' }) search: string;
  @Column('timestamptz', { nullable: true }) archivedAt: Date | null;
  @Column('timestamptz') createdAt: Date;
}
