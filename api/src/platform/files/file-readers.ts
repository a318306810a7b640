import { Injectable } from '@nestjs/common';
import type { Caller } from '../access/caller.ts';

/** Whether this caller may see the record with this reference, and so its files. */
export type MayRead = (caller: Caller, owner: string) => Promise<boolean>;

/** Decides who may read a private file, by the domain of its record. */
@Injectable()
export class FileReaders {
  private readonly kinds = new Map<string, MayRead>();

  /** Registers the check of a domain's files. */
  register(kind: string, mayRead: MayRead): void {
    this.kinds.set(kind, mayRead);
  }

  /** False for a kind without a registered check. */
  async mayRead(caller: Caller, kind: string, owner: string): Promise<boolean> {
    return (await this.kinds.get(kind)?.(caller, owner)) ?? false;
  }
}
