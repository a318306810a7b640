import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import type { CteBuilder, Tx } from '../database/transactions.ts';

/** One entry of the audit trail. `changed` holds field names and codes, never personal data. */
export interface AuditEntry {
  /**
   * The reference of the user that acted. Null if the product acted itself, in a scheduled job or
   * an expiry.
   */
  actor: string | null;
  /** The action, such as `booking.reserve` or `payment.reverse`. */
  act: string;
  subjectKind: string;
  subject: string;
  from?: string | null;
  to?: string | null;
  reason?: string | null;
  changed?: Record<string, unknown> | null;
}

/** Writes audit entries in the transaction of the audited change. */
@Injectable()
export class Audit {
  constructor(private readonly clock: Clock) {}

  async record(tx: Tx, ...entries: AuditEntry[]): Promise<void> {
    if (entries.length === 0) return;
    await tx.query(insert('$1', '$2'), [this.clock.now(), JSON.stringify(entries)]);
  }

  /** Adds the insert of the entries to a larger statement as a CTE. */
  recordWith(cteBuilder: CteBuilder, ...entries: AuditEntry[]): void {
    cteBuilder.with(
      'audited',
      insert(cteBuilder.bind(this.clock.now()), cteBuilder.bind(JSON.stringify(entries))),
    );
  }
}

const insert = (at: string, entries: string) => `
  insert into audit (at, actor, act, subject_kind, subject, from_state, to_state, reason, changed)
  select ${at}::timestamptz, e->>'actor', e->>'act', e->>'subjectKind', e->>'subject', e->>'from',
  e->>'to', e->>'reason', nullif(e->'changed', 'null'::jsonb)
  from jsonb_array_elements(${entries}::jsonb) e`;
