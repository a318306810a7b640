import { REFERENCE_PREFIXES, type ReferenceKind } from '../references/reference.ts';

const NAMES: Readonly<Record<ReferenceKind, string>> = {
  booking: 'a booking',
  subscription: 'a subscription (pack)',
  pricing: 'a price rule',
  addon: 'an add-on',
  payment: 'a payment',
  chat: 'a conversation',
  message: 'a chat message',
  discussion: 'a discussion',
  user: 'a user account, also of its player card',
  customer: 'a customer record',
  session: 'a sign-in session',
  block: 'a block of a pitch',
  notification: 'a notification or mail',
  audit: 'an audit entry',
  season: 'a season',
  series: 'a series of weekly bookings',
  cashSession: 'a cash session (an opened drawer)',
  cashMovement: 'a cash movement',
  bankProfile: 'a bank profile (format of bank statements)',
  bankLine: 'a bank line',
  file: 'a file',
  media: 'an item of the gallery',
  partner: 'a partner',
  promo: 'a promotion',
  contact: 'a contact message',
  academySeason: 'an academy season',
  academySession: 'a weekly academy session',
  registration: 'an academy registration',
  tournament: 'a tournament',
  team: 'a team of a tournament',
  match: 'a match of a tournament',
  openMatch: 'an open match',
  matchAsk: 'a request to join an open match',
  share: "a player's share of an open match",
  bookingMatch: 'the match of a booking',
  matchPerson: 'a person of a match',
  reply: 'a reply to a discussion',
  report: 'a report about a post, profile or match',
  waiting: 'a waiting list entry',
  draft: 'a slot that is held without an account',
  squad: 'a squad',
  squadMember: 'a member of a squad',
  noShowDispute: 'a dispute of a no-show',
  deskNotice: 'a message that staff pass on',
  pushSubscription: 'the subscription of a browser to messages',
};

const isKind = (kind: string): kind is ReferenceKind => Object.hasOwn(NAMES, kind);

/** Describes a reference of the kind with the prefix `prefix`, for the API document. */
export function referenceDescription(prefix: string): string {
  const kind = Object.entries(REFERENCE_PREFIXES).find(([, one]) => one === prefix)?.[0] ?? '';
  if (!isKind(kind)) throw new Error(`no kind of reference has the prefix ${prefix}`);
  return `Reference of ${NAMES[kind]}, such as \`${prefix}-7K3M9QXT\`.`;
}

/** Descriptions of fields with one meaning in every body and answer, for the API document. */
export const LEAF_DESCRIPTIONS = {
  cents: 'Amount in centimes of a dirham.',
  date: 'Calendar date at the venue, `YYYY-MM-DD`.',
  time: 'Local time at the venue, `HH:mm`.',
  instant: 'Instant in UTC, ISO 8601.',
  pitch: 'Code of a pitch, such as `P1`.',
  pitches: 'Codes of pitches, such as `P1`, each once.',
  tariff: 'Code of a tariff, such as `standard`.',
  edition: 'Slug of a tournament edition: year and name, such as `2025/may`.',
  color: 'Colour in the form `#rrggbb`.',
  content: "Text in the caller's language; for staff with `?texts=all` in three languages.",
  sentence: "Sentence to show to the user, in the caller's language.",
  phone: 'Phone number in international form, such as `+212612345678`.',
} as const;
