import { Injectable } from '@nestjs/common';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { eraseOf } from '../../platform/personal-data/marked-rows.ts';
import { PersonalData } from '../../users/personal-data.ts';
import { Message } from '../messagings/message.entity.ts';

/**
 * Registers how conversations are handled as personal data. An export contains the messages that
 * the user wrote, and all messages of the user's conversation with the desk. An erasure deletes
 * that conversation, and removes the text of the user's messages in other conversations.
 */
@Injectable()
export class ChatsPersonalData {
  constructor(personalData: PersonalData, outbox: Outbox) {
    personalData.register('chats', {
      exports: { messages: (tx, { userId }) => tx.query(SAID, [userId]) },
      erase: [
        async (tx, { userId }) => {
          const chats = await tx.query<{ reference: string }[]>(
            `select c.reference from chats c join chat_members m on m.chat_id = c.id
              where m.user_id = $1`,
            [userId],
          );
          for (const { reference } of chats) await outbox.erase(tx, `messageWaiting:${reference}:`);
          await tx.query(`delete from chats where pair = 'desk:' || $1`, [userId]);
        },
        eraseOf(Message),
      ],
    });
  }
}

const SAID = `select m.reference, c.reference as chat, c.kind, m.message, m.created_at as
  "createdAt" from messages m join chats c on c.id = m.chat_id
  where m.author_id = $1 or (c.pair = 'desk:' || $1) order by m.id`;
