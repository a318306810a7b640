import type { HistoryEntry } from '../bookings/bookings.contract.ts';

/** An entry of the audit trail. */
export interface AuditEntryAnswer extends Omit<
  HistoryEntry,
  'by' | 'amountCents' | 'was' | 'is' | 'priceKept'
> {
  /** Local time of the change at the venue: `YYYY-MM-DDTHH:mm`. */
  wall: string;
  /** Kind of the changed record, such as `booking`, `customer` or `venue`. */
  subjectKind: string;
  /** Reference or code of the changed record. */
  subject: string;
  /** Further details of the change: names of fields, codes and sums, but no personal data. */
  changed: Record<string, unknown> | null;
}
