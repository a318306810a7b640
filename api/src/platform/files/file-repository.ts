import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.ts';
import { newReference } from '../references.ts';
import { DomainError } from '../http/domain-error.ts';
import { type FileAccess, type FileForm, StoredFile } from './file.entity.ts';
import { keyOf, randomName, type StoredType } from './file-keys.ts';
import { BACKUP_LOCK, FileStore } from './file-store.ts';

/** A stored file that no record references yet. */
export interface UnattachedFile {
  id: number;
}

/**
 * A file to be stored, with the contents of all its versions (sizes and formats of a picture) in
 * `forms`.
 */
export interface NewFile {
  access: FileAccess;
  by: string | null;
  mediaType: string;
  bytes: number;
  sha256: string;
  width: number | null;
  height: number | null;
  color: string | null;
  forms: readonly { type: StoredType; width: number | null; data: Buffer }[];
}

/**
 * Stores a file's row in the database and its bytes in the file store. The row is written before
 * the bytes and deleted after them, so that all stored bytes have a row.
 */
@Injectable()
export class FileRepository {
  private readonly log = new Logger(FileRepository.name);

  constructor(
    private readonly source: DataSource,
    private readonly store: FileStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a file that no record owns yet. If the file store fails, for example because it is full,
   * the row and the bytes are removed.
   */
  async put(file: NewFile): Promise<UnattachedFile> {
    const forms = formsOf(file);
    const stored = await this.insert(
      file,
      forms.map(({ data: _, ...form }) => form),
    );
    try {
      for (const { key, data } of forms) await this.store.put(key, data);
    } catch (error) {
      await this.remove(stored.id).catch((failure: unknown) =>
        this.log.warn(`a file waits for the sweep: ${(failure as Error).message}`),
      );
      throw error;
    }
    return stored;
  }

  /**
   * Stores a copy of a picture that no record owns yet.
   * @throws DomainError NOT_FOUND if the picture was deleted
   */
  async copy(id: number, by: string): Promise<UnattachedFile> {
    const stored = await this.source.getRepository(StoredFile).findOneBy({ id });
    if (!stored) throw new DomainError('NOT_FOUND');
    const forms = await Promise.all(
      stored.forms.map(async ({ key, type, width }) => {
        const data = await this.store.read(key);
        if (!data) throw new DomainError('NOT_FOUND');
        return { type: type as StoredType, width, data };
      }),
    );
    return this.put({ ...stored, by, forms });
  }

  /**
   * Deletes a file that no record owns. A repeated call changes nothing. During a backup the file
   * remains until the next sweep, because the backup may still read it.
   */
  async remove(id: number): Promise<void> {
    const [row] = await this.source.query<{ forms: FileForm[] }[]>(
      `select forms from files where id = $1 and owner is null and not ${BACKUP_RUNS}`,
      [id, BACKUP_LOCK],
    );
    if (!row) return;
    for (const { key } of row.forms) await this.store.remove(key);
    await this.source.query('delete from files where id = $1 and owner is null', [id]);
  }

  private async insert(
    { access, by, mediaType, bytes, sha256, width, height, color }: NewFile,
    forms: FileForm[],
  ): Promise<UnattachedFile> {
    const [row] = await this.source.query<UnattachedFile[]>(
      `insert into files (reference, access, uploaded_by, media_type, bytes, sha256, width, height,
        color, forms, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11) returning id`,
      [
        newReference('F'),
        access,
        by,
        mediaType,
        bytes,
        sha256,
        width,
        height,
        color,
        JSON.stringify(forms),
        this.clock.now(),
      ],
    );
    if (!row) throw new Error('a file was not stored');
    return row;
  }
}

const BACKUP_RUNS = `exists (select from pg_locks l join pg_database d on d.oid = l.database
  where d.datname = current_database() and l.locktype = 'advisory' and l.objid = $2 and l.granted)`;

function formsOf({ access, forms }: NewFile): (FileForm & { data: Buffer })[] {
  const name = randomName();
  return forms.map(({ type, width, data }) => ({
    key: keyOf(access, name, access === 'public' ? width : null, type),
    type,
    width,
    bytes: data.length,
    sha256: createHash('sha256').update(data).digest('hex'),
    data,
  }));
}
