/** Kinds of messages that a player can mute. */
export const NOTICE_KINDS = [
  'confirmed',
  'expiring',
  'expired',
  'changed',
  'payment',
  'tomorrow',
  'pack',
  'series',
  'message',
  'mention',
  'match',
  'waiting',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NOTICE_CHANNELS = ['site', 'mail'] as const;
type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** A kind of message that is muted on one channel. */
export type NoticeMute = `${NoticeKind}:${NoticeChannel}`;

/**
 * Messages that cannot be muted. Changes and cancellations by the venue are always mailed, because
 * without the mail a player could arrive at a closed pitch.
 */
const ALWAYS: readonly NoticeMute[] = ['changed:mail'];
/**
 * Messages that are never shown on a channel. A chat message is shown in its conversation with an
 * unread count, so it has no notification on the site.
 */
const NEVER: readonly NoticeMute[] = ['message:site'];

/** All combinations of kind and channel that a user can mute. */
export const NOTICE_MUTES: readonly NoticeMute[] = NOTICE_KINDS.flatMap((kind) =>
  NOTICE_CHANNELS.map((channel): NoticeMute => `${kind}:${channel}`),
).filter((mute) => !ALWAYS.includes(mute) && !NEVER.includes(mute));

/** Kinds of messages whose mails a user can stop. */
export const MAIL_KINDS: readonly NoticeKind[] = NOTICE_KINDS.filter((kind) =>
  NOTICE_MUTES.includes(`${kind}:mail`),
);

const KINDS: Readonly<Record<string, NoticeKind>> = {
  bookingConfirmed: 'confirmed',
  seriesConfirmed: 'confirmed',
  seriesReminder: 'expiring',
  seriesExpired: 'expired',
  seriesCancelled: 'changed',
  seriesCancelledByVenue: 'changed',
  bookingReminder: 'expiring',
  bookingReviewReminder: 'expiring',
  bookingExpired: 'expired',
  bookingMoved: 'changed',
  bookingCancelled: 'changed',
  bookingCancelledByVenue: 'changed',
  paymentReceived: 'payment',
  packPaymentReceived: 'payment',
  packActive: 'payment',
  bookingTomorrow: 'tomorrow',
  packExpiring: 'pack',
  packExpired: 'pack',
  seriesEnding: 'series',
  messageWaiting: 'message',
  communityMention: 'mention',
  matchAsked: 'match',
  matchAccepted: 'match',
  matchDeclined: 'match',
  matchLeft: 'match',
  matchClosed: 'match',
  matchMoved: 'changed',
  matchCancelled: 'changed',
  matchSeatGained: 'match',
  matchSeatLost: 'match',
  matchSeatMoved: 'changed',
  matchSeatCancelled: 'changed',
  matchUnanswered: 'match',
  matchResultDisputed: 'match',
  waitingJoined: 'waiting',
  waitingOffered: 'waiting',
  waitingEnded: 'waiting',
};

/**
 * Returns the kind of a message; null for a message that is always sent, such as a code, payment
 * instructions, or a no-show that can be disputed.
 */
export function noticeKindOf(template: string): NoticeKind | null {
  return Object.hasOwn(KINDS, template) ? (KINDS[template] ?? null) : null;
}

/** Returns the kind of a mail that its recipient can stop; null for a mail that is always sent. */
export function stoppableKindOf(template: string): NoticeKind | null {
  const kind = noticeKindOf(template);
  return kind !== null && MAIL_KINDS.includes(kind) ? kind : null;
}

/** Returns the kinds of mails that a list of muted messages stops. */
export function stoppedKinds(muted: readonly NoticeMute[]): NoticeKind[] {
  return MAIL_KINDS.filter((kind) => muted.includes(`${kind}:mail`));
}

/** Returns a list of muted messages after one kind of mails is stopped or resumed. */
export function withMailChoice(
  muted: readonly NoticeMute[],
  { kind, wanted }: { kind: NoticeKind; wanted: boolean },
): NoticeMute[] {
  const mute: NoticeMute = `${kind}:mail`;
  const others = muted.filter((one) => one !== mute);
  return wanted ? others : [...others, mute];
}

/** Whether the recipient has muted this message on this channel. */
export function isMuted(
  muted: readonly string[],
  template: string,
  channel: NoticeChannel,
): boolean {
  const kind = noticeKindOf(template);
  return kind !== null && muted.includes(`${kind}:${channel}`);
}
