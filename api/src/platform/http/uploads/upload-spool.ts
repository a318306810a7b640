import { createHash, type Hash, randomBytes } from 'node:crypto';
import { readSync } from 'node:fs';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { countBufferedBytes } from '../../free-memory.ts';
import { codeRefused } from '../domain-error.ts';
import { HEAD_BYTES, Upload } from './upload.ts';

const NAME_BYTES = 16;
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Whether a write failed because the disk is full. */
export const isOutOfRoom = (error: unknown): boolean =>
  NO_ROOM.has((error as { code?: string }).code ?? '');

interface Measured {
  size: number;
  head: Buffer;
  hash: Hash;
}

/** A file received into an unnamed temporary file. It uses no memory until it is read. */
class SpooledUpload extends Upload {
  private readonly file: FileHandle;
  private readonly measured: Omit<Measured, 'hash'>;
  private readonly digest: string;

  constructor(file: FileHandle, { hash, ...measured }: Measured) {
    super(Buffer.alloc(0));
    this.file = file;
    this.measured = measured;
    this.digest = hash.digest('hex');
  }

  override get bytes(): Buffer {
    const bytes = Buffer.allocUnsafeSlow(this.size);
    for (let at = 0; at < this.size;) {
      const read = readSync(this.file.fd, bytes, at, this.size - at, at);
      if (read === 0) throw new Error('a received file is shorter than it was');
      at += read;
    }
    return bytes;
  }

  override get size(): number {
    return this.measured.size;
  }

  override get head(): Buffer {
    return this.measured.head;
  }

  override get sha256(): string {
    return this.digest;
  }
}

/**
 * Receives files into one folder. Each file is unlinked as soon as it is open, so the system frees
 * it when its handle closes. Nothing is left after an abort, an error or the end of the process.
 */
export class UploadSpool {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * Creates a temporary file.
   * @returns an open, unnamed file, which the caller closes
   * @throws DomainError STORAGE_FULL
   */
  async open(): Promise<FileHandle> {
    const name = path.join(this.folder, randomBytes(NAME_BYTES).toString('hex'));
    try {
      await mkdir(this.folder, { recursive: true });
      const file = await open(name, 'wx+', 0o600);
      await rm(name, { force: true });
      return file;
    } catch (error) {
      throw isOutOfRoom(error) ? codeRefused('STORAGE_FULL') : error;
    }
  }

  /**
   * Writes the file part of a form to disk as it arrives.
   * @throws DomainError FILE_TOO_LARGE at the parser's limit, STORAGE_FULL
   */
  async receive(file: FileHandle, part: Readable): Promise<Upload> {
    const measured: Measured = { size: 0, head: Buffer.alloc(0), hash: createHash('sha256') };
    part.once('limit', () => part.destroy(codeRefused('FILE_TOO_LARGE')));
    try {
      await file.writeFile(measure(part, measured));
    } catch (error) {
      part.destroy();
      throw isOutOfRoom(error) ? codeRefused('STORAGE_FULL') : error;
    }
    return new SpooledUpload(file, measured);
  }
}

async function* measure(part: Readable, measured: Measured): AsyncGenerator<Buffer> {
  for await (const chunk of part as AsyncIterable<Buffer>) {
    if (measured.head.length < HEAD_BYTES)
      measured.head = Buffer.concat([
        measured.head,
        chunk.subarray(0, HEAD_BYTES - measured.head.length),
      ]);
    measured.size += chunk.length;
    measured.hash.update(chunk);
    countBufferedBytes(chunk.length);
    yield chunk;
  }
}
