import type { ReadChatRequest } from '@five/shared/community/chats.requests';
import { Injectable } from '@nestjs/common';
import type { ChatKind } from '@five/shared/community/community.codes';
import { Clock } from '../../platform/clock/clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { IS_OWN_MESSAGE, isOwnMembership } from '../chat-membership.sql.ts';
import type { ChatParty } from '../chat-party.ts';
import { mailsOf } from '../messagings/messages.mails.ts';
import { ChatsEvents } from './chats.events.ts';
import { selectAs, selectOf } from '../../platform/rows/columns.ts';
import { Chat } from './chat.entity.ts';
import { ChatMember } from './chat-member.entity.ts';

interface ReadPosition extends Pick<ChatMember, 'seat' | 'readNumber' | 'mailAt'> {
  chatId: number;
  kind: ChatKind;
  /** Position of the message to mark as read; null for a message of another conversation. */
  number: number | null;
  lastNumber: number;
  others: string[];
}

/** Stores and sends the read receipts of both parties. */
@Injectable()
export class ReadReceiptsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly events: ChatsEvents,
  ) {}

  /**
   * Marks the messages up to and including `message` as read; without `message`, all messages. The
   * read position never moves back.
   */
  async read(by: ChatParty, chat: string, { message }: ReadChatRequest): Promise<void> {
    await this.transactions.run(async (tx) => {
      const place = await lockedPosition(tx, by, chat, message ?? null);
      if (place.number === null) throw fieldRefused('REFERENCE_UNKNOWN', 'message');
      if (place.number <= place.readNumber) return;
      const now = this.clock.now();
      const [seen] = await tx.query<{ message: string | null }[]>(UPDATE_POSITION, [
        place.chatId,
        place.seat,
        place.readNumber,
        place.number,
        now,
      ]);
      if (place.number >= place.lastNumber) await this.callOff(tx, place, { by, chat }, now);
      const recipients = { chat, isDesk: place.kind === 'desk', others: place.others };
      this.events.read(
        tx,
        recipients,
        by,
        seen?.message ? { message: seen.message, seenAt: now.toISOString() } : null,
      );
    });
  }

  /**
   * Withdraws the reader's queued mail about the conversation. Called when all its messages are
   * read.
   */
  private async callOff(
    tx: Tx,
    { chatId, seat, mailAt }: ReadPosition,
    { by, chat }: { by: ChatParty; chat: string },
    now: Date,
  ): Promise<void> {
    if (by.desk || mailAt === null || mailAt <= now) return;
    await this.outbox.withdraw(tx, mailsOf(chat, by.reference));
    await tx.update(ChatMember, { chatId, seat }, { mailAt: null });
  }
}

async function lockedPosition(
  tx: Tx,
  by: ChatParty,
  chat: string,
  message: string | null,
): Promise<ReadPosition> {
  const [place] = await tx.query<ReadPosition[]>(
    `${READ_POSITION} where ${isOwnMembership(by, '$1')} and c.reference = $2 for update of own`,
    [by.userId, chat, message],
  );
  if (!place) throw new DomainError('NOT_FOUND');
  return place;
}

const READ_POSITION = `select ${selectOf(ChatMember, 'own', ['seat', 'readNumber', 'mailAt'])},
  ${selectAs(Chat, 'c', { chatId: 'id', kind: 'kind', lastNumber: 'lastNumber' })},
    case when $3::text is null then c.last_number else (select m.number from messages m
    where m.chat_id = c.id and m.reference = $3) end as number,
    array(select u.reference from chat_members o join users u on u.id = o.user_id
    where o.chat_id = c.id and o.seat <> own.seat) as others
  from chats c join chat_members own on own.chat_id = c.id`;

/**
 * SQL that moves the read position and stores when the other party's messages were first read.
 * Returns the last message that was read for the first time.
 */
const UPDATE_POSITION = `with own as (
    update chat_members set read_number = $4, read_at = $5 where chat_id = $1 and seat = $2
    returning *
  ), seen as (
    update messages m set seen_at = $5 from own where m.chat_id = $1 and m.number > $3
    and m.number <= $4 and m.seen_at is null
    and not (${IS_OWN_MESSAGE}) returning m.reference, m.number
  )
  select (select reference from seen order by number desc limit 1) as message`;
