import type { ChatClosure, ChatKind } from './community.codes.ts';

export interface ChatMember {
  /** Null for the desk as a player sees it, and for an account that is gone. */
  reference: string | null;
  /** In the reader's language for the desk. */
  displayName: string;
  desk: boolean;
}

/** Whom the desk talks with, so that it finds the bookings; null to players. */
export interface ChatCustomer {
  reference: string;
  fullName: string;
  phone: string | null;
}

/** What a group is for. */
export interface ChatMatch {
  reference: string;
  date: string;
  startTime: string;
}

export interface MessageAnswer {
  id: string;
  reference: string;
  chat: string;
  /** Of the desk a player sees `Réception`; the desk sees who of it wrote. */
  author: ChatMember;
  /** Plain text of one or several lines; empty where the desk has hidden it. */
  message: string;
  /** Whether the caller's side wrote it. */
  mine: boolean;
  hidden: boolean;
  /** In a group, of somebody the caller has blocked: folded on screen, and not counted as unread. */
  folded: boolean;
  /** The id that the author's browser gave it; null to the others. */
  clientId: string | null;
  createdAt: string;
  /** The same at the venue: no browser converts it. */
  date: string;
  time: string;
  /** When the other side first had it on screen. */
  seenAt: string | null;
}

export interface ChatAnswer {
  id: string;
  reference: string;
  kind: ChatKind;
  /** Both sides, the caller's first. */
  members: ChatMember[];
  /** Of a group: the match that its members play. */
  match: ChatMatch | null;
  lastMessage: MessageAnswer | null;
  /** Messages of the other side that the caller has not read. */
  unread: number;
  /** Why the caller cannot write now; null where it is open. */
  closed: ChatClosure | null;
  createdAt: string;
  /** When something was last said, or it was opened. */
  lastAt: string;
  /** For the desk: since when the player waits for an answer. Null where nobody waits, and to players. */
  waitingSince: string | null;
  /** For the desk. */
  customer: ChatCustomer | null;
}

/** What `POST chats` leads to: `/messagings?chat=REFERENCE`. */
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
