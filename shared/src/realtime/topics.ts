import type { BookingStatus, PaymentMethod, PaymentStatus } from '../bookings/bookings.codes.ts';
import type { DeskSlotState } from '../slots/slots.codes.ts';
import type { TimeSpan } from '../slots/slots.contract.ts';

export const NAMESPACES = ['/availability', '/discussions', '/me', '/desk'] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** Message of a `connect_error` without a valid token. */
export const CONNECT_REFUSED = 'AUTH_REQUIRED';

export interface Acknowledged {
  status: 'success' | 'error';
}

/** The opening day to watch, `YYYY-MM-DD`. */
export interface DayRoom {
  date: string;
}

export interface SlotChange extends TimeSpan {
  pitch: string;
  /** Calendar date of the start. */
  date: string;
  state: DeskSlotState;
  /** Instant at which the hold ends; null if the hold does not end. */
  heldUntil: string | null;
}

export interface SlotsEvent {
  /** Opening day. */
  date: string;
  changes: SlotChange[];
}

export const BOOKING_CAUSES = [
  'reserved',
  'confirmed',
  'paid',
  'reversed',
  'moved',
  'changed',
  'cancelled',
  'expired',
  'completed',
  'no_show',
  'under_review',
] as const;
export type BookingCause = (typeof BOOKING_CAUSES)[number];

/** A change of a booking; clients read the details. */
export interface BookingEvent extends TimeSpan {
  reference: string;
  cause: BookingCause;
  status: BookingStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  pitch: string;
  date: string;
  totalCents: number;
  paidCents: number;
  holdExpiresAt: string | null;
}

/** For staff: with the customer's name. */
export interface DeskBookingEvent extends BookingEvent {
  customerName: string;
}

export interface DeskPaymentEvent {
  reference: string;
  booking: string | null;
  subscription: string | null;
  amountCents: number;
}

export interface ReferenceEvent {
  reference: string;
}

export interface NotificationEvent {
  reference: string;
  text: string;
  createdAt: string;
}

export interface UnreadEvent {
  messages: number;
  notifications: number;
}

/**
 * A message was sent, hidden or made visible: the clients of all members reload it, including the
 * author's other browsers.
 */
export interface MessageEvent extends ReferenceEvent {
  chat: string;
  /** Client id for the author's browser; null for others. */
  clientId: string | null;
}

/** The other side has read up to this message. */
export interface SeenEvent {
  chat: string;
  message: string;
  seenAt: string;
}

/** The other side is typing. */
export interface TypingEvent {
  chat: string;
}

export const DISCUSSION_CAUSES = [
  'opened',
  'replied',
  'liked',
  'hidden',
  'shown',
  'locked',
  'unlocked',
] as const;
export type DiscussionCause = (typeof DISCUSSION_CAUSES)[number];

/** A change of a thread; open pages read it again. */
export interface DiscussionEvent extends ReferenceEvent {
  cause: DiscussionCause;
  /** The reply that was written, liked, hidden or made visible; null for the thread itself. */
  reply: string | null;
}

type Ask<Payload> = (payload: Payload, acknowledge: (answer: Acknowledged) => void) => void;
type Tell<Payload> = (payload: Payload) => void;
/** A namespace in which clients emit nothing. */
type Nothing = Record<string, never>;

/** Events that clients may emit, typed for socket.io. */
export interface ClientTopics {
  '/availability': { join: Ask<DayRoom>; leave: Ask<DayRoom> };
  '/discussions': Nothing;
  '/me': { typing: Ask<TypingEvent> };
  '/desk': Nothing;
}

/** Events that the server emits. */
export interface ServerTopics {
  '/availability': { slots: Tell<SlotsEvent> };
  '/discussions': {
    discussion: Tell<DiscussionEvent>;
    /** An open match was opened, filled, closed or hidden. */
    openMatch: Tell<ReferenceEvent>;
  };
  '/me': {
    notification: Tell<NotificationEvent>;
    booking: Tell<BookingEvent>;
    subscription: Tell<ReferenceEvent>;
    message: Tell<MessageEvent>;
    seen: Tell<SeenEvent>;
    typing: Tell<TypingEvent>;
    /** An open match of the user, or a match with a request of the user, changed. */
    openMatch: Tell<ReferenceEvent>;
    unread: Tell<UnreadEvent>;
    /** A waiting list entry changed. */
    waiting: Tell<ReferenceEvent>;
  };
  '/desk': {
    booking: Tell<DeskBookingEvent>;
    payment: Tell<DeskPaymentEvent>;
    cash: Tell<ReferenceEvent>;
    transfer: Tell<ReferenceEvent>;
    contact: Tell<ReferenceEvent>;
    /**
     * A conversation with the desk changed: a message was sent or read, or the conversation was
     * settled.
     */
    chat: Tell<ReferenceEvent>;
    typing: Tell<TypingEvent>;
    report: Tell<ReferenceEvent>;
    openMatch: Tell<ReferenceEvent>;
    /** The waiting list of a slot changed. */
    waiting: Tell<ReferenceEvent>;
  };
}

/** The payload of a server event: `Payload<'/me', 'booking'>`. */
export type Payload<N extends Namespace, E extends keyof ServerTopics[N]> =
  ServerTopics[N][E] extends Tell<infer P> ? P : never;
