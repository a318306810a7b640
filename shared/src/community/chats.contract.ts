import type { ChatClosure, ChatKind } from './community.codes.ts';

export interface ChatMember {
  /** Null for the desk as seen by players, and for an erased account. */
  reference: string | null;
  /** For the desk in the reader's language. */
  displayName: string;
  desk: boolean;
}

/** The customer in a conversation with the desk, to find the bookings; null for players. */
export interface ChatCustomer {
  reference: string;
  fullName: string;
  phone: string | null;
}

/** The match of a group conversation. */
export interface ChatMatch {
  reference: string;
  date: string;
  startTime: string;
}

export interface MessageAnswer {
  id: string;
  reference: string;
  chat: string;
  /** The author. For the desk, players see `Réception`; staff see which member of staff wrote. */
  author: ChatMember;
  /** Plain text of one or several lines; empty if staff have hidden it. */
  message: string;
  /** Whether the caller's side wrote it. */
  mine: boolean;
  hidden: boolean;
  /**
   * Whether a user blocked by the caller wrote it in a group: it is collapsed on screen, and not
   * counted as unread.
   */
  folded: boolean;
  /** The id that the author's browser assigned; null for other readers. */
  clientId: string | null;
  createdAt: string;
  /** Date and time of `createdAt` in the venue's time zone; browsers must not convert it. */
  date: string;
  time: string;
  /** When the other side first read it. */
  seenAt: string | null;
}

export interface ChatAnswer {
  id: string;
  reference: string;
  kind: ChatKind;
  /** Both sides, the caller's first. */
  members: ChatMember[];
  /** For a group: the match of its members. */
  match: ChatMatch | null;
  lastMessage: MessageAnswer | null;
  /** Number of unread messages of the other side. */
  unread: number;
  /** Why the caller cannot write now; null if the conversation is open. */
  closed: ChatClosure | null;
  createdAt: string;
  /** Time of the last message; without messages, the time at which the conversation was opened. */
  lastAt: string;
  /**
   * For staff: time since which the player awaits a response. Null for players, and if no response
   * is awaited.
   */
  waitingSince: string | null;
  /** Staff only. */
  customer: ChatCustomer | null;
}

/** Result of `POST chats`, shown at `/messagings?chat=REFERENCE`. */
export interface ChatOpened {
  reference: string;
}

export interface OpenChatInput {
  player?: string;
}

export interface SendMessageInput {
  chat: string;
  message: string;
  clientId?: string;
}

export interface ReadChatInput {
  message?: string;
}

export interface SettleChatInput {
  message?: string;
}
