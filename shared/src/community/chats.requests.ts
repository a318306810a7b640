import { Line, Optional, Paragraph, ReferenceTo } from '../platform/checks.ts';
import { MAX_MESSAGE } from './conversation.rules.ts';

const MAX_CLIENT_ID = 64;

/**
 * Request body of `POST chats` from a player. With `player` the conversation is with that player,
 * otherwise with the desk.
 */
export class OpenChatRequest {
  @Optional() @ReferenceTo('user') player?: string;
}

/** Request body of `POST chats` from staff. */
export class DeskOpenChatRequest {
  @ReferenceTo('user') player: string;
}

/**
 * Request body of `POST messagings`. A request with a client id may be repeated after a lost
 * response; the message is stored only once.
 */
export class SendMessageRequest {
  @ReferenceTo('chat') chat: string;
  @Paragraph(MAX_MESSAGE) message: string;
  @Optional() @Line(MAX_CLIENT_ID) clientId?: string;
}

/**
 * Request body of `POST chats/{id}/read`. `message` is the last message on screen: all messages up
 * to it are marked as read. Without `message` all messages of the conversation are marked as read.
 */
export class ReadChatRequest {
  @Optional() @ReferenceTo('message') message?: string;
}

/**
 * Request body of `POST chats/{id}/settle`. `message` is the last message on screen: all messages
 * up to it are marked as answered, and later ones still await a response. Without `message` all
 * messages are marked.
 */
export class SettleChatRequest {
  @Optional() @ReferenceTo('message') message?: string;
}
