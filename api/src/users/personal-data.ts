import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EraseBlocker } from '@five/shared/auth/auth.contract';
import type { Tx } from '../platform/database/transactions.ts';
import type { Owner } from '../platform/personal-data/marked-rows.ts';

/**
 * The parts of a person's data, in the order of their export, check, erasure and merge.
 * Each part belongs to one domain. Labels of bank lines are searched for the customer's name, so
 * `ErasureService` erases the login and the customer after all parts. The memberships in the
 * conversations of matches end with `openMatches`, after `chats` has erased the mails about them.
 */
const PARTS = [
  'moderation',
  'subscriptions',
  'series',
  'users',
  'deskNotices',
  'auth',
  'transfers',
  'chats',
  'discussions',
  'players',
  'payments',
  'drafts',
  'bookings',
  'packOrders',
  'openMatches',
  'matches',
  'squads',
  'waiting',
] as const;

type PartName = (typeof PARTS)[number];

/**
 * A merge of two customer records of one person, both locked: all data moves from the record `from`
 * to the record `to`.
 */
export interface CustomerMerge {
  from: { id: number; reference: string };
  to: { id: number; reference: string };
  /** Reference of the acting user. */
  actor: string;
}

/** What a domain does with its part of a person's data. */
interface Part {
  /** Functions that read the data, by the key of the data in the exported file. */
  exports?: Record<string, (tx: Tx, owner: Owner) => Promise<unknown>>;
  /**
   * Returns items that must be settled before an erasure, such as upcoming bookings or money due.
   * An erasure is refused while any part returns items.
   */
  blocks?: (tx: Tx, owner: Owner) => Promise<EraseBlocker[]>;
  /** Functions that erase the data, in this order. Financial records stay, without a name. */
  erase?: ((tx: Tx, owner: Owner) => Promise<void>)[];
  /**
   * Moves the data when two customer records are merged. Every table that references a customer
   * needs this, because remaining references prevent the deletion of the merged record.
   */
  merge?: (tx: Tx, joining: CustomerMerge) => Promise<void>;
}

/** Personal data by domain: how it is exported, erased, and moved in a merge of two customers. */
@Injectable()
export class PersonalData implements OnApplicationBootstrap {
  private readonly registered = new Map<PartName, Part>();

  /** Registers a part. Two classes of a domain may each register functions of one part. */
  register(name: PartName, part: Part): void {
    const known = this.registered.get(name) ?? {};
    for (const kind of ['blocks', 'erase', 'merge'] as const)
      if (known[kind] && part[kind]) throw new Error(`two classes register ${kind} of ${name}`);
    const exports = { ...known.exports, ...part.exports };
    for (const key of Object.keys(part.exports ?? {}))
      if (this.parts().some((other) => other.exports && key in other.exports))
        throw new Error(`two classes export ${key}`);
    this.registered.set(name, { ...known, ...part, exports });
  }

  /** Refuses to start without one of the parts. */
  onApplicationBootstrap(): void {
    const missing = PARTS.filter((name) => !this.registered.has(name));
    if (missing.length > 0)
      throw new Error(`no personal data is registered: ${missing.join(', ')}`);
  }

  async export(tx: Tx, owner: Owner): Promise<Record<string, unknown>> {
    const file: Record<string, unknown> = {};
    for (const { exports = {} } of this.parts())
      for (const [name, read] of Object.entries(exports)) file[name] = await read(tx, owner);
    return file;
  }

  /** Items that must be settled before the owner's data can be erased. */
  async blockers(tx: Tx, owner: Owner): Promise<EraseBlocker[]> {
    const found: EraseBlocker[] = [];
    for (const { blocks } of this.parts()) if (blocks) found.push(...(await blocks(tx, owner)));
    return found;
  }

  async erase(tx: Tx, owner: Owner): Promise<void> {
    for (const { erase = [] } of this.parts()) for (const act of erase) await act(tx, owner);
  }

  async merge(tx: Tx, joining: CustomerMerge): Promise<void> {
    for (const { merge } of this.parts()) await merge?.(tx, joining);
  }

  private parts(): Part[] {
    return PARTS.map((name) => this.registered.get(name) ?? {});
  }
}
