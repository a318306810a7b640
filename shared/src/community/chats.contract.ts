import type { ChatClosure, ChatKind } from './community.codes.ts';

export interface ChatMember {
  /** Reference of the user. Null for an erased account, and for the desk in answers to players. */
  reference: string | null;
  /** Displayed name; for the desk it is translated to the reader's language. */
  displayName: string;
  desk: boolean;
}

/**
 * The customer that belongs to a conversation with the desk; with it staff find the customer's
 * bookings.
 */
export interface ChatCustomer {
  reference: string;
  fullName: string;
  phone: string | null;
}

/** The open match to which a group conversation belongs. */
export interface ChatMatch {
  reference: string;
  date: string;
  startTime: string;
}

export interface MessageAnswer {
  id: string;
  reference: string;
  chat: string;
  /**
   * Author of the message. For messages of the desk, players see `Réception`; staff see the name of
   * the staff member.
   */
  author: ChatMember;
  /** Plain text of one or several lines; empty if staff have hidden the message. */
  message: string;
  /** Whether the caller's side of the conversation wrote the message. */
  mine: boolean;
  hidden: boolean;
  /**
   * Whether a user that the caller has blocked wrote the message in a group. Such a message is
   * collapsed on screen and not counted as unread.
   */
  folded: boolean;
  /** Id that the author's browser assigned to the message; null for other readers. */
  clientId: string | null;
  createdAt: string;
  /** Date and time of `createdAt` in the venue's time zone; browsers must not convert it. */
  date: string;
  time: string;
  /**
   * Time at which another member of the conversation first read the message; null if no other
   * member has read it.
   */
  seenAt: string | null;
}

export interface ChatAnswer {
  id: string;
  reference: string;
  kind: ChatKind;
  /**
   * Members of the conversation, the caller's side first. In a group conversation they are the
   * players of a match, otherwise the two sides.
   */
  members: ChatMember[];
  /** The match of a group conversation; null for other conversations. */
  match: ChatMatch | null;
  lastMessage: MessageAnswer | null;
  /** Number of messages of other members that the caller has not read. */
  unread: number;
  /** Why the caller cannot write now; null if the caller can write. */
  closed: ChatClosure | null;
  createdAt: string;
  /** Time of the last message; without messages, the time at which the conversation was opened. */
  lastAt: string;
  /**
   * For staff: time since which the player awaits a response; null if no response is awaited.
   * Always null for players.
   */
  waitingSince: string | null;
  /** The customer in a conversation with the desk; null for callers other than staff. */
  customer: ChatCustomer | null;
}

/** Result of `POST chats`; the site shows the conversation at `/messagings?chat=REFERENCE`. */
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
