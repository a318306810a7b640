import { Injectable } from '@nestjs/common';
import type { ChatClosure, ChatKind } from '@five/shared/community/community.codes';
import { Audit } from '../../platform/audit/audit.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { newReference } from '../../platform/references.ts';
import { AuthorPresenter, type Person } from '../author-presenter.ts';
import { hasBlocked } from '../chat-access.sql.ts';
import type { ChatParty } from '../chat-party.ts';
import { mailDueAt, mailOf, mailsOf } from './messages.mails.ts';
import { Message } from './message.entity.ts';

/**
 * A conversation whose row is locked, with the data that a new message of one member needs.
 * `author`, `seat` and `closed` describe that member.
 */
export interface LockedChat {
  id: number;
  reference: string;
  kind: ChatKind;
  seat: number;
  lastNumber: number;
  closed: ChatClosure | null;
  others: string[];
  author: Person | null;
}

/** Stores new messages and queues the mails about them. */
@Injectable()
export class NewMessages {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly authors: AuthorPresenter,
  ) {}

  /** Stores a message of a locked conversation and returns its reference. */
  async add(
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
   * Queues mails to members that do not read the message within minutes. A member has at most one
   * queued mail, and gets at most one mail an hour.
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
}

const GROW = `update chats set last_number = last_number + 1, last_at = $2,
    waiting_since = case when kind = 'desk' and not $3 then coalesce(waiting_since, $2) end
  where id = $1`;

/** SQL of the members that have no queued mail and have not blocked the author. */
const TO_BE_MAILED = `select o.seat, u.reference from chat_members o
  join users u on u.id = o.user_id
  where o.chat_id = $1 and o.seat <> $2 and u.verified_at is not null and (o.mail_at is null
  or o.mail_at <= $3) and not ${hasBlocked('o.user_id', '$4')} order by o.seat for update of o`;
const WILL_BE_MAILED = `update chat_members o set mail_at = w.at
  from unnest($2::int[], $3::timestamptz[]) as w(seat, at) where o.chat_id = $1
  and o.seat = w.seat`;
