import { writeResult } from '../platform/call.ts';
import {
  array,
  date,
  flag,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  type Schema,
  text,
  time,
} from '../platform/schema.ts';
import type {
  ChatAnswer,
  ChatCustomer,
  ChatMatch,
  ChatMember,
  ChatOpened,
  MessageAnswer,
} from './chats.contract.ts';
import { CHAT_CLOSURES, CHAT_KINDS } from './community.codes.ts';

const member: Schema<ChatMember> = object<ChatMember>('ChatMember', {
  reference: nullable(reference('user')),
  displayName: text(),
  desk: flag(),
});

const customer: Schema<ChatCustomer> = object<ChatCustomer>('ChatCustomer', {
  reference: reference('customer'),
  fullName: text(),
  phone: nullable(text()),
});

const match: Schema<ChatMatch> = object<ChatMatch>('ChatMatch', {
  reference: reference('openMatch'),
  date: date(),
  startTime: time(),
});

export const message: Schema<MessageAnswer> = object<MessageAnswer>('Message', {
  id: reference('message'),
  reference: reference('message'),
  chat: reference('chat'),
  author: member,
  message: text(),
  mine: flag(),
  hidden: flag(),
  folded: flag(),
  clientId: nullable(text()),
  createdAt: instant(),
  date: date(),
  time: time(),
  seenAt: nullable(instant()),
});

export const chat: Schema<ChatAnswer> = object<ChatAnswer>('Chat', {
  id: reference('chat'),
  reference: reference('chat'),
  kind: oneOf(CHAT_KINDS),
  members: array(member),
  match: nullable(match),
  lastMessage: nullable(message),
  unread: integer(),
  closed: nullable(oneOf(CHAT_CLOSURES)),
  createdAt: instant(),
  lastAt: instant(),
  waitingSince: nullable(instant()),
  customer: nullable(customer),
});

const opened: Schema<ChatOpened> = object<ChatOpened>('ChatReference', {
  reference: reference('chat'),
});

export const chatOpened = writeResult('ChatOpened', opened);
export const chatsLeft = writeResult('ChatsLeft', array(chat));
export const chatSaved = writeResult('ChatSaved', chat);
export const messageSaved = writeResult('MessageSaved', message);
