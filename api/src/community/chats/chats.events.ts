import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import type { ChatParty } from '../chat-party.ts';
import type { ChatAudience } from '../messagings/messages.events.ts';

/** Sends realtime events of a conversation to its members, after the commit. */
@Injectable()
export class ChatsEvents {
  constructor(private readonly realtime: Realtime) {}

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
    if (!by.desk) this.realtime.broadcastAfterCommit(tx, '/me', by.reference, 'unread');
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
}
