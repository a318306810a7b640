/**
 * Kinds of open items that block an erasure. `match` is an upcoming match. `unpaid`, `packUnpaid`
 * and `share` are amounts due from the account's owner. `refund`, `packRefund`, `shareRefund` and
 * `transfer` (the unassigned rest of a bank line) are amounts due from the venue.
 */
export const ERASE_BLOCKER_KINDS = [
  'match',
  'unpaid',
  'refund',
  'packUnpaid',
  'packRefund',
  'share',
  'shareRefund',
  'transfer',
] as const;

/** Details that an account must have before its second booking. */
export const BOOKER_DETAILS = ['birthDate', 'emergencyPhone', 'password'] as const;
export type BookerDetail = (typeof BOOKER_DETAILS)[number];

export const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;
export type Position = (typeof POSITIONS)[number];

export const LEVELS = ['beginner', 'casual', 'regular', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** Channels that send a sign-in code to a phone. */
export const LOGIN_CODE_CHANNELS = ['whatsapp', 'sms'] as const;
export type LoginCodeChannel = (typeof LOGIN_CODE_CHANNELS)[number];
