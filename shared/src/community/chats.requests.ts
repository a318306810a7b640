import { Line, Optional, Paragraph, ReferenceTo } from '../platform/checks.ts';
import type {
  OpenChatInput,
  ReadChatInput,
  SendMessageInput,
  SettleChatInput,
} from './chats.contract.ts';
import { MAX_MESSAGE } from './conversation.rules.ts';

const MAX_CLIENT_ID = 64;

/**
 * Request body of `POST chats` from a player. With `player` the conversation is with that player,
 * otherwise with the desk.
 */
export class OpenChatRequest implements OpenChatInput {
  @Optional() @ReferenceTo('user') player?: string;
}

/** Request body of `POST chats` from staff. */
export class DeskOpenChatRequest implements OpenChatInput {
  @ReferenceTo('user') player: string;
}

/**
 * Request body of `POST messagings`. A request with a client id may be repeated after a lost
 * response; the message is stored only once.
 */
export class SendMessageRequest implements SendMessageInput {
  @ReferenceTo('chat') chat: string;
  @Paragraph(MAX_MESSAGE) message: string;
  @Optional() @Line(MAX_CLIENT_ID) clientId?: string;
}

/**
 * Request body of `POST chats/{id}/read`. Marks messages as read up to this message, the last one
 * on screen; default: all messages.
 */
export class ReadChatRequest implements ReadChatInput {
  @Optional() @ReferenceTo('message') message?: string;
}

/**
 * Request body of `POST chats/{id}/settle`. Marks messages as answered up to this message, the last
 * one on screen; later messages still await a response.
 */
export class SettleChatRequest implements SettleChatInput {
  @Optional() @ReferenceTo('message') message?: string;
}
