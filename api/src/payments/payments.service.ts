import { Injectable } from '@nestjs/common';
import type { PaymentTarget, TakenMethod } from '@five/shared/payments/payments.codes';
import { earliestReceipt } from '@five/shared/payments/payments.rules';
import { dateOfWall } from '@five/shared/time/wall-time';
import { Audit } from '../platform/audit/audit.ts';
import { Clock } from '../platform/clock/clock.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { violatedConstraint } from '../platform/database/errors.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../platform/http/domain-error.ts';
import { newReference } from '../platform/references.ts';
import { BankLinesService } from './bank-lines.service.ts';
import { CashSessionsService } from './cash/cash-sessions.service.ts';
import { Payment } from './payment.entity.ts';

export interface Receipt {
  targetKind: Exclude<PaymentTarget, 'share'>;
  /** Reference of the booking or subscription that is paid. */
  target: string;
  share?: string | null;
  amountCents: number;
  method: TakenMethod;
  /** Date of receipt, as a calendar date of the venue. */
  receivedOn: string;
  /** When the booking or subscription that is paid was created. */
  madeAt: Date;
  note?: string | null;
  /** Reference of the user that took the payment. */
  takenBy: string;
  bankLineId?: number | null;
  /** Reference of the pack whose minutes pay, and their number. */
  pack?: string | null;
  packMinutes?: number | null;
  /** True if the payment may use a drawer that is still open from an earlier opening day. */
  earlierDrawer?: boolean | undefined;
}

/** The fields of a payment that do not depend on what is paid. */
export type Money = Pick<
  Receipt,
  'amountCents' | 'method' | 'receivedOn' | 'takenBy' | 'bankLineId' | 'earlierDrawer'
> & { note?: string | undefined };

/**
 * A payment with an amount that may exceed the amount due. If `upToDue` is set, the excess is cut
 * off; otherwise the payment is refused.
 */
export type OfferedMoney = Money & { upToDue?: boolean };

/**
 * Returns the payment with its amount reduced to the amount due. The calling domain has locked the
 * booking, pack or share.
 * @throws DomainError PAYMENT_EXCEEDS_DUE with the amount due, if the amount exceeds it without
 * `upToDue` or nothing is due
 */
export function takenOf({ upToDue = false, ...money }: OfferedMoney, dueCents: number): Money {
  const isTooMuch = upToDue ? dueCents <= 0 : money.amountCents > dueCents;
  if (isTooMuch)
    throw codeRefused('PAYMENT_EXCEEDS_DUE', { parameters: { dueCents }, extra: { dueCents } });
  return { ...money, amountCents: Math.min(money.amountCents, dueCents) };
}

/** The fields of a payment that a reversal needs. */
export type ReceivedPayment = Pick<
  Payment,
  | 'id'
  | 'reference'
  | 'targetKind'
  | 'target'
  | 'share'
  | 'amountCents'
  | 'method'
  | 'reversalOf'
  | 'bankLineId'
  | 'pack'
  | 'packMinutes'
>;

/**
 * Input of a reversal: the reason, the reference of the user (`by`), and the current date at the
 * venue (`on`).
 */
export interface Reversal {
  reason: string;
  by: string;
  on: string;
  /** True if the reversal may use a drawer that is still open from an earlier opening day. */
  earlierDrawer?: boolean | undefined;
}

/** Records payments. The calling domain has locked the target and checked the amount due. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
    private readonly cashSessions: CashSessionsService,
    private readonly bankLines: BankLinesService,
    private readonly audit: Audit,
  ) {}

  /**
   * Records a payment and returns the reference of the new row.
   * @throws DomainError PAYMENT_TOO_OLD, CASH_DRAWER_OF_EARLIER_DAY
   */
  async record(tx: Tx, { madeAt, earlierDrawer, ...receipt }: Receipt): Promise<string> {
    const { method, takenBy, targetKind, target, amountCents } = receipt;
    const from = earliestReceipt(
      this.venueClock.today(),
      dateOfWall(this.venueClock.wallOf(madeAt)),
    );
    if (receipt.receivedOn < from) throw codeRefused('PAYMENT_TOO_OLD', { parameters: { from } });
    const reference = newReference('PAY');
    const drawer =
      method === 'cash' ? await this.cashSessions.open(tx, { by: takenBy, earlierDrawer }) : null;
    await tx.insert(Payment, {
      ...receipt,
      reference,
      cashSessionId: drawer?.id ?? null,
      share: receipt.share ?? null,
      note: receipt.note ?? null,
      bankLineId: receipt.bankLineId ?? null,
      pack: receipt.pack ?? null,
      packMinutes: receipt.packMinutes ?? null,
      reversalOf: null,
      createdAt: this.clock.now(),
    });
    await this.audit.record(tx, {
      actor: takenBy,
      act: 'payment.record',
      subjectKind: 'payment',
      subject: reference,
      changed: { [targetKind]: target, amountCents, method, ...forcedOf(drawer) },
    });
    return reference;
  }

  /**
   * Reverses a payment with a row of the opposite sign, and returns the reference of this row. Cash
   * is taken out of the open drawer. If the payment came from a bank line, its amount on the line
   * becomes unassigned again.
   * @throws DomainError PAYMENT_IS_REVERSAL, PAYMENT_ALREADY_REVERSED (409),
   * CASH_DRAWER_OF_EARLIER_DAY
   */
  async reverse(
    tx: Tx,
    payment: ReceivedPayment,
    { reason, by, on, earlierDrawer }: Reversal,
  ): Promise<string> {
    if (payment.reversalOf !== null) throw new DomainError('PAYMENT_IS_REVERSAL');
    // A second reversal is refused before anything is written. Otherwise, for a payment from a bank
    // line, the database would report a negative amount instead.
    if (await tx.existsBy(Payment, { reversalOf: payment.id }))
      throw new DomainError('PAYMENT_ALREADY_REVERSED');
    if (payment.bankLineId !== null)
      await this.bankLines.reopenFor(tx, { reference: by }, payment.bankLineId, reason);
    const reference = newReference('PAY');
    const { targetKind, target, share, method, amountCents, bankLineId, pack, packMinutes } =
      payment;
    const drawer =
      method === 'cash' ? await this.cashSessions.open(tx, { by, earlierDrawer }) : null;
    await tx
      .insert(Payment, {
        reference,
        targetKind,
        target,
        share,
        method,
        amountCents: -amountCents,
        receivedOn: on,
        note: reason,
        takenBy: by,
        cashSessionId: drawer?.id ?? null,
        bankLineId,
        pack,
        packMinutes: packMinutes === null ? null : -packMinutes,
        reversalOf: payment.id,
        createdAt: this.clock.now(),
      })
      .catch(reversedAlready);
    await this.audit.record(tx, {
      actor: by,
      act: 'payment.reverse',
      subjectKind: 'payment',
      subject: payment.reference,
      reason,
      changed: { [targetKind]: target, amountCents, method, ...forcedOf(drawer) },
    });
    return reference;
  }

  /**
   * The latest `receivedOn` among the target's payments that were not reversed, regardless of their
   * order of entry. Null if there is no such payment.
   */
  async lastReceivedOn(
    tx: Tx,
    targetKind: Receipt['targetKind'],
    target: string,
  ): Promise<string | null> {
    const [last] = await tx.query<{ on: string | null }[]>(
      `select max(p.received_on) as "on" from payments p where p.target_kind = $1 and p.target = $2
        and p.amount_cents > 0
       and not exists (select from payments r where r.reversal_of = p.id)`,
      [targetKind, target],
    );
    return last?.on ?? null;
  }

  /**
   * Returns the payment with this reference.
   * @throws DomainError NOT_FOUND
   */
  async byReference(tx: Tx, reference: string): Promise<ReceivedPayment> {
    const payment = await tx.findOneBy(Payment, { reference });
    if (!payment) throw new DomainError('NOT_FOUND');
    return payment;
  }
}

/**
 * Returns the part of the audit entry that names the drawer's opening day, if the payment used a
 * drawer of an earlier day. Otherwise it is empty.
 */
function forcedOf(drawer: { earlierDay: string | null } | null): { earlierDrawer?: string } {
  return drawer?.earlierDay ? { earlierDrawer: drawer.earlierDay } : {};
}

function reversedAlready(error: unknown): never {
  throw violatedConstraint(error) === 'payments_reversed_once'
    ? new DomainError('PAYMENT_ALREADY_REVERSED')
    : error;
}
