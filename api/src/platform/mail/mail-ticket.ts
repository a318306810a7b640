import type { MailTemplate } from '@five/shared/locales/message-parameters';

/** The slot that a mail is about, as the ticket of a booking shows it. All texts are localized. */
export interface MailTicket {
  startTime: string;
  /** Null if the mail does not contain it. */
  endTime: string | null;
  /** The day, with its night for an hour after midnight. */
  day: string;
  pitch: string | null;
  /** Whether the slot is no longer valid; its hour is then struck out. */
  isVoid: boolean;
}

/** Mails about a slot that the recipient does not have, or no longer has. */
const VOID: readonly string[] = [
  'bookingCancelled',
  'bookingCancelledByVenue',
  'bookingExpired',
  'matchCancelled',
  'matchDeclined',
  'matchClosed',
  'matchSeatCancelled',
  'waitingEnded',
] satisfies MailTemplate[];

/**
 * Returns the ticket of a mail; null for a mail without a day and an hour.
 * @param shown the parameters, formatted for the recipient
 */
export function ticketOf(template: string, shown: Record<string, unknown>): MailTicket | null {
  const { date, startTime, endTime, pitch } = shown;
  if (typeof date !== 'string' || typeof startTime !== 'string') return null;
  return {
    startTime,
    endTime: typeof endTime === 'string' ? endTime : null,
    day: date,
    pitch: typeof pitch === 'string' ? pitch : null,
    isVoid: VOID.includes(template),
  };
}
