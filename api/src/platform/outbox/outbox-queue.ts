import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { IS_KEPT, SECRETS } from './codes/kept-codes.ts';
import { LONGEST_HOLD_MS } from './retry.ts';
import { selectOf } from '../rows/columns.ts';
import { type OutboxChannel, OutboxMessage } from './outbox.entity.ts';
import { newReference } from '../references.ts';

const FIELDS = [
  'id',
  'reference',
  'recipient',
  'channel',
  'template',
  'parameters',
  'locale',
  'dueAt',
  'until',
  'tries',
] as const;

/** A message that this process has leased for sending. */
export type DueMessage = Pick<OutboxMessage, (typeof FIELDS)[number]>;

export interface QueueCounts {
  /** Number of messages that are due and not sent. */
  waiting: number;
  givenUp: number;
}

/** State of a message that its provider accepted. */
type Reached = 'sent' | 'delivered' | 'read';

const MAX_ERROR = 300;
/** Lease of a message that goes another way. */
const TAKEN_BACK_MS = 60 * 1000;

/**
 * The outbox as a queue. A row is leased while it is sent, not locked: processes share the work,
 * and no transaction waits for a mail server. The lease of a killed process expires.
 */
@Injectable()
export class OutboxQueue {
  private readonly demo: boolean;
  /** Parameters that are removed once their message was sent. */
  private readonly removed: readonly string[];

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.demo = settings.demo !== 'off';
    this.removed = this.demo ? [] : SECRETS;
  }

  /** Leases up to `count` due messages of some channels, oldest first. */
  async lease(
    channels: readonly OutboxChannel[],
    count: number,
    leaseSeconds: number,
  ): Promise<DueMessage[]> {
    const now = this.clock.now().getTime();
    return this.source.query<DueMessage[]>(TAKE, [
      new Date(now),
      new Date(now + LONGEST_HOLD_MS),
      count,
      new Date(now + leaseSeconds * 1000),
      channels,
    ]);
  }

  /** Marks messages as sent, each with the address it was sent to. */
  async sent(messages: readonly { message: DueMessage; to: string | null }[]): Promise<void> {
    if (messages.length === 0) return;
    const ids = messages.map(({ message }) => message.id);
    const references = messages.map(({ message }) => message.reference);
    const addresses = messages.map(({ to }) => (this.demo ? (to?.toLowerCase() ?? null) : null));
    await this.source.query(SENT, [this.clock.now(), ids, references, addresses, this.removed]);
  }

  /** Marks a message as withdrawn, because it is obsolete. */
  async withdrawn({ id, reference }: DueMessage): Promise<void> {
    await this.source.query(
      'update outbox set withdrawn_at = $3, held_until = null where id = $1 and reference = $2',
      [id, reference, this.clock.now()],
    );
  }

  /** Schedules the next attempt at `nextTry`. If `nextTry` is null, the message is given up. */
  async failed({ id, reference }: DueMessage, error: string, nextTry: Date | null): Promise<void> {
    await this.source.query(
      `update outbox set held_until = $3::timestamptz, last_error = $4, given_up_at = case
        when $3::timestamptz is null then $5::timestamptz end
        where id = $1 and reference = $2 and sent_at is null and given_up_at is null`,
      [id, reference, nextTry, error.slice(0, MAX_ERROR), this.clock.now()],
    );
  }

  /**
   * Withdraws a message and queues it on another channel. A message that is already on that channel
   * stays as it is.
   */
  async passOn({ id, reference }: DueMessage, to: OutboxChannel): Promise<void> {
    const sql = pass('withdrawn_at');
    await this.source.query(sql, [id, reference, this.clock.now(), to, newReference('N'), null]);
  }

  /** Gives a message up on its channel and queues it on another one. */
  async passBack({ id, reference }: DueMessage, to: OutboxChannel, error: string): Promise<void> {
    const text = error.slice(0, MAX_ERROR);
    const now = this.clock.now();
    await this.source.query(pass('given_up_at'), [id, reference, now, to, newReference('N'), text]);
  }

  /** Whether a message was given up on another channel. */
  async wasGivenUp({ id }: Pick<DueMessage, 'id'>, channel: OutboxChannel): Promise<boolean> {
    const rows = await this.source.query<unknown[]>(GIVEN_UP, [id, channel]);
    return rows.length > 0;
  }

  /** Stores that a sent message reached a phone. A state is never taken back. */
  async reached(channel: OutboxChannel, reference: string, state: Reached): Promise<void> {
    const now = this.clock.now();
    await this.source.query(REACHED, [reference, channel, now, state, this.removed]);
  }

  /**
   * Leases a message again that its provider accepted and could not deliver. Returns null if there
   * is none: it is unknown, was delivered, or was given up.
   */
  async takeBack(channel: OutboxChannel, reference: string): Promise<DueMessage | null> {
    const until = new Date(this.clock.now().getTime() + TAKEN_BACK_MS);
    const [rows] = await this.source.query<[DueMessage[], number]>(TAKE_BACK, [
      reference,
      channel,
      until,
    ]);
    return rows[0] ?? null;
  }

  async counts(): Promise<QueueCounts> {
    const [row] = await this.source.query<QueueCounts[]>(COUNTS, [this.clock.now()]);
    return row ?? { waiting: 0, givenUp: 0 };
  }

  /**
   * Deletes notifications that were due before `settledBefore`, and mails that were sent, withdrawn
   * or given up before it. No code queues the events of these messages again.
   */
  async forget(settledBefore: Date): Promise<void> {
    await this.source.query(
      `delete from outbox where due_at < $1 and (channel = 'notice'
        or coalesce(sent_at, withdrawn_at, given_up_at) < $1)`,
      [settledBefore],
    );
  }
}

// SQL that leases due rows. The reference is compared too, because a row that was withdrawn and
// queued again during sending has a new reference.
const TAKE = `
  with due as (
    select id from outbox
    where due_at <= $1 and sent_at is null and withdrawn_at is null and given_up_at is null
      and channel = any($5)
      and (held_until is null or held_until <= $1 or held_until > $2)
    order by due_at, id limit $3
    for update skip locked
  ), taken as (
    update outbox o set held_until = $4, tries = o.tries + 1 from due where o.id = due.id
    returning o.*
  )
  select ${selectOf(OutboxMessage, 'taken', FIELDS)} from taken order by due_at, id`;
const SENT = `
  update outbox o set sent_at = $1, held_until = null, last_error = null, sent_to = s.address,
  parameters = case when ${IS_KEPT} and o.until > $1 then o.parameters
    else o.parameters - $5::text[] end
  from unnest($2::bigint[], $3::text[], $4::text[]) as s(id, reference, address)
  where o.id = s.id and o.reference = s.reference and o.given_up_at is null`;
const REACHED = `
  update outbox set sent_at = coalesce(sent_at, $3), held_until = null, last_error = null,
    delivered_at = case when $4 = 'sent' then delivered_at else coalesce(delivered_at, $3) end,
    read_at = case when $4 = 'read' then coalesce(read_at, $3) else read_at end,
    parameters = case when $4 = 'sent' then parameters else parameters - $5::text[] end
  where reference = $1 and channel = $2 and given_up_at is null`;
const TAKE_BACK = `
  update outbox o set sent_at = null, held_until = $3
  where reference = $1 and channel = $2 and delivered_at is null and given_up_at is null
    and withdrawn_at is null
  returning ${selectOf(OutboxMessage, 'o', FIELDS)}`;
const COUNTS = `
  select (select count(*) from outbox where due_at <= $1 and sent_at is null
  and withdrawn_at is null and given_up_at is null) as waiting,
    (select count(*) from outbox where given_up_at is not null
      and channel = 'mail') as "givenUp"`;
const GIVEN_UP = `
  select 1 from outbox o join outbox other on other.event = o.event
    and other.recipient = o.recipient and other.channel = $2 and other.given_up_at is not null
  where o.id = $1`;
const pass = (outcome: 'withdrawn_at' | 'given_up_at') => `
  with old as (
    update outbox set ${outcome} = $3, passed_to = $4, held_until = null,
      last_error = coalesce($6, last_error)
    where id = $1 and reference = $2 and sent_at is null and withdrawn_at is null returning *
  )
  insert into outbox (reference, event, recipient, channel, template, parameters, locale,
    created_at, due_at, until)
  select $5, event, recipient, $4, template, parameters, locale, $3, due_at, until from old
  on conflict on constraint outbox_once do update
    set reference = excluded.reference, template = excluded.template,
      parameters = excluded.parameters, due_at = excluded.due_at, until = excluded.until,
      held_until = null, withdrawn_at = null, passed_to = null, tries = 0
    where outbox.withdrawn_at is not null and outbox.sent_at is null`;
