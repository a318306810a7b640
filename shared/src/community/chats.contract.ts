import { writeResult } from '../platform/call.ts';
import {
  about,
  array,
  date,
  flag,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  text,
  time,
  type TypeOf,
} from '../platform/schema.ts';
import { CHAT_CLOSURES, CHAT_KINDS } from './community.codes.ts';

const member = object('ChatMember', {
  reference: about(
    'Reference of the user. Null for an erased account, and for the desk in answers to players.',
    nullable(reference('user')),
  ),
  displayName: about(
    "Displayed name; for the desk it is translated to the reader's language.",
    text(),
  ),
  desk: about('Whether this is the desk of the venue.', flag()),
});
export type ChatMember = TypeOf<typeof member>;

const customer = object('ChatCustomer', {
  reference: reference('customer'),
  fullName: text(),
  phone: about('Phone number of the customer; null: unknown.', nullable(text())),
});
/**
 * The customer that belongs to a conversation with the desk; with it staff find the customer's
 * bookings.
 */
export type ChatCustomer = TypeOf<typeof customer>;

const match = object('ChatMatch', {
  reference: reference('openMatch'),
  date: date(),
  startTime: time(),
});
/** The open match to which a group conversation belongs. */
export type ChatMatch = TypeOf<typeof match>;

export const message = object('Message', {
  id: reference('message'),
  reference: reference('message'),
  chat: reference('chat'),
  author: about(
    'Author of the message. For messages of the desk, players see `Réception`; staff see the ' +
      'name of the staff member.',
    member,
  ),
  message: about(
    'Plain text of one or several lines; empty if staff have hidden the message.',
    text(),
  ),
  mine: about("Whether the caller's side of the conversation wrote the message.", flag()),
  hidden: about('Whether staff have hidden the message.', flag()),
  folded: about(
    'Whether a user that the caller has blocked wrote the message in a group. Such a message is ' +
      'collapsed on screen and not counted as unread.',
    flag(),
  ),
  clientId: about(
    "Id that the author's browser assigned to the message; null for other readers.",
    nullable(text()),
  ),
  createdAt: instant(),
  date: about(
    "Date of `createdAt` in the venue's time zone; browsers must not convert it.",
    date(),
  ),
  time: about("Local time of `createdAt` in the venue's time zone, `HH:mm`.", time()),
  seenAt: about(
    'Time at which another member of the conversation first read the message; null if no other ' +
      'member has read it.',
    nullable(instant()),
  ),
});
export type MessageAnswer = TypeOf<typeof message>;

export const chat = object('Chat', {
  id: reference('chat'),
  reference: reference('chat'),
  kind: about(
    '`desk`: with the venue; `direct`: between two players; `group`: of an open match.',
    oneOf(CHAT_KINDS),
  ),
  members: about(
    "Members of the conversation, the caller's side first. In a group conversation " +
      'they are the players of a match, otherwise the two sides.',
    array(member),
  ),
  match: about('The match of a group conversation; null for other conversations.', nullable(match)),
  lastMessage: about('The latest message; null: none.', nullable(message)),
  unread: about('Number of messages of other members that the caller has not read.', integer()),
  closed: about(
    'Why the caller cannot write now; null if the caller can write.',
    nullable(oneOf(CHAT_CLOSURES)),
  ),
  createdAt: instant(),
  lastAt: about(
    'Time of the last message; without messages, the time at which the conversation was opened.',
    instant(),
  ),
  waitingSince: about(
    'For staff: time since which the player awaits a response; null if no response is awaited. ' +
      'Always null for players.',
    nullable(instant()),
  ),
  customer: about(
    'The customer in a conversation with the desk; null for callers other than staff.',
    nullable(customer),
  ),
});
export type ChatAnswer = TypeOf<typeof chat>;

const opened = object('ChatReference', {
  reference: reference('chat'),
});

export const chatOpened = writeResult('ChatOpened', opened);
export const chatsLeft = writeResult('ChatsLeft', array(chat));
export const chatSaved = writeResult('ChatSaved', chat);
export const messageSaved = writeResult('MessageSaved', message);
