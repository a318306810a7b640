import { Injectable } from '@nestjs/common';
import type { EraseBlocker } from '@five/shared/auth/auth.contract';
import type { Tx } from '../platform/database/transactions.ts';

/** The user whose personal data is exported or erased. */
export interface Owner {
  userId: number;
  customerId: number;
  /** The user's reference. */
  reference: string;
}

type Export = (tx: Tx, owner: Owner) => Promise<unknown>;
type Blocks = (tx: Tx, owner: Owner) => Promise<EraseBlocker[]>;
type Erase = (tx: Tx, owner: Owner) => Promise<void>;

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

type Merge = (tx: Tx, joining: CustomerMerge) => Promise<void>;

/**
 * Personal data by domain. Each domain registers how its data is exported, erased, and moved when
 * two customer records are merged.
 */
@Injectable()
export class PersonalData {
  private readonly exports = new Map<string, Export>();
  private readonly blocks: Blocks[] = [];
  private readonly erasers: Erase[] = [];
  private readonly merges: Merge[] = [];

  /**
   * Registers a domain's part of the data export. `read` returns the data, which the exported file
   * contains under the key `name`.
   */
  register(name: string, read: Export): void {
    if (this.exports.has(name)) throw new Error(`two domains export ${name}`);
    this.exports.set(name, read);
  }

  /**
   * Registers a check that returns items that must be settled before an erasure, such as upcoming
   * bookings or money due. Erasure is refused while any check returns items.
   */
  registerBlock(blocks: Blocks): void {
    this.blocks.push(blocks);
  }

  /**
   * Registers a function that erases personal data in a domain's rows. Financial records stay,
   * without a name.
   */
  registerErasure(erase: Erase): void {
    this.erasers.push(erase);
  }

  /**
   * Registers a domain's part of a merge. Every table that references a customer needs a registered
   * part, because remaining references prevent the deletion of the merged record.
   */
  registerMerge(move: Merge): void {
    this.merges.push(move);
  }

  async export(tx: Tx, owner: Owner): Promise<Record<string, unknown>> {
    const file: Record<string, unknown> = {};
    for (const [name, read] of this.exports) file[name] = await read(tx, owner);
    return file;
  }

  /** Items that must be settled before the owner's data can be erased. */
  async blockers(tx: Tx, owner: Owner): Promise<EraseBlocker[]> {
    const found: EraseBlocker[] = [];
    for (const blocks of this.blocks) found.push(...(await blocks(tx, owner)));
    return found;
  }

  async erase(tx: Tx, owner: Owner): Promise<void> {
    for (const erase of this.erasers) await erase(tx, owner);
  }

  async merge(tx: Tx, joining: CustomerMerge): Promise<void> {
    for (const move of this.merges) await move(tx, joining);
  }
}
