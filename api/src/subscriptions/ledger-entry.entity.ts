import type { LedgerKind } from '@five/shared/subscriptions/subscriptions.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { NotPersonal, Personal } from '../platform/personal-data/marks.ts';

/**
 * A movement of a pack's hours. `minutes` have the opposite sign where minutes are taken from a
 * whole hour: 6 minutes of 10 hours are -1 hour and +54 minutes. Rows are only inserted, never
 * changed.
 */
@Entity('subscription_ledger')
@Check(
  'subscription_ledger_kind',
  `kind in ('purchase', 'booking', 'cancellation', 'expiry', 'adjustment')`,
)
@Check('subscription_ledger_hours', 'hours <> 0 or minutes <> 0')
@Check(
  'subscription_ledger_sign',
  `case kind when 'purchase' then hours > 0 and minutes = 0
    when 'cancellation' then hours * 60 + minutes > 0
    when 'booking' then hours * 60 + minutes < 0 when 'expiry' then hours * 60 + minutes < 0
    else reason is not null and minutes = 0 end`,
)
@Check(
  'subscription_ledger_booking',
  `(kind in ('booking', 'cancellation')) = (booking is not null)`,
)
@Index('subscription_ledger_of', ['subscriptionId', 'id'])
export class LedgerRow {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'subscription_ledger_pk',
  })
  id: number;
  @ForeignKey('Subscription', { name: 'subscription_ledger_subscription' })
  @Column('bigint')
  subscriptionId: number;
  @NotPersonal('code') @Column('text') kind: LedgerKind;
  @Column('int') hours: number;
  @Column('int', { default: 0 }) minutes: number;
  /** Reference of the booking that used or returned the hours. */
  @NotPersonal('reference') @Column('text', { nullable: true }) booking: string | null;
  @Personal({ keep: 'financial record', notExported: 'a note of staff' })
  @Column('text', { nullable: true })
  reason: string | null;
  /** Reference of the acting user; null for a scheduled job. */
  @NotPersonal('reference') @Column('text', { nullable: true }) actor: string | null;
  @Column('timestamptz') at: Date;
}
