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

/** Messages to a guest of a match on the number that the guest gave for them. */
export const GUEST_NOTICE_TEMPLATES = [
  'matchSeatCancelled',
  'matchSeatMoved',
  'matchSeatGained',
  'matchSeatLost',
] as const satisfies readonly MailTemplate[];

type CustomerNoticeTemplate = (typeof DESK_NOTICE_TEMPLATES)[number];
/** All messages that the desk passes on. */
export const PASSED_ON_TEMPLATES = [...DESK_NOTICE_TEMPLATES, ...GUEST_NOTICE_TEMPLATES] as const;
export type DeskNoticeTemplate = (typeof PASSED_ON_TEMPLATES)[number];

/** How staff reached a customer. */
export const DESK_NOTICE_WAYS = ['whatsapp', 'call', 'desk'] as const;
export type DeskNoticeWay = (typeof DESK_NOTICE_WAYS)[number];

/** `over`: the message is obsolete, such as an offer that has ended. */
export const DESK_NOTICE_STATES = ['open', 'done', 'over'] as const;

/** Why no configured channel reaches a customer; `guest`: a message to a number failed. */
export const UNREACHED_REASONS = ['noAccount', 'noEmail', 'noMailServer', 'guest'] as const;

/** Returns the template if the desk passes its messages on, else null. */
export function deskTemplateOf(template: string): CustomerNoticeTemplate | null {
  return DESK_NOTICE_TEMPLATES.find((one) => one === template) ?? null;
}

/** The same for messages to guests of a match. */
export function guestTemplateOf(template: string): DeskNoticeTemplate | null {
  return GUEST_NOTICE_TEMPLATES.find((one) => one === template) ?? null;
}
