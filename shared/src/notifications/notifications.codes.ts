/** What a player is told of, as one chooses it. */
export const NOTICE_KINDS = ['confirmed', 'expiring', 'expired', 'changed', 'payment', 'tomorrow', 'pack', 'message', 'mention', 'match', 'waiting'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NOTICE_CHANNELS = ['site', 'mail'] as const;
type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** One kind that does not come by one channel. */
export type NoticeMute = `${NoticeKind}:${NoticeChannel}`;

/** What the venue moved or cancelled always comes by mail: who silenced it would stand before a closed pitch. */
const ALWAYS: readonly NoticeMute[] = ['changed:mail'];
/** A message waits in its conversation, with a number beside it: that is all there is to see on the site. */
const NEVER: readonly NoticeMute[] = ['message:site'];

/** What can be silenced. */
export const NOTICE_MUTES: readonly NoticeMute[] = NOTICE_KINDS
  .flatMap((kind) => NOTICE_CHANNELS.map((channel): NoticeMute => `${kind}:${channel}`))
  .filter((mute) => !ALWAYS.includes(mute) && !NEVER.includes(mute));

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
  messageWaiting: 'message',
  communityMention: 'mention',
  matchAsked: 'match',
  matchAccepted: 'match',
  matchDeclined: 'match',
  matchLeft: 'match',
  matchClosed: 'match',
  matchMoved: 'changed',
  matchCancelled: 'changed',
  waitingJoined: 'waiting',
  waitingOffered: 'waiting',
  waitingEnded: 'waiting',
};

/** The kind of a message; null for one that always comes: a code, how to pay what was just ordered. */
export function noticeKindOf(template: string): NoticeKind | null {
  return Object.hasOwn(KINDS, template) ? KINDS[template] ?? null : null;
}

/** Whether who chose so is not told by this channel. */
export function isMuted(muted: readonly string[], template: string, channel: NoticeChannel): boolean {
  const kind = noticeKindOf(template);
  return kind !== null && muted.includes(`${kind}:${channel}`);
}
