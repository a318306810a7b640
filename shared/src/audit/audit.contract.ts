import type { HistoryEntry } from '../bookings/bookings.contract.ts';

/** One line of the trail: who did what to what. */
export interface AuditEntryAnswer extends Omit<HistoryEntry, 'by' | 'amountCents' | 'was' | 'is' | 'priceKept'> {
  /** When, on the venue's wall: `YYYY-MM-DDTHH:mm`. */
  wall: string;
  /** `booking`, `customer`, `venue`. */
  subjectKind: string;
  /** Its reference or code. */
  subject: string;
  /** What else changed: names of fields, codes, sums; no personal data. */
  changed: Record<string, unknown> | null;
}
