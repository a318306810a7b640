import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../access/caller.ts';
import { DomainError } from '../http/domain-error.ts';
import type { FileForm } from './file.entity.ts';
import { FileReaders } from './file-readers.ts';
import { FileStore, type OpenFile } from './file-store.ts';
import { selectOf } from '../rows/columns.ts';
import { StoredFile } from './file.entity.ts';

interface PaperRow {
  ownerKind: string;
  owner: string;
  forms: FileForm[];
}

/** Reads private files for callers that may see the record to which the file belongs. */
@Injectable()
export class PrivateFilesQueries {
  constructor(
    private readonly source: DataSource,
    private readonly store: FileStore,
    private readonly readers: FileReaders,
  ) {}

  /**
   * @throws DomainError NOT_FOUND for an unknown file, a public picture, and a file of another
   * customer; the three cases cannot be distinguished
   */
  async read(caller: Caller, reference: string): Promise<OpenFile & { type: string }> {
    const [row] = await this.source.query<PaperRow[]>(
      `select ${selectOf(StoredFile, 'f', ['ownerKind', 'owner', 'forms'])} from files f
        where reference = $1 and access = 'private' and owner is not null`,
      [reference],
    );
    const [form] = row?.forms ?? [];
    if (!row || !form || !(await this.readers.mayRead(caller, row.ownerKind, row.owner)))
      throw new DomainError('NOT_FOUND');
    const file = await this.store.open(form.key);
    if (file === null) throw new DomainError('NOT_FOUND');
    return { type: form.type, ...file };
  }
}
