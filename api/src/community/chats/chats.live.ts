import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import { Live } from '../../platform/live/live.ts';
import type { Side } from '../side.ts';

/** A conversation and the recipients of its events. */
export interface Hearers {
  chat: string;
  isDesk: boolean;
  /** References of the other members. */
  others: string[];
}

/** Sends realtime events of a conversation to its members, after the commit. */
@Injectable()
export class ChatsLive {
  constructor(private readonly live: Live) {}

  /** A new message. Only the author's own browsers get its client id. */
  said(
    tx: Tx,
    { chat, isDesk, others }: Hearers,
    by: Side,
    message: { reference: string; clientId: string | null },
  ): void {
    for (const user of others)
      this.live.tell(tx, '/me', user, 'message', {
        chat,
        reference: message.reference,
        clientId: null,
      });
    this.live.tell(tx, '/me', by.reference, 'message', { chat, ...message });
    if (isDesk) this.live.tell(tx, '/desk', null, 'chat', { reference: chat });
    for (const user of others) this.counted(tx, user);
  }

  /** A changed message. */
  changed(tx: Tx, { chat, isDesk, others }: Hearers, reference: string): void {
    for (const user of others)
      this.live.tell(tx, '/me', user, 'message', { chat, reference, clientId: null });
    if (isDesk) this.live.tell(tx, '/desk', null, 'chat', { reference: chat });
  }

  /** A read receipt; `seen` is the last message of the other side that was read. */
  read(
    tx: Tx,
    { chat, isDesk, others }: Hearers,
    by: Side,
    seen: { message: string; seenAt: string } | null,
  ): void {
    if (seen) for (const user of others) this.live.tell(tx, '/me', user, 'seen', { chat, ...seen });
    if (isDesk) this.live.tell(tx, '/desk', null, 'chat', { reference: chat });
    if (!by.desk) this.counted(tx, by.reference);
  }

  settled(tx: Tx, chat: string): void {
    this.live.tell(tx, '/desk', null, 'chat', { reference: chat });
  }

  /** A typing event, which is not stored. */
  typing({ chat, isDesk, others }: Hearers, by: Side): void {
    for (const user of others) this.live.tellNow('/me', user, 'typing', { chat });
    if (isDesk && !by.desk) this.live.tellNow('/desk', null, 'typing', { chat });
  }

  private counted(tx: Tx, user: string): void {
    this.live.tellRead(tx, '/me', user, 'unread');
  }
}
