import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.ts';
import { type Tx, Transactions } from '../database/transactions.ts';
import { codeRefused, DomainError } from '../http/domain-error.ts';
import type { Upload } from '../http/uploads/upload.ts';
import { FairGate } from './fair-gate.ts';
import { FileRepository, type UnattachedFile } from './file-repository.ts';
import { refusedKindOf, typeOf } from './file-type.ts';
import { PrerenderedUpload } from './prerendered-upload.ts';
import { checkPdf } from './pdf-check.ts';

/** The record that a file belongs to: `{ kind: 'media', reference: 'ME-…' }`. */
export interface FileOwner {
  kind: string;
  reference: string;
}

/** Fields of a request that changes a record's picture, besides the file itself. */
export interface PictureChange {
  /** Focal point of the picture, in hundredths from the left and the top. */
  focusX?: number;
  focusY?: number;
  removeImage?: boolean;
}

/** Input of a change of a record's picture. */
export interface PictureReplacement {
  /** Database id of the record's picture before the change; null if it had none. */
  former: number | null;
  file: UnattachedFile | null;
  change: PictureChange;
  owner: FileOwner;
}

/**
 * Loads the image module only when the first picture is encoded, because the image library is the
 * heaviest dependency.
 */
const imageForms = () => import('./image-forms.ts');
// Age from which a file without a record is deleted. The slowest upload is attached to its record
// in less time.
const UNATTACHED_MS = 60 * 60 * 1000;

/**
 * The entry point for files of every domain. A file is stored before the transaction that attaches
 * it to a record. Files without a record are deleted later, so that neither a row nor a file is
 * left over.
 */
@Injectable()
export class Files {
  private readonly log = new Logger(Files.name);
  private readonly changed = new WeakSet<Tx>();
  private readonly semaphore = new FairGate();

  constructor(
    private readonly repository: FileRepository,
    private readonly source: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Encodes an uploaded picture and passes it to `work`, which attaches it to a record. Without an
   * upload, `work` receives null. If `work` fails, the file is deleted.
   * @param by the sender's reference; null for the product itself
   * @throws DomainError FILE_TYPE_UNSUPPORTED, FILE_UNREADABLE, FILE_TOO_MANY_PIXELS,
   * STORAGE_UNAVAILABLE, STORAGE_FULL
   */
  async withPicture<T>(
    upload: Upload | null,
    by: string | null,
    work: (file: UnattachedFile | null) => Promise<T>,
  ): Promise<T> {
    if (upload === null) return work(null);
    const made =
      upload instanceof PrerenderedUpload
        ? upload.image
        : await this.semaphore.run(by, async () =>
            (await imageForms()).makeImage(imageBytes(upload)),
          );
    return this.lend(
      await this.repository.put({ access: 'public', by, ...about(upload), ...made }),
      work,
    );
  }

  /**
   * Stores a copy of a record's picture with all its versions, and passes it to `work`, which
   * attaches it to another record.
   * @throws DomainError NOT_FOUND if the picture was deleted
   */
  async withCopy<T>(
    id: number,
    by: string,
    work: (file: UnattachedFile) => Promise<T>,
  ): Promise<T> {
    return this.lend(await this.repository.copy(id, by), work);
  }

  /**
   * Stores a private document (a photograph or a PDF) and passes it to `work`, which attaches it to
   * a record. Callers that may see the record may read the document.
   * @throws DomainError FILE_ENCRYPTED for a PDF with a password, and the codes of `withPicture`
   */
  async withPaper<T>(
    upload: Upload,
    by: string | null,
    work: (file: UnattachedFile) => Promise<T>,
  ): Promise<T> {
    // A PDF is stored unchanged and remains in memory until it is stored. Storing therefore runs
    // inside the semaphore too.
    const file = await this.semaphore.run(by, async () => {
      const made =
        typeOf(upload.head) === 'application/pdf'
          ? await pdfForms(upload)
          : await (await imageForms()).makePaper(imageBytes(upload, 'paper'));
      return this.repository.put({ access: 'private', by, ...about(upload), ...made });
    });
    return this.lend(file, work);
  }

  /**
   * Attaches a file to a record, in the transaction that writes the record. Returns the file's
   * database id, which the record stores.
   */
  async attach(tx: Tx, { id }: UnattachedFile, { kind, reference }: FileOwner): Promise<number> {
    const [rows] = await tx.query<[unknown[], number]>(
      'update files set owner_kind = $2, owner = $3 where id = $1 and owner is null returning id',
      [id, kind, reference],
    );
    if (rows.length === 0) throw new DomainError('CONFLICT');
    return id;
  }

  /**
   * Applies a picture change to a record. Returns the database id of the picture after the change:
   * the new file, the former file, or null.
   */
  async replace(
    tx: Tx,
    { former, file, change, owner }: PictureReplacement,
  ): Promise<number | null> {
    if (file || (former !== null && change.removeImage)) this.changed.add(tx);
    if (former !== null && (file || change.removeImage)) await this.release(tx, former);
    const has = file ? await this.attach(tx, file, owner) : change.removeImage ? null : former;
    if (has !== null) await this.focus(tx, has, change);
    return has;
  }

  /**
   * Whether this transaction changed a record's picture or its focal point. These changes cannot be
   * detected by comparing the record's own row.
   */
  hasChanged(tx: Tx): boolean {
    return this.changed.has(tx);
  }

  /** Detaches a file from its record. The file is deleted after the commit. */
  async release(tx: Tx, id: number): Promise<void> {
    await tx.query('update files set owner_kind = null, owner = null where id = $1', [id]);
    this.transactions.afterCommit(tx, () => this.repository.remove(id));
  }

  /**
   * Deletes files that are older than an hour and belong to no record. Killed processes can leave
   * such files.
   */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - UNATTACHED_MS);
    const loose = await this.source.query<UnattachedFile[]>(
      'select id from files where owner is null and created_at < $1 order by id limit 100',
      [before],
    );
    for (const { id } of loose) await this.repository.remove(id);
  }

  private async focus(
    tx: Tx,
    id: number,
    { focusX = null, focusY = null }: { focusX?: number | null; focusY?: number | null },
  ): Promise<void> {
    if (focusX === null && focusY === null) return;
    const [rows] = await tx.query<[unknown[], number]>(
      `update files set focus_x = coalesce($2, focus_x), focus_y = coalesce($3, focus_y)
       where id = $1 and (coalesce($2, focus_x), coalesce($3, focus_y)) <> (focus_x, focus_y)
       returning 1`,
      [id, focusX, focusY],
    );
    if (rows.length > 0) this.changed.add(tx);
  }

  private async lend<T>(
    file: UnattachedFile,
    work: (file: UnattachedFile) => Promise<T>,
  ): Promise<T> {
    try {
      return await work(file);
    } catch (error) {
      await this.repository
        .remove(file.id)
        .catch((failure: unknown) =>
          this.log.warn(`a file waits for the sweep: ${(failure as Error).message}`),
        );
      throw error;
    }
  }
}

/**
 * Returns the content of an uploaded picture.
 * @param use purpose of the file. For a document (`paper`) the error text also mentions PDF.
 */
function imageBytes(upload: Upload, use: 'picture' | 'paper' = 'picture'): Buffer {
  if (typeOf(upload.head)?.startsWith('image/')) return upload.bytes;
  const kind = refusedKindOf(upload.head);
  if (kind === null)
    throw codeRefused('FILE_TYPE_UNSUPPORTED', {
      sentence: use === 'paper' ? 'files.papers' : undefined,
    });
  throw codeRefused('FILE_TYPE_UNSUPPORTED', {
    sentence: kind === 'document' && use === 'paper' ? 'files.documentAsPaper' : `files.${kind}`,
  });
}

/**
 * Checks a PDF and returns it unchanged as the only stored version of the file.
 * @throws DomainError FILE_UNREADABLE, FILE_ENCRYPTED
 */
async function pdfForms({ bytes }: Upload) {
  const finding = await checkPdf(bytes);
  if (finding === 'encrypted') throw codeRefused('FILE_ENCRYPTED');
  if (finding === 'unreadable') throw codeRefused('FILE_UNREADABLE');
  return {
    width: null,
    height: null,
    color: null,
    forms: [{ type: 'application/pdf' as const, width: null, data: bytes }],
  };
}

/** Media type, size in bytes and hash of the uploaded file. */
function about({ head, size, sha256 }: Upload): {
  mediaType: string;
  bytes: number;
  sha256: string;
} {
  return { mediaType: typeOf(head) ?? '', bytes: size, sha256 };
}
