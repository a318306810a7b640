import { Injectable } from '@nestjs/common';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { PersonalData } from '../../users/personal-data.ts';

/**
 * Registers how conversations are handled as personal data. An export contains the messages that
 * the user wrote, and all messages of the user's conversation with the desk. An erasure deletes
 * that conversation, and removes the text of the user's messages in other conversations.
 */
@Injectable()
export class ChatsPersonalData {
  constructor(personalData: PersonalData, outbox: Outbox) {
    personalData.register('messages', (tx, { userId }) => tx.query(SAID, [userId]));
    personalData.registerErasure(async (tx, { userId }) => {
      const chats = await tx.query<{ reference: string }[]>(
        `select c.reference from chats c join chat_members m on m.chat_id = c.id
          where m.user_id = $1`,
        [userId],
      );
      for (const { reference } of chats) await outbox.erase(tx, `messageWaiting:${reference}:`);
      await tx.query(`delete from chats where pair = 'desk:' || $1`, [userId]);
      await tx.query(
        `update messages set message = '', client_id = null, hidden_at = coalesce(hidden_at,
          created_at), hidden_by = null, hidden_reason = null where author_id = $1 and not desk`,
        [userId],
      );
    });
  }
}

const SAID = `select m.reference, c.reference as chat, c.kind, m.message, m.created_at as
  "createdAt" from messages m join chats c on c.id = m.chat_id
  where m.author_id = $1 or (c.pair = 'desk:' || $1) order by m.id`;
