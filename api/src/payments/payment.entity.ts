import type { TakenMethod } from '@five/shared/payments/payments.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal, Personal } from '../platform/personal-data/marks.ts';
import { BankLine } from './bank-line.entity.ts';
import { CashSession } from './cash/cash-session.entity.ts';

/**
 * Money received, or pack minutes used for a share; or either of them returned by a reversal. Rows
 * are only inserted, never changed. A kind and a reference identify the target of the payment.
 */
@Entity('payments')
@ForeignKey(() => CashSession, ['cashSessionId', 'takingsDay'], ['id', 'day'], {
  name: 'payments_cash_session',
})
@Unique('payments_reference', ['reference'])
@Unique('payments_reversed_once', ['reversalOf'])
@Check('payments_target_kind', `target_kind in ('booking', 'subscription')`)
@Check('payments_amount', 'amount_cents <> 0')
@Check('payments_method', `method in ('cash', 'transfer', 'pack')`)
@Check(
  'payments_pack',
  `case when method = 'pack' then pack is not null and share is not null
    and sign(pack_minutes) = sign(amount_cents) and pack_minutes is not null
    else pack is null and pack_minutes is null end`,
)
@Check('payments_reversal_sign', '(reversal_of is null) = (amount_cents > 0)')
@Check('payments_cash_in_drawer', `(method = 'cash') = (cash_session_id is not null)`)
@Check('payments_bank_line_method', `bank_line_id is null or method = 'transfer'`)
@Check(
  'payments_takings_day',
  `case when method = 'pack' then takings_day is null
    else takings_day is not null and (cash_session_id is not null or takings_day = received_on)
    end`,
)
@Index('payments_bank_line_id', ['bankLineId'], { where: 'bank_line_id is not null' })
@Index('payments_cash_session_id', ['cashSessionId'], { where: 'cash_session_id is not null' })
@Index('payments_share', ['share'], { where: 'share is not null' })
@Index('payments_target', ['targetKind', 'target'])
@Index('payments_created', ['createdAt'])
@Index('payments_received', ['receivedOn'])
@Index('payments_takings', ['takingsDay'])
export class Payment {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'payments_pk',
  })
  id: number;
  @Column('text') reference: string;
  @NotPersonal('code') @Column('text') targetKind: 'booking' | 'subscription';
  @NotPersonal('reference') @Column('text') target: string;
  @NotPersonal('reference') @Column('text', { nullable: true }) share: string | null;
  @Column('int') amountCents: number;
  @NotPersonal('code') @Column('text') method: TakenMethod;
  @Column('date') receivedOn: string;
  /**
   * The day on whose takings the payment counts: the opening day of its drawer, or the date of
   * receipt of a transfer; null for pack minutes. The database sets it.
   */
  @Column('date', { nullable: true }) takingsDay: string | null;
  /** Reference of the pack whose minutes paid, and their number; negative for a reversal. */
  @NotPersonal('reference') @Column('text', { nullable: true }) pack: string | null;
  @Column('int', { nullable: true }) packMinutes: number | null;
  @Personal({ keep: 'financial record', notExported: 'a note of staff' })
  @Column('text', { nullable: true })
  note: string | null;
  @NotPersonal('reference') @Column('text') takenBy: string;
  @Column('bigint', { nullable: true }) cashSessionId: number | null;
  @ForeignKey(() => BankLine, { name: 'payments_bank_line' })
  @Column('bigint', { nullable: true })
  bankLineId: number | null;
  @ForeignKey(() => Payment, { name: 'payments_reversal' })
  @Column('bigint', { nullable: true })
  reversalOf: number | null;
  @Column('timestamptz') createdAt: Date;
}
