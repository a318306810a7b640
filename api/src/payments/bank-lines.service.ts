import { Injectable } from '@nestjs/common';
import { fold } from '@five/shared/search/fold';
import type { Caller } from '../platform/access/caller.ts';
import { Audit, type AuditEntry } from '../platform/audit/audit.ts';
import { Clock } from '../platform/clock/clock.ts';
import { type Tx, Transactions } from '../platform/database/transactions.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import { eraseRows } from '../platform/personal-data/marked-rows.ts';
import { Realtime } from '../platform/realtime/realtime.ts';
import { RecordCustomers } from '../users/customers/record-customers.ts';
import { BankLine } from './bank-line.entity.ts';

/** The fields of a locked bank line that payments need. */
export interface LockedLine extends Pick<BankLine, 'id' | 'bookedOn'> {
  /** The part of the line's amount, in centimes, that no payment uses. */
  restCents: number;
}

/**
 * Minimum number of words in the name of an erased customer for labels to be searched for this
 * name. A single word, such as a first name, does not identify a person.
 */
const LEAST_WORDS = 2;

type Entry = Pick<AuditEntry, 'act' | 'reason' | 'changed'>;

/**
 * Staff actions on bank lines. Each action locks the line's row, so that two payments from one line
 * cannot use the same amount.
 */
@Injectable()
export class BankLinesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly realtime: Realtime,
    private readonly customers: RecordCustomers,
  ) {}

  /**
   * Locks and returns a bank line of which a part is not used by payments.
   * @throws DomainError NOT_FOUND, BANK_LINE_DISMISSED, BANK_LINE_SETTLED
   */
  async lockOpen(tx: Tx, reference: string): Promise<LockedLine> {
    const { dismissedAt, ...line } = await this.locked(tx, reference);
    if (dismissedAt !== null) throw new DomainError('BANK_LINE_DISMISSED');
    if (line.restCents === 0) throw new DomainError('BANK_LINE_SETTLED');
    return line;
  }

  /**
   * Dismisses the unused amount of a line, because it is not a payment to the venue or was returned
   * to the payer.
   * @throws DomainError NOT_FOUND, BANK_LINE_DISMISSED, BANK_LINE_SETTLED
   */
  dismiss(by: Caller, reference: string, reason: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const { id, restCents } = await this.lockOpen(tx, reference);
      await tx.update(BankLine, { id }, { dismissedAt: this.clock.now(), dismissedReason: reason });
      await this.note(tx, by, reference, {
        act: 'bank_line.dismiss',
        reason,
        changed: { restCents },
      });
    });
  }

  /**
   * Reopens a dismissed line.
   * @throws DomainError NOT_FOUND, BANK_LINE_NOT_DISMISSED
   */
  reopen(by: Caller, reference: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const { id, dismissedAt } = await this.locked(tx, reference);
      if (dismissedAt === null) throw new DomainError('BANK_LINE_NOT_DISMISSED');
      await this.clear(tx, by, { id, reference });
    });
  }

  /**
   * Locks a bank line. Every payment locks the bank line first and then the booking, pack or share,
   * so that payments cannot deadlock.
   */
  async lock(tx: Tx, id: number): Promise<void> {
    await tx.query('select 1 from bank_lines where id = $1 for update', [id]);
  }

  /**
   * Removes the labels of bank lines that paid for a person's bookings, packs and shares of open
   * matches. The stored hash still identifies these lines when a later file contains them.
   */
  async eraseOf(tx: Tx, customerId: number): Promise<void> {
    await eraseRows(
      tx,
      BankLine,
      `id in (
        select bank_line_id from payments where target_kind = 'booking'
        and target in (${this.customers.referencesOf('booking', '$1')})
        union all select bank_line_id from payments where target_kind = 'subscription'
        and target in (${this.customers.referencesOf('subscription', '$1')})
        union all select bank_line_id from payments
        where share in (${this.customers.referencesOf('share', '$1')}))`,
      [customerId],
    );
  }

  /**
   * Removes the labels of dismissed lines that contain the person's full name. Other dismissed
   * lines keep their label, because nothing links them to a person.
   */
  async eraseNamed(tx: Tx, name: string): Promise<void> {
    const words = fold(name)
      .split(' ')
      .filter((word) => word !== '');
    if (words.length < LEAST_WORDS) return;
    await eraseRows(
      tx,
      BankLine,
      `dismissed_at is not null and label is not null
        and string_to_array(regexp_replace(search, '[^[:alnum:]]+', ' ', 'g'), ' ') @> $1::text[]`,
      [words],
    );
  }

  /**
   * Reopens a dismissed line when one of its payments is reversed. Otherwise the amount that
   * becomes unassigned would not be visible.
   */
  async reopenFor(
    tx: Tx,
    by: Pick<Caller, 'reference'>,
    id: number,
    reason: string,
  ): Promise<void> {
    const [filed] = await tx.query<{ reference: string }[]>(
      'select reference from bank_lines where id = $1 and dismissed_at is not null for update',
      [id],
    );
    if (filed) await this.clear(tx, by, { id, ...filed }, reason);
  }

  /** Writes the audit entry of an action on a line and notifies the desk. */
  async note(
    tx: Tx,
    by: Pick<Caller, 'reference'>,
    reference: string,
    entry: Entry,
  ): Promise<void> {
    await this.audit.record(tx, {
      actor: by.reference,
      subjectKind: 'bank_line',
      subject: reference,
      ...entry,
    });
    this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'transfer', {
      reference,
    });
  }

  private async clear(
    tx: Tx,
    by: Pick<Caller, 'reference'>,
    { id, reference }: { id: number; reference: string },
    reason?: string,
  ): Promise<void> {
    await tx.update(BankLine, { id }, { dismissedAt: null, dismissedReason: null });
    await this.note(tx, by, reference, { act: 'bank_line.reopen', reason });
  }

  private async locked(
    tx: Tx,
    reference: string,
  ): Promise<LockedLine & { dismissedAt: Date | null }> {
    const line = await tx.findOne(BankLine, {
      select: { id: true, bookedOn: true, amountCents: true, dismissedAt: true },
      where: { reference },
      lock: { mode: 'pessimistic_write' },
    });
    if (!line) throw new DomainError('NOT_FOUND');
    const [used] = await tx.query<{ cents: number }[]>(
      'select coalesce(sum(amount_cents), 0) as cents from payments where bank_line_id = $1',
      [line.id],
    );
    return {
      id: line.id,
      bookedOn: line.bookedOn,
      dismissedAt: line.dismissedAt,
      restCents: line.amountCents - (used?.cents ?? 0),
    };
  }
}
