import type { BookingStatus, PaymentMethod } from '../bookings/bookings.codes.ts';
import type { PaymentStatus } from '../payments/payments.codes.ts';
import type { DeskSlotState } from '../slots/slots.codes.ts';
import type { TimeSpan } from '../slots/slots.contract.ts';

export const NAMESPACES = ['/availability', '/discussions', '/matches', '/me', '/desk'] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** Error message of a `connect_error` that a client receives without a valid token. */
export const CONNECT_REFUSED = 'AUTH_REQUIRED';

export interface Acknowledged {
  status: 'success' | 'error';
}

/** An opening day whose events a client joins or leaves, `YYYY-MM-DD`. */
export interface DayRoom {
  date: string;
}

/** Payload to join the events of the match that the token of a link opens. */
export interface MatchRoom {
  token: string;
  /** Version of the match that the client shows (`matchVersion`), as in `JoinDay`. */
  version?: string;
}

/** Payload that names the version of the own bookings that the client shows. */
export interface BookingsKnown {
  version: string;
}

export interface Current {
  current: boolean;
}

/** Payload to join the events of an opening day. */
export interface JoinDay extends DayRoom {
  /**
   * Version of the slots that the client shows (`slotsVersion`). The answer then says whether they
   * are current, so that the client does not have to load them again.
   */
  version?: string;
}

/** Answer to a client that joins a room whose data have a version. */
export interface Joined extends Acknowledged {
  /** Whether the data of the client are current; only present if it sent their version. */
  current?: boolean;
}

export interface SlotChange extends TimeSpan {
  pitch: string;
  /**
   * Calendar date on which the slot starts; for a start after midnight it is the day after the
   * opening day.
   */
  date: string;
  state: DeskSlotState;
  /**
   * Instant at which the hold (a pending booking) on the slot ends; null if no hold with an end
   * occupies the slot.
   */
  heldUntil: string | null;
}

export interface SlotsEvent {
  /** The opening day of the changed slots. */
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

/** Event of a change of a booking; clients that receive it load the details of the booking. */
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

/** Booking event for staff; it adds the customer's name. */
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
 * Event of a message that was sent, hidden or made visible. The clients of all members reload the
 * message, including the author's other browsers.
 */
export interface MessageEvent extends ReferenceEvent {
  chat: string;
  /** The id that the author's browser gave to the message; null for other users. */
  clientId: string | null;
}

/** The other participant of the chat has read all messages up to `message`. */
export interface SeenEvent {
  chat: string;
  message: string;
  seenAt: string;
}

/** The other participant of the chat is typing. */
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

/** Event of a change of a forum thread; open pages reload the thread. */
export interface DiscussionEvent extends ReferenceEvent {
  cause: DiscussionCause;
  /**
   * Reference of the reply that was written, liked, hidden or made visible; null if the event
   * concerns the thread itself.
   */
  reply: string | null;
}

type AcknowledgedHandler<Payload, Answer = Acknowledged> = (
  payload: Payload,
  acknowledge: (answer: Answer) => void,
) => void;
type EventHandler<Payload> = (payload: Payload) => void;
/** Type of a namespace in which clients send no events. */
type Nothing = Record<string, never>;

/** Events that clients may send, typed for socket.io. */
export interface ClientTopics {
  '/availability': {
    join: AcknowledgedHandler<JoinDay, Joined>;
    leave: AcknowledgedHandler<DayRoom>;
  };
  '/discussions': Nothing;
  '/matches': { join: AcknowledgedHandler<MatchRoom, Joined> };
  '/me': {
    typing: AcknowledgedHandler<TypingEvent>;
    /**
     * Asks whether the list of own bookings with a version (`bookingsVersion`) is current. False
     * means that the client has to load it again.
     */
    bookings: AcknowledgedHandler<BookingsKnown, Current>;
    /** Asks for the current unread counts. */
    unread: (acknowledge: (counts: UnreadEvent | null) => void) => void;
  };
  '/desk': Nothing;
}

/** Events that the server sends, typed for socket.io. */
export interface ServerTopics {
  '/availability': { slots: EventHandler<SlotsEvent> };
  '/discussions': {
    discussion: EventHandler<DiscussionEvent>;
    /** An open match was opened, filled, closed or hidden. */
    openMatch: EventHandler<ReferenceEvent>;
  };
  '/matches': {
    /** A match or an answer to it changed; pages read the match again. */
    match: EventHandler<ReferenceEvent>;
  };
  '/me': {
    notification: EventHandler<NotificationEvent>;
    booking: EventHandler<BookingEvent>;
    subscription: EventHandler<ReferenceEvent>;
    message: EventHandler<MessageEvent>;
    seen: EventHandler<SeenEvent>;
    typing: EventHandler<TypingEvent>;
    /** An open match of the user changed, or an open match that the user has requested to join. */
    openMatch: EventHandler<ReferenceEvent>;
    unread: EventHandler<UnreadEvent>;
    /** The user's entry on a waiting list changed. */
    waiting: EventHandler<ReferenceEvent>;
  };
  '/desk': {
    booking: EventHandler<DeskBookingEvent>;
    payment: EventHandler<DeskPaymentEvent>;
    cash: EventHandler<ReferenceEvent>;
    transfer: EventHandler<ReferenceEvent>;
    contact: EventHandler<ReferenceEvent>;
    /**
     * A conversation with the reception changed: a message was sent or read, or staff marked the
     * conversation as settled.
     */
    chat: EventHandler<ReferenceEvent>;
    typing: EventHandler<TypingEvent>;
    report: EventHandler<ReferenceEvent>;
    openMatch: EventHandler<ReferenceEvent>;
    /** The list of a booking's match, or a share of its price, changed. */
    match: EventHandler<ReferenceEvent>;
    /** A player disputed a no-show, or staff settled the dispute. */
    dispute: EventHandler<ReferenceEvent>;
    /** A message that staff pass on was stored, passed on or withdrawn. */
    notice: EventHandler<ReferenceEvent>;
    /** The waiting list of a slot changed. */
    waiting: EventHandler<ReferenceEvent>;
  };
}

/** The type of the payload of a server event, as in `Payload<'/me', 'booking'>`. */
export type Payload<N extends Namespace, E extends keyof ServerTopics[N]> =
  ServerTopics[N][E] extends EventHandler<infer P> ? P : never;
