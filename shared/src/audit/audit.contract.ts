import type { HistoryEntry } from '../bookings/bookings.contract.ts';

/** An entry of the audit trail. */
export interface AuditEntryAnswer extends Omit<
  HistoryEntry,
  'by' | 'amountCents' | 'was' | 'is' | 'priceKept'
> {
  /** Wall time of the venue: `YYYY-MM-DDTHH:mm`. */
  wall: string;
  /** Kind of the changed record: `booking`, `customer`, `venue`. */
  subjectKind: string;
  /** Reference or code of the changed record. */
  subject: string;
  /** Further changes: names of fields, codes, sums; no personal data. */
  changed: Record<string, unknown> | null;
}
