import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { LONGEST_HOLD_MS } from './retry.ts';
import { selectOf } from '../rows/columns.ts';
import { OutboxMessage } from './outbox.entity.ts';

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

const MAX_ERROR = 300;
/**
 * Parameters that are removed after a mail was sent, because a code that opens an account must not
 * remain stored in clear text.
 */
const SECRETS = ['code', 'token'];

/**
 * The outbox as a queue. A row is leased while it is sent, not locked: processes share the work,
 * and no transaction waits for a mail server. The lease of a killed process expires.
 */
@Injectable()
export class OutboxQueue {
  private readonly demo: boolean;

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.demo = settings.demo !== 'off';
  }

  /** Leases up to `count` due messages, oldest first. */
  async lease(count: number, leaseSeconds: number): Promise<DueMessage[]> {
    const now = this.clock.now().getTime();
    return this.source.query<DueMessage[]>(TAKE, [
      new Date(now),
      new Date(now + LONGEST_HOLD_MS),
      count,
      new Date(now + leaseSeconds * 1000),
    ]);
  }

  /** Marks messages as sent, each with the address it was sent to. */
  async sent(messages: readonly { message: DueMessage; to: string | null }[]): Promise<void> {
    if (messages.length === 0) return;
    const ids = messages.map(({ message }) => message.id);
    const references = messages.map(({ message }) => message.reference);
    const addresses = messages.map(({ to }) => (this.demo ? (to?.toLowerCase() ?? null) : null));
    await this.source.query(SENT, [
      this.clock.now(),
      ids,
      references,
      addresses,
      this.demo ? [] : SECRETS,
    ]);
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
        when $3::timestamptz is null then $5::timestamptz end where id = $1 and reference = $2`,
      [id, reference, nextTry, error.slice(0, MAX_ERROR), this.clock.now()],
    );
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
  parameters = o.parameters - $5::text[]
  from unnest($2::bigint[], $3::text[], $4::text[]) as s(id, reference, address)
  where o.id = s.id and o.reference = s.reference`;
const COUNTS = `
  select (select count(*) from outbox where due_at <= $1 and sent_at is null
  and withdrawn_at is null and given_up_at is null) as waiting,
    (select count(*) from outbox where given_up_at is not null) as "givenUp"`;
