import type { SettleChatRequest } from '@five/shared/community/chats.requests';
import { Injectable } from '@nestjs/common';
import type { ChatKind } from '@five/shared/community/community.codes';
import { Audit } from '../../platform/audit/audit.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import type { ChatParty } from '../chat-party.ts';
import { ChatsEvents } from './chats.events.ts';
import { Groups } from './groups.ts';

/** Marks conversations as settled, and removes members that leave a conversation. */
@Injectable()
export class ChatEndingsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly events: ChatsEvents,
    private readonly groups: Groups,
  ) {}

  /**
   * Marks a player's messages to the desk as settled, up to and including `message`; without
   * `message`, all of them. Later messages of the player still wait for a response.
   */
  async settle(by: ChatParty, chat: string, { message }: SettleChatRequest): Promise<void> {
    await this.transactions.run(async (tx) => {
      const [found] = await tx.query<{ id: number; upTo: number | null }[]>(TO_SETTLE, [
        chat,
        message ?? null,
      ]);
      if (!found) throw new DomainError('NOT_FOUND');
      if (found.upTo === null) throw fieldRefused('REFERENCE_UNKNOWN', 'message');
      const [settled] = await tx.query<[unknown[], number]>(SETTLE, [found.id, found.upTo]);
      if (settled.length === 0) return;
      await this.audit.record(tx, {
        actor: by.reference,
        act: 'chat.settle',
        subjectKind: 'chat',
        subject: chat,
      });
      this.events.settled(tx, chat);
    });
  }

  /**
   * Removes the player from the conversation of a match; the player keeps the place in the match.
   * @throws DomainError NOT_FOUND, or CHAT_STAYS if the conversation is not that of a match,
   * because such a conversation cannot be left
   */
  async leave(by: ChatParty, reference: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await tx.query('select 1 from chats where reference = $1 for update', [reference]);
      const [chat] = await tx.query<{ id: number; kind: ChatKind }[]>(
        `select c.id, c.kind from chats c join chat_members m on m.chat_id = c.id
          where c.reference = $1 and m.user_id = $2`,
        [reference, by.userId],
      );
      if (!chat) throw new DomainError('NOT_FOUND');
      if (chat.kind !== 'group') throw new DomainError('CHAT_STAYS');
      await this.groups.leave(tx, chat.id, by);
      await this.audit.record(tx, {
        actor: by.reference,
        act: 'chat.leave',
        subjectKind: 'chat',
        subject: reference,
      });
    });
  }
}

const TO_SETTLE = `select c.id, case when $2::text is null then c.last_number else (select m.number
  from messages m where m.chat_id = c.id and m.reference = $2) end as "upTo"
  from chats c where c.reference = $1 and c.kind = 'desk' for update`;
const SETTLE = `update chats set waiting_since = later.since
  from (select min(m.created_at) as since from messages m where m.chat_id = $1 and m.number > $2
  and not m.desk) later
  where id = $1 and waiting_since is distinct from later.since and waiting_since is not null
  returning 1`;
