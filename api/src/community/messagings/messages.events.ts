import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import type { ChatParty } from '../chat-party.ts';

/** A conversation and the recipients of its realtime events. */
export interface ChatAudience {
  chat: string;
  isDesk: boolean;
  /** References of the other members, which receive the events. */
  others: string[];
}

/** Sends realtime events of messages to the members of their conversation, after the commit. */
@Injectable()
export class MessagesEvents {
  constructor(private readonly realtime: Realtime) {}

  /**
   * Sends the event of a new message. Only the author's own browsers receive the client id of the
   * message.
   */
  sent(
    tx: Tx,
    { chat, isDesk, others }: ChatAudience,
    by: ChatParty,
    message: { reference: string; clientId: string | null },
  ): void {
    for (const user of others)
      this.realtime.emitAfterCommit(tx, { namespace: '/me', room: user }, 'message', {
        chat,
        reference: message.reference,
        clientId: null,
      });
    this.realtime.emitAfterCommit(tx, { namespace: '/me', room: by.reference }, 'message', {
      chat,
      ...message,
    });
    if (isDesk)
      this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'chat', {
        reference: chat,
      });
    for (const user of others) this.realtime.broadcastAfterCommit(tx, '/me', user, 'unread');
  }

  /** Sends the event of a changed message. */
  changed(tx: Tx, { chat, isDesk, others }: ChatAudience, reference: string): void {
    for (const user of others)
      this.realtime.emitAfterCommit(tx, { namespace: '/me', room: user }, 'message', {
        chat,
        reference,
        clientId: null,
      });
    if (isDesk)
      this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'chat', {
        reference: chat,
      });
  }
}
