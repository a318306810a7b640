import { Injectable } from '@nestjs/common';
import { Audit } from '../platform/audit/audit.ts';
import { Clock } from '../platform/clock/clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { newReference } from '../platform/references.ts';

/** The drawer as payments need it: the one that is open. What the desk does with it is `CashDrawer`. */
@Injectable()
export class CashSessionsService {
  constructor(private readonly clock: Clock, private readonly audit: Audit) {}

  /** The open session's id. Cash that finds none opens one, its float to be counted later. */
  async open(tx: Tx, by: string): Promise<number> {
    const open = await this.current(tx);
    if (open !== null) return open;
    const reference = newReference('CS');
    const [made] = await tx.query<{ id: number }[]>(
      'insert into cash_sessions (reference, opened_at, opened_by) values ($1, $2, $3) on conflict do nothing returning id', [reference, this.clock.now(), by],
    );
    if (!made) return this.open(tx, by); // another till was first
    await this.audit.record(tx, { actor: by, act: 'cash_session.open', subjectKind: 'cash_session', subject: reference, to: 'open' });
    return made.id;
  }

  /** Shared lock: nobody closes the drawer while money is put into it. */
  private async current(tx: Tx): Promise<number | null> {
    const [row] = await tx.query<{ id: number }[]>('select id from cash_sessions where closed_at is null for share');
    return row?.id ?? null;
  }
}
