import { Injectable } from '@nestjs/common';
import type { Caller } from '../access/caller.ts';

/** Whether this caller may see the record with this reference, and so its papers. */
export type MayRead = (caller: Caller, owner: string) => Promise<boolean>;

/** Who may read a private file: its record's owner says it. */
@Injectable()
export class FileReaders {
  private readonly kinds = new Map<string, MayRead>();

  /** A domain speaks for the files of its records. */
  register(kind: string, mayRead: MayRead): void {
    this.kinds.set(kind, mayRead);
  }

  /** Nobody may where nobody speaks for the kind. */
  async mayRead(caller: Caller, kind: string, owner: string): Promise<boolean> {
    return await this.kinds.get(kind)?.(caller, owner) ?? false;
  }
}
