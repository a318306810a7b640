import { calls, listOf } from '../platform/call.ts';
import { reference } from '../platform/schema.ts';
import { chat, chatOpened, chatSaved, chatsLeft, message, messageSaved } from './chats.contract.ts';
import {
  DeskOpenChatRequest,
  OpenChatRequest,
  ReadChatRequest,
  SendMessageRequest,
  SettleChatRequest,
} from './chats.requests.ts';

const CHATS = {
  filter: ['kind', 'unread', 'waiting'],
  sort: ['id', 'reference', 'lastAt', 'createdAt', 'waitingSince'],
  desk: ['waiting', 'waitingSince'],
} as const;
const CLOSED = [
  'CHAT_OPT_IN_REQUIRED',
  'CHAT_BLOCKED',
  'CHAT_CLOSED',
  'COMMUNITY_SUSPENDED',
] as const;

export const CHATS_CALLS = calls({
  'GET chats': {
    permission: 'chats.read',
    summary: 'List conversations, latest message first; staff get those with the desk.',
    answer: listOf(chat),
    list: CHATS,
  },
  'GET chats/{id}': { permission: 'chats.read', summary: 'Get a conversation.', answer: chat },
  'POST chats': {
    permission: 'chats.open',
    body: { player: OpenChatRequest, staff: DeskOpenChatRequest },
    summary: 'Open a conversation with a player or the desk.',
    description: 'The same two parties get the same conversation: 201 if it is new, otherwise 200.',
    answer: chatOpened,
    alsoAnswers: [200],
    errors: ['REFERENCE_UNKNOWN', 'COMMUNITY_SELF', ...CLOSED],
  },
  'DELETE chats/{id}': {
    id: 'leaveChat',
    permission: 'chats.leave',
    summary: 'Leave the group conversation of a match for good and return the remaining list.',
    description: 'The place in the match is kept.',
    answer: chatsLeft,
    list: CHATS,
    errors: ['CHAT_STAYS'],
  },
  'POST chats/{id}/read': {
    permission: 'chats.mark',
    body: ReadChatRequest,
    status: 200,
    summary: 'Mark messages as read, up to a given one or all.',
    answer: chatSaved,
    errors: ['REFERENCE_UNKNOWN'],
  },
  'POST chats/{id}/settle': {
    permission: 'chats.settle',
    body: SettleChatRequest,
    status: 200,
    summary: 'Mark messages of a player as answered, up to a given one or all.',
    description: 'Later messages still await a response.',
    answer: chatSaved,
    errors: ['REFERENCE_UNKNOWN'],
  },
  'GET messagings/{chat}': {
    id: 'listMessages',
    permission: 'messages.read',
    summary: 'List messages of a conversation, newest first.',
    description: '`before` pages backwards without shifts by new messages.',
    answer: listOf(message),
    list: { filter: [], sort: ['createdAt'] },
    query: {
      before: {
        schema: reference('message'),
        description: 'Reference of a message; only older messages are returned.',
      },
    },
    errors: ['REFERENCE_UNKNOWN'],
  },
  'POST messagings': {
    id: 'createMessage',
    permission: 'messages.send',
    body: SendMessageRequest,
    summary: 'Send a message.',
    description:
      'The same `clientId` again in the conversation returns the stored message with 200. ' +
      'It is refused with another text or from another author.',
    answer: messageSaved,
    alsoAnswers: [200],
    errors: ['REFERENCE_UNKNOWN', 'IDEMPOTENCY_MISMATCH', ...CLOSED],
  },
});
