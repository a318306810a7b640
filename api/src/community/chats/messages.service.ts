import { Injectable } from '@nestjs/common';
import type { SendMessageInput } from '@five/shared/community/chats.contract';
import type { ChatClosure, ChatKind } from '@five/shared/community/community.codes';
import { Audit } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { type Tx, Transactions } from '../../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { Limits } from '../../platform/limits/limits.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { newReference } from '../../platform/references.ts';
import { AuthorPresenter, type Person, personSql } from '../author-presenter.ts';
import { hasBlocked, refuseClosed } from '../chat-access.sql.ts';
import type { ChatParty } from '../chat-party.ts';
import { ChatsEvents } from './chats.events.ts';
import { mailDueAt, mailOf, mailsOf } from './chats.mails.ts';
import { CLOSED, OF_PARTY } from './chats.queries.ts';
import { Message } from './message.entity.ts';
import { recipientsOf, isOwnMembership } from './chat-membership.sql.ts';

/** A message, and whether it is new. */
export interface Sent {
  reference: string;
  stored: boolean;
}

interface LockedChat {
  id: number;
  reference: string;
  kind: ChatKind;
  seat: number;
  lastNumber: number;
  closed: ChatClosure | null;
  others: string[];
  author: Person | null;
}

/**
 * Messages per minute: more than a person types. Several members of staff share the desk's account.
 */
const SEND_RATE_LIMIT = { points: 40, seconds: 60 };
const DESK_RATE_LIMIT = { points: 200, seconds: 60 };

/** Sends messages. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
    private readonly limits: Limits,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly events: ChatsEvents,
    private readonly authors: AuthorPresenter,
  ) {}

  /** Sends a message once per `clientId`; a repeated request returns the stored one. */
  async send(
    by: ChatParty,
    {
      chat: reference,
      message,
      clientId = null,
    }: Omit<SendMessageInput, 'clientId'> & { clientId?: string | null },
    idempotency: IdempotencyContext | null = null,
  ): Promise<Sent> {
    await this.limits.take(
      'messages.send',
      by.reference,
      by.desk ? DESK_RATE_LIMIT : SEND_RATE_LIMIT,
    );
    return this.transactions.run(async (tx) => {
      const chat = await this.locked(tx, by, reference);
      const known =
        clientId === null
          ? null
          : await knownAs(tx, chat, by, { message: message.trim(), clientId });
      if (known !== null) return { reference: known, stored: false };
      await refuseClosed(tx, by.userId, chat.closed, this.venueClock.today());
      const sent = await this.add(tx, chat, by, { message: message.trim(), clientId });
      this.events.messageSent(
        tx,
        { chat: chat.reference, isDesk: chat.kind === 'desk', others: chat.others },
        by,
        { reference: sent, clientId },
      );
      return { reference: sent, stored: true };
    }, idempotency);
  }

  private async add(
    tx: Tx,
    chat: LockedChat,
    by: ChatParty,
    { message, clientId }: { message: string; clientId: string | null },
  ): Promise<string> {
    const [reference, now] = [newReference('M'), this.clock.now()];
    await tx.insert(Message, {
      reference,
      chatId: chat.id,
      number: chat.lastNumber + 1,
      authorId: by.userId,
      desk: by.desk,
      message,
      clientId,
      createdAt: now,
    });
    await tx.query(GROW, [chat.id, now, by.desk]);
    await this.queueMails(tx, chat, by, { message: reference, now });
    if (by.desk)
      await this.audit.record(tx, {
        actor: by.reference,
        act: 'chat.answer',
        subjectKind: 'chat',
        subject: chat.reference,
      });
    return reference;
  }

  /**
   * Queues mails to members who do not read the message within minutes, at most one an hour and one
   * at a time.
   */
  private async queueMails(
    tx: Tx,
    chat: LockedChat,
    by: ChatParty,
    { message, now }: { message: string; now: Date },
  ): Promise<void> {
    const from = by.desk ? this.authors.deskTexts() : this.authors.nameOf(chat.author, 'fr');
    const readers = await tx.query<{ seat: number; reference: string }[]>(TO_BE_MAILED, [
      chat.id,
      chat.seat,
      now,
      by.userId,
    ]);
    const last = await this.outbox.lastDue(
      tx,
      'mail',
      readers.map(({ reference }) => ({
        recipient: reference,
        eventPrefix: mailsOf(chat.reference, reference),
      })),
    );
    const entries = readers.map(({ seat, reference }) => ({
      seat,
      reader: reference,
      dueAt: mailDueAt(now, last.get(reference)),
    }));
    await tx.query(WILL_BE_MAILED, [
      chat.id,
      entries.map(({ seat }) => seat),
      entries.map(({ dueAt }) => dueAt),
    ]);
    await this.outbox.write(
      tx,
      entries.map(({ reader, dueAt }) =>
        mailOf({ chat: chat.reference, reader, message, from, dueAt }),
      ),
    );
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
 * The message that this author already sent under this client id. @throws DomainError
 * IDEMPOTENCY_MISMATCH (422) for another text, or another author
 */
async function knownAs(
  tx: Tx,
  chat: LockedChat,
  by: ChatParty,
  { message, clientId }: { message: string; clientId: string },
): Promise<string | null> {
  const [known] = await tx.query<{ reference: string; authorId: number; message: string }[]>(
    `select reference, author_id as "authorId", message from messages where chat_id = $1
      and client_id = $2`,
    [chat.id, clientId],
  );
  if (!known) return null;
  if (known.authorId !== by.userId || known.message !== message)
    throw new DomainError('IDEMPOTENCY_MISMATCH', {
      fields: [{ field: 'clientId', violation: '' }],
    });
  return known.reference;
}

const LOCK = `select c.id, c.reference, c.kind, own.seat, c.last_number as "lastNumber",
  ${CLOSED} as closed, ${personSql('me')} as author,
    ${recipientsOf('me.id')} as others
  from ${OF_PARTY}`;

const GROW = `update chats set last_number = last_number + 1, last_at = $2,
    waiting_since = case when kind = 'desk' and not $3 then coalesce(waiting_since, $2) end
  where id = $1`;

/** Members without a queued mail who have not blocked the author. */
const TO_BE_MAILED = `select o.seat, u.reference from chat_members o
  join users u on u.id = o.user_id
  where o.chat_id = $1 and o.seat <> $2 and u.verified_at is not null and (o.mail_at is null
  or o.mail_at <= $3) and not ${hasBlocked('o.user_id', '$4')} order by o.seat for update of o`;
const WILL_BE_MAILED = `update chat_members o set mail_at = w.at
  from unnest($2::int[], $3::timestamptz[]) as w(seat, at) where o.chat_id = $1
  and o.seat = w.seat`;
