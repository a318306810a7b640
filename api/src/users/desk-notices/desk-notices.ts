import { Injectable } from '@nestjs/common';
import { DESK_NOTICE_TEMPLATES, guestTemplateOf } from '@five/shared/desk/desk-notices.codes';
import { Clock } from '../../platform/clock/clock.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { Outbox, type DeskEntry, type OutboxEntry } from '../../platform/outbox/outbox.ts';
import { Reach } from '../../platform/outbox/reach.ts';
import { Recipients } from '../../platform/outbox/recipients.ts';
import { Realtime } from '../../platform/realtime/realtime.ts';
import { isReference } from '@five/shared/references/reference';
import { newReference } from '../../platform/references.ts';
import { endOfNotice } from './notice-end.ts';

/**
 * Stores messages that the desk passes on, in the transaction of their cause. A message of a
 * customer that a configured channel reaches is not stored. One to a number is queued in the
 * outbox, which returns it if no channel delivers it.
 */
@Injectable()
export class DeskNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly reach: Reach,
    private readonly recipients: Recipients,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
    private readonly venueClock: VenueClock,
  ) {
    outbox.onDeskEntries({
      write: (tx, entries) => this.write(tx, entries),
      take: (tx, entry) => this.take(tx, entry),
      withdraw: (tx, eventPrefix) => this.withdraw(tx, eventPrefix),
    });
  }

  /** Sends the live event to all desks after the commit. */
  changed(tx: Tx, reference: string): void {
    this.realtime.emitAfterCommit(tx, { namespace: '/desk', room: null }, 'notice', { reference });
  }

  private async write(tx: Tx, entries: DeskEntry[]): Promise<void> {
    const found = await this.unreached(tx, entries);
    const unreached = found.map((entry) => ({ ...entry, until: this.untilOf(entry) }));
    if (unreached.length === 0) return;
    if (await this.reach.reachesNumbers()) await this.outbox.write(tx, unreached.map(phoneEntry));
    else await this.store(tx, unreached);
  }

  /** When a message is obsolete; without an end of its own, when its match has ended. */
  private untilOf({ until, parameters }: DeskEntry): Date | undefined {
    const end = until ? null : endOfNotice(parameters);
    return end === null ? until : this.venueClock.reached(end);
  }

  /**
   * Stores a message that no channel delivered. One to an account goes the way of a message to a
   * customer without an account, unless that has begun. Returns whether the recipient still wants
   * it.
   */
  private async take(tx: Tx, entry: DeskEntry): Promise<boolean> {
    if (isReference('MP', entry.customer)) return this.takeOfGuest(tx, entry, entry.customer);
    if (entry.account === null) await this.store(tx, [entry]);
    else await this.takeOfAccount(tx, entry, entry.account);
    return true;
  }

  private async takeOfAccount(tx: Tx, entry: DeskEntry, account: string): Promise<void> {
    const [row] = await tx.query<{ customer: string }[]>(CUSTOMER_OF, [account]);
    if (!row || (await this.outbox.hasQueued(tx, entry.event, row.customer))) return;
    await this.write(tx, [{ ...entry, customer: row.customer, account: null }]);
  }

  /** Stores a message to a guest that still wants messages. All guests share an event. */
  private async takeOfGuest(tx: Tx, entry: DeskEntry, guest: string): Promise<boolean> {
    if (guestTemplateOf(entry.template) === null) return true;
    if ((await this.recipients.find(guest, null)) === null) return false;
    await this.store(tx, [{ ...entry, customer: null, event: `${entry.event}:${guest}`, guest }]);
    return true;
  }

  /** Returns the messages that neither a mail nor a browser of the account shows. */
  private async unreached(tx: Tx, entries: DeskEntry[]): Promise<DeskEntry[]> {
    const mailed = await accountsWithEmail(tx, entries);
    const unmailed = entries.filter(
      ({ account }) => !this.reach.reachesByMail(account !== null && mailed.has(account)),
    );
    const pushed = await Promise.all(
      unmailed.map(({ account }) => this.reach.reachesByPush(account)),
    );
    return unmailed.filter((_, index) => !pushed[index]);
  }

  private async store(tx: Tx, unreached: (DeskEntry & { guest?: string })[]): Promise<void> {
    if (unreached.length === 0) return;
    const now = this.clock.now();
    const rows = unreached.map(({ dueAt = now, ...entry }) => ({
      ...entry,
      reference: newReference('DN'),
      dueAt,
    }));
    const stored = await tx.query<{ reference: string }[]>(INSERT, [now, JSON.stringify(rows)]);
    for (const { reference } of stored) this.changed(tx, reference);
  }

  private async withdraw(tx: Tx, eventPrefix: string): Promise<void> {
    if (!DESK_NOTICE_TEMPLATES.some((template) => eventPrefix.startsWith(template))) return;
    const [withdrawn] = await tx.query<[{ reference: string }[], number]>(
      `update desk_notices set withdrawn_at = $2 where event ^@ $1 and done_at is null
        and withdrawn_at is null returning reference`,
      [eventPrefix, this.clock.now()],
    );
    for (const { reference } of withdrawn) this.changed(tx, reference);
  }
}

/** References of the accounts of messages that have an email. */
async function accountsWithEmail(tx: Tx, entries: DeskEntry[]): Promise<Set<string>> {
  const accounts = entries.flatMap(({ account }) => account ?? []);
  if (accounts.length === 0) return new Set();
  const rows = await tx.query<{ reference: string }[]>(
    'select reference from users where reference = any($1) and email is not null',
    [accounts],
  );
  return new Set(rows.map(({ reference }) => reference));
}

const phoneEntry = ({ customer, account: _, ...entry }: DeskEntry): OutboxEntry => ({
  ...entry,
  recipient: customer ?? '',
  channel: 'phone',
});

const CUSTOMER_OF = `select c.reference as customer from customers c
  join users u on u.id = c.user_id where u.reference = $1`;

// A slot can be offered again to the same entry of the waiting list, by the same event.
const INSERT = `
  insert into desk_notices (reference, event, customer_id, guest, template, parameters, created_at,
    due_at, until)
  select e.reference, e.event, c.id, e.guest, e.template, e.parameters, $1, e."dueAt", e.until
  from jsonb_to_recordset($2::jsonb) as e(reference text, event text, customer text, guest text,
    template text, parameters jsonb, "dueAt" timestamptz, until timestamptz)
  left join customers c on c.reference = e.customer
  where num_nonnulls(c.id, e.guest) = 1
  on conflict on constraint desk_notices_once do update
    set reference = excluded.reference, parameters = excluded.parameters,
      created_at = excluded.created_at, due_at = excluded.due_at, until = excluded.until,
      withdrawn_at = null, done_at = null, done_by = null, done_way = null
    where desk_notices.withdrawn_at is not null
  returning reference`;
