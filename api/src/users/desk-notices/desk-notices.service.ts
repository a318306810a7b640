import { Injectable } from '@nestjs/common';
import type { DeskNoticeWay } from '@five/shared/desk/desk-notices.codes';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { DeskNotice } from './desk-notice.entity.ts';
import { DeskNotices } from './desk-notices.ts';

/** Records that staff have informed a customer, and takes such a record back. */
@Injectable()
export class DeskNoticesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly notices: DeskNotices,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Records that the customer was informed. The first record stays, so that two desks that press
   * at once see who was first.
   * @throws DomainError NOT_FOUND
   */
  done(by: Caller, reference: string, way: DeskNoticeWay): Promise<void> {
    return this.transactions.run(async (tx) => {
      const notice = await lock(tx, reference);
      if (notice.doneAt !== null) return;
      const doneAt = this.clock.now();
      await tx.update(
        DeskNotice,
        { id: notice.id },
        { doneAt, doneBy: by.reference, doneWay: way },
      );
      await this.publish(tx, by, notice, { act: 'deskNotice.done', changed: { way } });
    });
  }

  /**
   * Reopens a message whose customer was not informed after all.
   * @throws DomainError NOT_FOUND
   */
  reopen(by: Caller, reference: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      const notice = await lock(tx, reference);
      if (notice.doneAt === null) return;
      await tx.update(DeskNotice, { id: notice.id }, { doneAt: null, doneBy: null, doneWay: null });
      await this.publish(tx, by, notice, { act: 'deskNotice.reopened', changed: null });
    });
  }

  private async publish(
    tx: Tx,
    by: Caller,
    { reference }: DeskNotice,
    entry: { act: string; changed: Record<string, unknown> | null },
  ): Promise<void> {
    await this.audit.record(tx, {
      actor: by.reference,
      subjectKind: 'deskNotice',
      subject: reference,
      ...entry,
    });
    this.notices.changed(tx, reference);
  }
}

async function lock(tx: Tx, reference: string): Promise<DeskNotice> {
  const notice = await tx.findOne(DeskNotice, {
    where: { reference },
    lock: { mode: 'pessimistic_write' },
  });
  if (!notice) throw new DomainError('NOT_FOUND');
  return notice;
}
