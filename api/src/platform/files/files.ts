import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.ts';
import { type Tx, Transactions } from '../database/transactions.ts';
import { codeRefused, DomainError } from '../http/domain-error.ts';
import type { Upload } from '../http/upload.ts';
import { FairGate } from './fair-gate.ts';
import { FileShelf, type LooseFile } from './file-shelf.ts';
import { refusedKindOf, typeOf } from './file-type.ts';
import { MadeUpload } from './made-upload.ts';
import { checkPdf } from './pdf-check.ts';

/** The record a file belongs to: `{ kind: 'media', reference: 'ME-…' }`. */
export interface FileOwner {
  kind: string;
  reference: string;
}

/** What a request says of a record's picture beside the file itself. */
export interface PictureChange {
  /** What must stay in sight, in hundredths from the left and the top. */
  focusX?: number;
  focusY?: number;
  removeImage?: boolean;
}

/** Loaded with the first picture: what makes them is the heaviest library of all. */
const imageForms = () => import('./image-forms.ts');
const LOOSE_MS = 60 * 60 * 1000; // long enough for the slowest upload to find its record

/**
 * The door to files for every domain. A file is stored before the transaction that gives it to a record, and belongs to nobody until
 * that commits; what belongs to nobody is removed, so that neither a row nor a file is ever left over.
 */
@Injectable()
export class Files {
  private readonly log = new Logger(Files.name);
  private readonly changed = new WeakSet<Tx>();
  private readonly gate = new FairGate();

  constructor(private readonly shelf: FileShelf, private readonly source: DataSource, private readonly transactions: Transactions, private readonly clock: Clock) {}

  /**
   * Makes a picture that everyone may see of an upload and hands it to `work`, which attaches it; null where nothing was sent.
   * When `work` fails nothing is left of it.
   * @param by the reference of who sent it; null for the product itself
   * @throws DomainError FILE_TYPE_UNSUPPORTED, FILE_UNREADABLE, FILE_TOO_MANY_PIXELS, STORAGE_AWAY, STORAGE_FULL
   */
  async withPicture<T>(upload: Upload | null, by: string | null, work: (file: LooseFile | null) => Promise<T>): Promise<T> {
    if (upload === null) return work(null);
    const made = upload instanceof MadeUpload ? upload.made : await this.gate.run(by, async () => (await imageForms()).makeImage(imageBytes(upload)));
    return this.lend(await this.shelf.put({ access: 'public', by, ...about(upload), ...made }), work);
  }

  /**
   * The same for a paper of somebody's record, a photograph or a PDF, which only those see who may see the record.
   * @throws DomainError FILE_ENCRYPTED for a PDF with a password, and what `withPicture` throws
   */
  async withPaper<T>(upload: Upload, by: string | null, work: (file: LooseFile) => Promise<T>): Promise<T> {
    // What is kept as it came is in memory until it is stored, so that this too happens inside the gate.
    const file = await this.gate.run(by, async () => {
      const made =
        typeOf(upload.head) === 'application/pdf'
          ? await pdfForms(upload)
          : await (await imageForms()).makePaper(imageBytes(upload, 'paper'));
      return this.shelf.put({ access: 'private', by, ...about(upload), ...made });
    });
    return this.lend(file, work);
  }

  /** Gives a file to a record, in the transaction that makes or changes the record; answers the key to keep there. */
  async attach(tx: Tx, { id }: LooseFile, { kind, reference }: FileOwner): Promise<number> {
    const [rows] = await tx.query<[unknown[], number]>('update files set owner_kind = $2, owner = $3 where id = $1 and owner is null returning id', [id, kind, reference]);
    if (rows.length === 0) throw new DomainError('CONFLICT');
    return id;
  }

  /** The key of the picture that a record has from now on: of the new file, of the one it had, or null. */
  async replace(tx: Tx, had: number | null, file: LooseFile | null, change: PictureChange, owner: FileOwner): Promise<number | null> {
    if (file || (had !== null && change.removeImage)) this.changed.add(tx);
    if (had !== null && (file || change.removeImage)) await this.release(tx, had);
    const has = file ? await this.attach(tx, file, owner) : change.removeImage ? null : had;
    if (has !== null) await this.focus(tx, has, change);
    return has;
  }

  /** Whether this transaction gave a record another picture, or another focus: what the record's own row does not show. */
  hasChanged(tx: Tx): boolean {
    return this.changed.has(tx);
  }

  /** Takes a file from its record, which no longer names it; it is removed once the transaction commits. */
  async release(tx: Tx, id: number): Promise<void> {
    await tx.query('update files set owner_kind = null, owner = null where id = $1', [id]);
    this.transactions.afterCommit(tx, () => this.shelf.remove(id));
  }

  /** Removes what belongs to nobody and is no longer on its way to anybody: what a process that died left behind. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - LOOSE_MS);
    const loose = await this.source.query<LooseFile[]>('select id from files where owner is null and created_at < $1 order by id limit 100', [before]);
    for (const { id } of loose) await this.shelf.remove(id);
  }

  private async focus(tx: Tx, id: number, { focusX = null, focusY = null }: { focusX?: number | null; focusY?: number | null }): Promise<void> {
    if (focusX === null && focusY === null) return;
    const [rows] = await tx.query<[unknown[], number]>(
      `update files set focus_x = coalesce($2, focus_x), focus_y = coalesce($3, focus_y)
       where id = $1 and (coalesce($2, focus_x), coalesce($3, focus_y)) <> (focus_x, focus_y) returning 1`, [id, focusX, focusY],
    );
    if (rows.length > 0) this.changed.add(tx);
  }

  private async lend<T>(file: LooseFile, work: (file: LooseFile) => Promise<T>): Promise<T> {
    try {
      return await work(file);
    } catch (error) {
      await this.shelf.remove(file.id).catch((failure: unknown) => this.log.warn(`a file waits for the sweep: ${(failure as Error).message}`));
      throw error;
    }
  }
}

/** @param use what the file is for: of a paper the sentence of the refusal names PDF as well */
function imageBytes(upload: Upload, use: 'picture' | 'paper' = 'picture'): Buffer {
  if (typeOf(upload.head)?.startsWith('image/')) return upload.bytes;
  const kind = refusedKindOf(upload.head);
  if (kind === null) throw codeRefused('FILE_TYPE_UNSUPPORTED', { sentence: use === 'paper' ? 'files.papers' : undefined });
  throw codeRefused('FILE_TYPE_UNSUPPORTED', { sentence: kind === 'document' && use === 'paper' ? 'files.documentAsPaper' : `files.${kind}` });
}

/** A PDF as it was sent. @throws DomainError FILE_UNREADABLE, FILE_ENCRYPTED */
async function pdfForms({ bytes }: Upload) {
  const finding = await checkPdf(bytes);
  if (finding === 'encrypted') throw codeRefused('FILE_ENCRYPTED');
  if (finding === 'unreadable') throw codeRefused('FILE_UNREADABLE');
  return { width: null, height: null, color: null, forms: [{ type: 'application/pdf' as const, width: null, data: bytes }] };
}

/** Of what was handed in. */
function about({ head, size, sha256 }: Upload): { mediaType: string; bytes: number; sha256: string } {
  return { mediaType: typeOf(head) ?? '', bytes: size, sha256 };
}
