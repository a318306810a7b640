import { Line, Optional, Paragraph, ReferenceTo } from '../platform/checks.ts';
import type {
  OpenChatInput,
  ReadChatInput,
  SendMessageInput,
  SettleChatInput,
} from './chats.contract.ts';
import { MAX_MESSAGE } from './conversation.rules.ts';

const MAX_CLIENT_ID = 64;

/** `POST chats` of a player: with another player, or without one with the desk. */
export class OpenChatRequest implements OpenChatInput {
  @Optional() @ReferenceTo('user') player?: string;
}

/** `POST chats` of staff. */
export class DeskOpenChatRequest implements OpenChatInput {
  @ReferenceTo('user') player: string;
}

/**
 * `POST messagings`: a request with a client id may be repeated after a lost response; the message
 * is stored once.
 */
export class SendMessageRequest implements SendMessageInput {
  @ReferenceTo('chat') chat: string;
  @Paragraph(MAX_MESSAGE) message: string;
  @Optional() @Line(MAX_CLIENT_ID) clientId?: string;
}

/** `POST chats/{id}/read`: up to this message, the last one that was on screen; default: all. */
export class ReadChatRequest implements ReadChatInput {
  @Optional() @ReferenceTo('message') message?: string;
}

/**
 * `POST chats/{id}/settle`: up to this message, the last one that was on screen; later ones still
 * await a response.
 */
export class SettleChatRequest implements SettleChatInput {
  @Optional() @ReferenceTo('message') message?: string;
}
