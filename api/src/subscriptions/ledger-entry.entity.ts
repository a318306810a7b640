import type { LedgerKind } from '@five/shared/subscriptions/subscriptions.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A movement of a pack's hours. Rows are only inserted, never changed. */
@Entity('subscription_ledger')
@Check(
  'subscription_ledger_kind',
  `kind in ('purchase', 'booking', 'cancellation', 'expiry', 'adjustment')`,
)
@Check('subscription_ledger_hours', 'hours <> 0')
@Check(
  'subscription_ledger_sign',
  `case kind when 'purchase' then hours > 0 when 'cancellation' then hours > 0
    when 'booking' then hours < 0 when 'expiry' then hours < 0 else reason is not null end`,
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
  @Column('text') kind: LedgerKind;
  @Column('int') hours: number;
  /** Reference of the booking that used or returned the hours. */
  @Column('text', { nullable: true }) booking: string | null;
  @Column('text', { nullable: true }) reason: string | null;
  /** Reference of the acting user; null for a scheduled job. */
  @Column('text', { nullable: true }) actor: string | null;
  @Column('timestamptz') at: Date;
}
