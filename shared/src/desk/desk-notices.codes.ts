import type { MailTemplate } from '../locales/message-parameters.ts';

/**
 * Messages that the desk passes on if no configured channel reaches the customer: changes of the
 * customer's own bookings, and a slot that is kept for the customer.
 */
export const DESK_NOTICE_TEMPLATES = [
  'bookingMoved',
  'bookingCancelledByVenue',
  'bookingExpired',
  'seriesCancelledByVenue',
  'seriesExpired',
  'waitingOffered',
] as const satisfies readonly MailTemplate[];
export type DeskNoticeTemplate = (typeof DESK_NOTICE_TEMPLATES)[number];

/** How staff reached a customer. */
export const DESK_NOTICE_WAYS = ['whatsapp', 'call', 'desk'] as const;
export type DeskNoticeWay = (typeof DESK_NOTICE_WAYS)[number];

/** `over`: the message is obsolete, such as an offer that has ended. */
export const DESK_NOTICE_STATES = ['open', 'done', 'over'] as const;

/** Why no configured channel reaches a customer. */
export const UNREACHED_REASONS = ['noAccount', 'noMailServer'] as const;

/** Returns the template if the desk passes its messages on, else null. */
export function deskTemplateOf(template: string): DeskNoticeTemplate | null {
  return DESK_NOTICE_TEMPLATES.find((one) => one === template) ?? null;
}
