import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Live } from '../../platform/live/live.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { newReference } from '../../platform/references.ts';
import { mailsOf } from './chats.mails.ts';

/** A user who is in a conversation. */
export interface Member {
  userId: number;
  reference: string;
}

/** Conversations of more than two: who leads them lets people in and out. The desk is in none. */
@Injectable()
export class Groups {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly live: Live,
  ) {}

  /** Begins one and answers its key. */
  async begin(tx: Tx, opener: Member): Promise<number> {
    const [chat] = await tx.query<{ id: number }[]>(BEGIN, [newReference('C'), opener.userId, this.clock.now()]);
    if (!chat) throw new Error('a group was not begun');
    await this.join(tx, chat.id, opener);
    return chat.id;
  }

  /** What was said before can be read, and is not counted as unread. Twice is once. */
  async join(tx: Tx, chatId: number, { userId }: Member): Promise<void> {
    await tx.query('select 1 from chats where id = $1 for update', [chatId]);
    await tx.query(JOIN, [chatId, userId]);
  }

  /** From then on it is closed to whoever has left: what is said, what was said, and the mail about it. */
  async leave(tx: Tx, chatId: number, { userId, reference }: Member): Promise<void> {
    const [chat] = await tx.query<{ reference: string }[]>('select reference from chats where id = $1 for update', [chatId]);
    await tx.query('delete from chat_members where chat_id = $1 and user_id = $2', [chatId, userId]);
    if (chat) await this.outbox.withdraw(tx, mailsOf(chat.reference, reference));
    this.live.tellRead(tx, '/me', reference, 'unread');
  }
}

const BEGIN = `insert into chats (reference, kind, pair, opener_id, last_at, created_at) values ($1, 'group', null, $2, $3, $3) returning id`;

const JOIN = `insert into chat_members (chat_id, seat, user_id, read_number)
  select c.id, (select coalesce(max(seat), 0) + 1 from chat_members where chat_id = c.id), $2, c.last_number from chats c where c.id = $1
  on conflict on constraint chat_members_once do nothing`;
