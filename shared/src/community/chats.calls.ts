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
    summary:
      'The caller’s conversations, the one last spoken in first; for the desk all that are held ' +
      'with it.',
    answer: listOf(chat),
    list: CHATS,
  },
  'GET chats/{id}': { permission: 'chats.read', summary: 'One of them.', answer: chat },
  'POST chats': {
    permission: 'chats.open',
    body: { player: OpenChatRequest, staff: DeskOpenChatRequest },
    summary:
      'A conversation with a player, or with the desk when none is named; the desk names the ' +
      'player. The same two get the same one: 201 the first time, 200 then.',
    answer: chatOpened,
    alsoAnswers: [200],
    errors: ['REFERENCE_UNKNOWN', 'COMMUNITY_SELF', ...CLOSED],
  },
  'DELETE chats/{id}': {
    id: 'leaveChat',
    permission: 'chats.leave',
    summary:
      'Leaves the conversation of a match, for good; the place in the match stays. Answers the ' +
      'caller’s conversations.',
    answer: chatsLeft,
    list: CHATS,
    errors: ['CHAT_STAYS'],
  },
  'POST chats/{id}/read': {
    permission: 'chats.mark',
    body: ReadChatRequest,
    status: 200,
    summary:
      'Read up to this message, the last one that was on screen; all of them when none is named.',
    answer: chatSaved,
    errors: ['REFERENCE_UNKNOWN'],
  },
  'POST chats/{id}/settle': {
    permission: 'chats.settle',
    body: SettleChatRequest,
    status: 200,
    summary:
      'The player waits for no answer any more: thanks need none. What was said after the named ' +
      'message still waits.',
    answer: chatSaved,
    errors: ['REFERENCE_UNKNOWN'],
  },
  'GET messagings/{chat}': {
    id: 'listMessages',
    permission: 'messages.read',
    summary:
      'What was said, the newest first; `before` goes backwards in history without shifting when ' +
      'more is said.',
    answer: listOf(message),
    list: { filter: [], sort: ['createdAt'] },
    query: {
      before: {
        schema: reference('message'),
        description: 'Older than this message of the conversation.',
      },
    },
    errors: ['REFERENCE_UNKNOWN'],
  },
  'POST messagings': {
    id: 'createMessage',
    permission: 'messages.send',
    body: SendMessageRequest,
    summary:
      'Says something: 201. The same `clientId` again in its conversation answers the message ' +
      'that is stored: 200; with another text or of somebody else it is refused.',
    answer: messageSaved,
    alsoAnswers: [200],
    errors: ['REFERENCE_UNKNOWN', 'IDEMPOTENCY_MISMATCH', ...CLOSED],
  },
});
