import type { SendMessageRequest } from '@five/shared/community/chats.requests';
import { Injectable } from '@nestjs/common';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { Limits } from '../../platform/limits/limits.ts';
import { personSql } from '../author-presenter.ts';
import { refuseClosed } from '../chat-access.sql.ts';
import { CLOSED, isOwnMembership, OF_PARTY, recipientsOf } from '../chat-membership.sql.ts';
import type { ChatParty } from '../chat-party.ts';
import { MessagesEvents } from './messages.events.ts';
import { type LockedChat, NewMessages } from './new-messages.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { Chat } from '../chats/chat.entity.ts';
import { Message } from './message.entity.ts';

/**
 * The result of sending a message. `stored` is false if the message was already stored by an
 * earlier request with the same `clientId`.
 */
export interface Sent {
  reference: string;
  stored: boolean;
}

/**
 * Limits of messages per minute and user account, above what a person can type. The limit of a
 * staff account is higher, because several members of staff may write with one account.
 */
const SEND_RATE_LIMIT = { points: 40, seconds: 60 };
const DESK_RATE_LIMIT = { points: 200, seconds: 60 };

/** Sends messages. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly venueClock: VenueClock,
    private readonly limits: Limits,
    private readonly events: MessagesEvents,
    private readonly newMessages: NewMessages,
  ) {}

  /** Sends a message once per `clientId`. A repeated request returns the stored message. */
  async send(
    by: ChatParty,
    {
      chat: reference,
      message,
      clientId = null,
    }: Omit<SendMessageRequest, 'clientId'> & { clientId?: string | null },
    idempotency: IdempotencyContext | null = null,
  ): Promise<Sent> {
    await this.limits.take(
      'messages.send',
      by.reference,
      by.desk ? DESK_RATE_LIMIT : SEND_RATE_LIMIT,
    );
    return this.transactions.runOnce(idempotency, async (tx) => {
      const chat = await this.locked(tx, by, reference);
      const known =
        clientId === null
          ? null
          : await knownAs(tx, chat, by, { message: message.trim(), clientId });
      if (known !== null) return { reference: known, stored: false };
      await refuseClosed(tx, by.userId, chat.closed, this.venueClock.today());
      const sent = await this.newMessages.add(tx, chat, by, { message: message.trim(), clientId });
      this.events.sent(
        tx,
        { chat: chat.reference, isDesk: chat.kind === 'desk', others: chat.others },
        by,
        { reference: sent, clientId },
      );
      return { reference: sent, stored: true };
    });
  }

  private async locked(tx: Tx, by: ChatParty, reference: string): Promise<LockedChat> {
    const [chat] = await tx.query<LockedChat[]>(
      `${LOCK} where ${isOwnMembership(by, '$1')} and c.reference = $3 for update of c`,
      [by.userId, this.venueClock.today(), reference],
    );
    if (!chat) throw fieldRefused('REFERENCE_UNKNOWN', 'chat');
    return chat;
  }
}

/**
 * Returns the reference of the message that was already sent in this conversation with this client
 * id; null if there is none.
 * @throws DomainError IDEMPOTENCY_MISMATCH (422) if that message has another text or another author
 */
async function knownAs(
  tx: Tx,
  chat: LockedChat,
  by: ChatParty,
  { message, clientId }: { message: string; clientId: string },
): Promise<string | null> {
  const [known] = await tx.query<{ reference: string; authorId: number; message: string }[]>(
    `select ${selectOf(Message, 'm', ['reference', 'authorId', 'message'])} from messages m
      where chat_id = $1 and client_id = $2`,
    [chat.id, clientId],
  );
  if (!known) return null;
  if (known.authorId !== by.userId || known.message !== message)
    throw new DomainError('IDEMPOTENCY_MISMATCH', {
      fields: [{ field: 'clientId', violation: '' }],
    });
  return known.reference;
}

const LOCK = `select ${selectOf(Chat, 'c', ['id', 'reference', 'kind', 'lastNumber'])}, own.seat,
  ${CLOSED} as closed, ${personSql('me')} as author,
    ${recipientsOf('me.id')} as others
  from ${OF_PARTY}`;
