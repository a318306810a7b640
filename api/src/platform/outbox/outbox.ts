import { eraseOf, type Owner } from '../personal-data/marked-rows.ts';
import { type OutboxChannel, OutboxMessage } from './outbox.entity.ts';
import { Injectable } from '@nestjs/common';
import { deskTemplateOf } from '@five/shared/desk/desk-notices.codes';
import type { Locale } from '@five/shared/locales/locale';
import type { MailTemplate } from '@five/shared/locales/message-parameters';
import { Clock } from '../clock/clock.ts';
import { type CteBuilder, type Tx, Transactions } from '../database/transactions.ts';
import { newReference } from '../references.ts';
import { OutboxWakeUp } from './outbox-wake-up.ts';

/**
 * A queued message. Its text is rendered when it is sent, so `parameters` hold references, wall
 * times and centimes.
 */
export interface OutboxEntry {
  /** The unique event, such as `booking.reserved:B-7K3M9QXT`. */
  event: string;
  /**
   * Reference of a user, of a customer, or of a guest of a match; `mailto:` and an address; or
   * `tel:` and the number for a one-time code.
   */
  recipient: string;
  channel: OutboxChannel;
  template: MailTemplate;
  parameters: Record<string, unknown>;
  /** When the message is due. Default: now. Reminders have a later time. */
  dueAt?: Date;
  /** Time from which the message is obsolete, such as the end of the match for a reminder. */
  until?: Date;
  /** Language of a message to a `mailto:` address or a `tel:` number. */
  locale?: Locale;
}

/**
 * A message to a customer that staff pass on if no configured channel reaches the customer. It is
 * queued beside the entries of the channels.
 */
export interface DeskEntry extends Pick<
  OutboxEntry,
  'event' | 'template' | 'parameters' | 'dueAt' | 'until'
> {
  channel: 'desk';
  /** Reference of the customer, `CU-…`; null: the customer of the account. */
  customer: string | null;
  /** Reference of the customer's account; null: none. */
  account: string | null;
}

/** Any message that is queued in a transaction. */
export type QueuedEntry = OutboxEntry | DeskEntry;

/** Stores the messages that staff pass on. */
interface DeskWriter {
  write: (tx: Tx, entries: DeskEntry[]) => Promise<void>;
  /**
   * Stores a message that no channel delivered. One to an account goes to the number of its
   * customer first, if a channel to numbers is on. Returns whether the recipient still wants it.
   */
  take: (tx: Tx, entry: DeskEntry) => Promise<boolean>;
  withdraw: (tx: Tx, eventPrefix: string) => Promise<void>;
}

/**
 * Queues messages in the transaction of their cause, so that they are sent if and only if the
 * transaction commits.
 */
@Injectable()
export class Outbox {
  private desk: DeskWriter | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    private readonly wakeUp: OutboxWakeUp,
  ) {}

  /** Registers the functions that store the messages for the desk. */
  onDeskEntries(desk: DeskWriter): void {
    this.desk = desk;
  }

  /**
   * Passes a message to the desk that no channel delivered. Returns whether the recipient still
   * wants it.
   */
  async giveToDesk(tx: Tx, entry: DeskEntry): Promise<boolean> {
    return this.desk === null || this.desk.take(tx, entry);
  }

  /**
   * Queues messages in the transaction that causes them. A message with the same event, recipient
   * and channel as a stored message is ignored. If the stored message was withdrawn before it was
   * sent, it is replaced.
   */
  async write(tx: Tx, queued: readonly QueuedEntry[]): Promise<void> {
    const forDesk = queued.filter((entry) => entry.channel === 'desk');
    if (forDesk.length > 0) await this.desk?.write(tx, forDesk);
    const entries = queued.filter((entry) => entry.channel !== 'desk');
    if (entries.length === 0) return;
    const now = this.clock.now();
    await tx.query(insert('$1', '$2'), [now, rowsOf(entries, now)]);
    this.wakeFor(tx, entries, now);
  }

  /**
   * Adds the statement that inserts the messages to a larger SQL statement, as a CTE. Otherwise it
   * works like `write`.
   */
  writeWith(cteBuilder: CteBuilder, tx: Tx, entries: OutboxEntry[]): void {
    if (entries.length === 0) return;
    const now = this.clock.now();
    cteBuilder.with('owed', insert(cteBuilder.bind(now), cteBuilder.bind(rowsOf(entries, now))));
    this.wakeFor(tx, entries, now);
  }

  /** Whether a message of an event is or was queued for a recipient. */
  async hasQueued(tx: Tx, event: string, recipient: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      'select 1 from outbox where event = $1 and recipient = $2',
      [event, recipient],
    );
    return rows.length > 0;
  }

  /**
   * Withdraws unsent messages of all events with this prefix, such as the reminders of a cancelled
   * booking.
   */
  async withdraw(tx: Tx, eventPrefix: string): Promise<void> {
    if (eventPrefix === '') throw new Error('withdraw needs the beginning of an event');
    await tx.query(
      `update outbox set withdrawn_at = $2 where event ^@ $1 and sent_at is null
        and withdrawn_at is null and given_up_at is null`,
      [eventPrefix, this.clock.now()],
    );
    await this.desk?.withdraw(tx, eventPrefix);
  }

  /** Queues a given-up mail again, due now. Returns false if there is no such mail. */
  async retry(tx: Tx, reference: string): Promise<boolean> {
    const [rows] = await tx.query<[unknown[], number]>(RETRY, [reference, this.clock.now()]);
    this.transactions.afterCommit(tx, () => this.wakeUp.wake());
    return rows.length > 0;
  }

  /**
   * Returns for each recipient the time at which the last message with the event prefix of that
   * recipient was or will be due. Withdrawn messages are ignored.
   */
  async lastDue(
    tx: Tx,
    channel: OutboxChannel,
    kinds: readonly { recipient: string; eventPrefix: string }[],
  ): Promise<Map<string, Date>> {
    if (kinds.length === 0) return new Map();
    const rows = await tx.query<{ recipient: string; last: Date }[]>(LAST_DUE, [
      channel,
      kinds.map(({ recipient }) => recipient),
      kinds.map(({ eventPrefix }) => eventPrefix),
    ]);
    return new Map(rows.map(({ recipient, last }) => [recipient, last]));
  }

  /**
   * Merges `parameters` into the sent and unsent messages of the given events. Used when a person
   * named in the messages is erased.
   */
  async amend(
    tx: Tx,
    events: readonly string[],
    parameters: Record<string, unknown>,
  ): Promise<void> {
    await tx.query('update outbox set parameters = parameters || $2::jsonb where event = any($1)', [
      events,
      parameters,
    ]);
  }

  /** Merges `parameters` into the sent and unsent messages of all events with this prefix. */
  async amendAll(tx: Tx, eventPrefix: string, parameters: Record<string, unknown>): Promise<void> {
    if (eventPrefix === '') throw new Error('amendAll needs the beginning of an event');
    await tx.query('update outbox set parameters = parameters || $2::jsonb where event ^@ $1', [
      eventPrefix,
      parameters,
    ]);
  }

  /**
   * Deletes all messages of events with this prefix. Used when the record of a person named in the
   * messages is erased.
   */
  async erase(tx: Tx, eventPrefix: string): Promise<void> {
    if (eventPrefix === '') throw new Error('erase needs the beginning of an event');
    await tx.query('delete from outbox where event ^@ $1', [eventPrefix]);
  }

  /** Deletes the messages to an account. Used when the account is erased. */
  eraseOfAccount(tx: Tx, owner: Owner): Promise<void> {
    return eraseMessages(tx, owner);
  }

  private wakeFor(tx: Tx, entries: OutboxEntry[], now: Date): void {
    if (entries.some(({ dueAt }) => !dueAt || dueAt <= now))
      this.transactions.afterCommit(tx, () => this.wakeUp.wake());
  }
}

const eraseMessages = eraseOf(OutboxMessage);

const LAST_DUE = `select k.recipient, max(o.due_at) as last
  from unnest($2::text[], $3::text[]) as k(recipient, prefix)
  join outbox o on o.recipient = k.recipient and o.channel = $1 and o.event ^@ k.prefix
  and (o.withdrawn_at is null or o.passed_to is not null) group by k.recipient`;

const RETRY = `update outbox set given_up_at = null, held_until = null, tries = 0, due_at = $2
  where reference = $1 and channel = 'mail' and given_up_at is not null returning id`;

function rowsOf(entries: OutboxEntry[], now: Date): string {
  return JSON.stringify(
    entries.map((entry) => ({
      ...entry,
      reference: newReference('N'),
      dueAt: (entry.dueAt ?? now).toISOString(),
    })),
  );
}

const insert = (now: string, rows: string) => `
  insert into outbox (reference, event, recipient, channel, template, parameters, locale,
  created_at, due_at, until)
  select distinct on (e.event, e.recipient, e.channel)
    e.reference, e.event, e.recipient, e.channel, e.template, coalesce(e.parameters, '{}'),
    e.locale, ${now}::timestamptz, e."dueAt", e.until
  from jsonb_to_recordset(${rows}::jsonb)
    as e(reference text, event text, recipient text, channel text, template text, parameters jsonb,
    locale text, "dueAt" timestamptz, until timestamptz)
  on conflict on constraint outbox_once do update
    set reference = excluded.reference, template = excluded.template, parameters =
    excluded.parameters, locale = excluded.locale,
        created_at = excluded.created_at, due_at = excluded.due_at, until = excluded.until,
        held_until = null, withdrawn_at = null, passed_to = null, tries = 0
    where outbox.withdrawn_at is not null and outbox.sent_at is null`;

/** Returns two outbox entries for one message: a mail and a notification. */
export const mailAndNotification = (entry: Omit<OutboxEntry, 'channel'>): OutboxEntry[] =>
  (['mail', 'notice'] as const).map((channel) => ({ ...entry, channel }));

/**
 * Returns the entry with which staff pass a message on, if it is among those that a customer must
 * get. `Reach` decides whether it is stored.
 */
export function deskEntry(
  { customer, user }: { customer: string; user: string | null },
  entry: Omit<DeskEntry, 'channel' | 'customer' | 'account'>,
): DeskEntry[] {
  return deskTemplateOf(entry.template) === null
    ? []
    : [{ ...entry, channel: 'desk', customer, account: user }];
}
