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

/** Sends realtime events of a conversation to its members, after the commit. */
@Injectable()
export class ChatsEvents {
  constructor(private readonly realtime: Realtime) {}

  /**
   * Sends the event of a new message. Only the author's own browsers receive the client id of the
   * message.
   */
  messageSent(
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
    for (const user of others) this.counted(tx, user);
  }

  /** Sends the event of a changed message. */
  messageChanged(tx: Tx, { chat, isDesk, others }: ChatAudience, reference: string): void {
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

  /**
   * Sends a read receipt to the other members. `seen` contains the newest message that was read for
   * the first time, and the time of reading. If `seen` is null, no receipt is sent. Also sends the
   * events that update the desk and the reader's unread count.
   */
  read(
    tx: Tx,
    { chat, isDesk, others }: ChatAudience,
    by: ChatParty,
    seen: { message: string; seenAt: string } | null,
  ): void {
    if (seen)
      for (const user of others)
        this.realtime.emitAfterCommit(tx, { namespace: '/me', room: user }, 'seen', {
          chat,
          ...seen,
        });
    if (isDesk)
      this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'chat', {
        reference: chat,
      });
    if (!by.desk) this.counted(tx, by.reference);
  }

  settled(tx: Tx, chat: string): void {
    this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'chat', {
      reference: chat,
    });
  }

  /** Sends a typing event, which is not stored. */
  typing({ chat, isDesk, others }: ChatAudience, by: ChatParty): void {
    for (const user of others) this.realtime.emit('/me', user, 'typing', { chat });
    if (isDesk && !by.desk) this.realtime.emit('/desk', null, 'typing', { chat });
  }

  private counted(tx: Tx, user: string): void {
    this.realtime.broadcastAfterCommit(tx, '/me', user, 'unread');
  }
}
