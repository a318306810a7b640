import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/transactions.ts';
import { Live } from '../../platform/live/live.ts';
import type { Side } from '../side.ts';

/** A conversation and those who hear of it. */
export interface Hearers {
  chat: string;
  isDesk: boolean;
  /** References of the users on the other seats. */
  others: string[];
}

/** Tells both sides what happens in a conversation, after the commit. */
@Injectable()
export class ChatsLive {
  constructor(private readonly live: Live) {}

  /** Something was said. Only the author's own browsers learn what they called it. */
  said(tx: Tx, { chat, isDesk, others }: Hearers, by: Side, message: { reference: string; clientId: string | null }): void {
    for (const user of others) this.live.tell(tx, '/me', user, 'message', { chat, reference: message.reference, clientId: null });
    this.live.tell(tx, '/me', by.reference, 'message', { chat, ...message });
    if (isDesk) this.live.tell(tx, '/desk', null, 'chat', { reference: chat });
    for (const user of others) this.counted(tx, user);
  }

  /** A message looks otherwise than before. */
  changed(tx: Tx, { chat, isDesk, others }: Hearers, reference: string): void {
    for (const user of others) this.live.tell(tx, '/me', user, 'message', { chat, reference, clientId: null });
    if (isDesk) this.live.tell(tx, '/desk', null, 'chat', { reference: chat });
  }

  /** One side has read; `seen`: up to which message of the other. */
  read(tx: Tx, { chat, isDesk, others }: Hearers, by: Side, seen: { message: string; seenAt: string } | null): void {
    if (seen) for (const user of others) this.live.tell(tx, '/me', user, 'seen', { chat, ...seen });
    if (isDesk) this.live.tell(tx, '/desk', null, 'chat', { reference: chat });
    if (!by.desk) this.counted(tx, by.reference);
  }

  settled(tx: Tx, chat: string): void {
    this.live.tell(tx, '/desk', null, 'chat', { reference: chat });
  }

  /** One side is writing, which is stored nowhere. */
  typing({ chat, isDesk, others }: Hearers, by: Side): void {
    for (const user of others) this.live.tellNow('/me', user, 'typing', { chat });
    if (isDesk && !by.desk) this.live.tellNow('/desk', null, 'typing', { chat });
  }

  private counted(tx: Tx, user: string): void {
    this.live.tellRead(tx, '/me', user, 'unread');
  }
}
