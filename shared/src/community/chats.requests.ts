import { About } from '../platform/checks/about.ts';
import { Line, Optional, Paragraph, ReferenceTo } from '../platform/checks.ts';
import { MAX_MESSAGE } from './conversation.rules.ts';

const MAX_CLIENT_ID = 64;

/**
 * Request body of `POST chats` from a player. With `player` the conversation is with that player,
 * otherwise with the desk.
 */
export class OpenChatRequest {
  @About('Reference of the other player; default: the conversation is with the desk.')
  @Optional()
  @ReferenceTo('user')
  player?: string;
}

/** Request body of `POST chats` from staff. */
export class DeskOpenChatRequest {
  @About('Reference of the player that the desk writes to.')
  @ReferenceTo('user')
  player: string;
}

/**
 * Request body of `POST messagings`. A request with a client id may be repeated after a lost
 * response; the message is stored only once.
 */
export class SendMessageRequest {
  @ReferenceTo('chat') chat: string;
  @About('Plain text, 1 to 2,000 characters.')
  @Paragraph(MAX_MESSAGE)
  message: string;
  @About('Id that the client assigns; a repeated request with it stores one message.')
  @Optional()
  @Line(MAX_CLIENT_ID)
  clientId?: string;
}

/**
 * Request body of `POST chats/{id}/read`. `message` is the last message on screen: all messages up
 * to it are marked as read. Without `message` all messages of the conversation are marked as read.
 */
export class ReadChatRequest {
  @About('Messages up to this one are marked as read; default: all messages.')
  @Optional()
  @ReferenceTo('message')
  message?: string;
}

/**
 * Request body of `POST chats/{id}/settle`. `message` is the last message on screen: all messages
 * up to it are marked as answered, and later ones still await a response. Without `message` all
 * messages are marked.
 */
export class SettleChatRequest {
  @About('Messages up to this one are marked as answered; default: all messages.')
  @Optional()
  @ReferenceTo('message')
  message?: string;
}
