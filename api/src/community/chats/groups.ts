import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { newReference } from '../../platform/references.ts';
import { mailsOf } from '../messagings/messages.mails.ts';

/** A member of a conversation. */
export interface Member {
  userId: number;
  reference: string;
}

/**
 * Group conversations, such as the conversation of an open match. The domain that created the group
 * adds and removes members; the desk is not a member.
 */
@Injectable()
export class Groups {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly realtime: Realtime,
  ) {}

  /** Creates a group with its first member and returns the database id of the conversation. */
  async begin(tx: Tx, opener: Member): Promise<number> {
    const [chat] = await tx.query<{ id: number }[]>(BEGIN, [
      newReference('C'),
      opener.userId,
      this.clock.now(),
    ]);
    if (!chat) throw new Error('a group was not begun');
    await this.join(tx, chat.id, opener);
    return chat.id;
  }

  /**
   * Adds a member. The new member can read earlier messages, and these do not count as unread. A
   * repeated call changes nothing.
   */
  async join(tx: Tx, chatId: number, { userId }: Member): Promise<void> {
    await tx.query('select 1 from chats where id = $1 for update', [chatId]);
    await tx.query(JOIN, [chatId, userId]);
  }

  /**
   * Removes a member. A former member loses access to all messages and gets no more mails about the
   * conversation.
   */
  async leave(tx: Tx, chatId: number, { userId, reference }: Member): Promise<void> {
    const [chat] = await tx.query<{ reference: string }[]>(
      'select reference from chats where id = $1 for update',
      [chatId],
    );
    await tx.query('delete from chat_members where chat_id = $1 and user_id = $2', [
      chatId,
      userId,
    ]);
    if (chat) await this.outbox.withdraw(tx, mailsOf(chat.reference, reference));
    this.realtime.broadcastAfterCommit(tx, '/me', reference, 'unread');
  }
}

const BEGIN = `insert into chats (reference, kind, pair, opener_id, last_at, created_at)
  values ($1, 'group', null, $2, $3, $3) returning id`;

const JOIN = `insert into chat_members (chat_id, seat, user_id, read_number)
  select c.id, (select coalesce(max(seat), 0) + 1 from chat_members
  where chat_id = c.id), $2, c.last_number from chats c where c.id = $1
  on conflict on constraint chat_members_once do nothing`;
