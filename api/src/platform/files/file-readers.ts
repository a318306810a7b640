import { Injectable } from '@nestjs/common';
import type { Caller } from '../access/caller.ts';

/**
 * Checks whether this caller may see the record with the reference `owner`, and therefore its
 * files.
 */
export type MayRead = (caller: Caller, owner: string) => Promise<boolean>;

/** Checks whether a caller may read a private file, through the domain of the file's record. */
@Injectable()
export class FileReaders {
  private readonly kinds = new Map<string, MayRead>();

  /** Registers a domain's check for files of one kind. */
  register(kind: string, mayRead: MayRead): void {
    this.kinds.set(kind, mayRead);
  }

  /** Whether the caller may read a file. False for a kind without a registered check. */
  async mayRead(caller: Caller, kind: string, owner: string): Promise<boolean> {
    return (await this.kinds.get(kind)?.(caller, owner)) ?? false;
  }
}
