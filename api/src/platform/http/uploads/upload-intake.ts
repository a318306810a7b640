import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { isStaff } from '../../access/caller.ts';
import { SETTINGS } from '../../config/config.module.ts';
import type { Settings } from '../../config/settings.ts';
import { freeMemory } from '../../free-memory.ts';
import { clientAddress } from '../client-address.ts';
import { codeRefused, DomainError } from '../domain-error.ts';
import type { ApiRequest } from '../request.ts';
import type { Upload } from './upload.ts';
import { FORM_LIMIT_BYTES, UPLOAD_LIMIT_BYTES } from './upload-limit.ts';
import { UploadSpool } from './upload-spool.ts';

const MEGABYTE = 1024 * 1024;

export interface InFlight {
  uploads: number;
  bytes: number;
}

/**
 * Limits for uploads in flight, by account, address and process. The limit per address is high,
 * because a mobile operator connects hundreds of players through one address.
 */
export const MOST_IN_FLIGHT = {
  player: { uploads: 4, bytes: 64 * MEGABYTE },
  desk: { uploads: 32, bytes: 256 * MEGABYTE },
  address: { uploads: 32, bytes: 256 * MEGABYTE },
  process: { uploads: 64, bytes: 512 * MEGABYTE },
} as const satisfies Record<string, InFlight>;

/**
 * Limits for form requests without a file that are handled at the same time. Anonymous visitors
 * send such forms too, and these forms do not count as uploads.
 */
const MOST_FORMS_IN_FLIGHT = {
  address: { uploads: 32, bytes: 8 * MEGABYTE },
  process: { uploads: 512, bytes: 128 * MEGABYTE },
} as const satisfies Record<string, InFlight>;

const LARGEST = { form: FORM_LIMIT_BYTES, upload: UPLOAD_LIMIT_BYTES + FORM_LIMIT_BYTES };
const RETRY_SECONDS = 15;
/**
 * Memory is freed after uploads of at least `bytes` in total, once no upload has run for `afterMs`.
 * Otherwise memory used by uploads stays allocated while the process is idle.
 */
const COLLECTED = { bytes: 64 * MEGABYTE, afterMs: 10_000 };
/**
 * Limits for a stalled sender: it is dropped after four consecutive checks with almost no data,
 * which is 20 seconds.
 */
const TIMEOUTS = { lookEveryMs: 5_000, looks: 4, leastBytes: 512 };

/**
 * Limits the form requests that are handled at the same time, per process, account and address. The
 * limit is checked before a request body is read.
 */
@Injectable()
export class UploadIntake implements OnModuleDestroy {
  patience = TIMEOUTS;
  collection = COLLECTED;
  private readonly held = new Map<string, InFlight>();
  private readonly spool: UploadSpool;
  private passedBytes = 0;
  private collecting: NodeJS.Timeout | undefined;

  constructor(@Inject(SETTINGS) { dataDir }: Settings) {
    this.spool = new UploadSpool(path.join(dataDir, 'incoming'));
  }

  get inFlight(): InFlight {
    return this.held.get('process') ?? { uploads: 0, bytes: 0 };
  }

  get formsInFlight(): InFlight {
    return this.held.get('forms process') ?? { uploads: 0, bytes: 0 };
  }

  /**
   * Admits a form if the limits allow it.
   * @throws DomainError REQUEST_TOO_LARGE, UPLOADS_TOO_MANY
   */
  admit(request: ApiRequest, takesFile: boolean): IncomingForm {
    const bytes = announced(request, takesFile);
    const most = takesFile ? MOST_IN_FLIGHT : MOST_FORMS_IN_FLIGHT;
    const kind = takesFile ? '' : 'forms ';
    const keys: [string, InFlight][] = [
      [`${kind}process`, most.process],
      [`${kind}address ${clientAddress(request)}`, most.address],
    ];
    if (takesFile && request.user)
      keys.push([
        `account ${request.user.reference}`,
        isStaff(request.user) ? MOST_IN_FLIGHT.desk : MOST_IN_FLIGHT.player,
      ]);
    if (keys.some(([key, limit]) => this.isFull(key, bytes, limit)))
      throw codeRefused('UPLOADS_TOO_MANY', { retryAfterSeconds: RETRY_SECONDS });
    clearTimeout(this.collecting);
    for (const [key] of keys) this.add(key, 1, bytes);
    return new IncomingForm(this.spool, request, () => {
      for (const [key] of keys) this.add(key, -1, -bytes);
      this.passed(bytes);
    });
  }

  onModuleDestroy(): void {
    clearTimeout(this.collecting);
  }

  private passed(bytes: number): void {
    this.passedBytes += bytes;
    if (this.inFlight.uploads > 0 || this.passedBytes < this.collection.bytes) return;
    this.collecting = setTimeout(() => {
      this.passedBytes = 0;
      freeMemory();
    }, this.collection.afterMs).unref();
  }

  private isFull(key: string, bytes: number, most: InFlight): boolean {
    const held = this.held.get(key);
    return held !== undefined && (held.uploads >= most.uploads || held.bytes + bytes > most.bytes);
  }

  private add(key: string, uploads: number, bytes: number): void {
    const { uploads: had, bytes: hadBytes } = this.held.get(key) ?? { uploads: 0, bytes: 0 };
    if (had + uploads === 0) this.held.delete(key);
    else this.held.set(key, { uploads: had + uploads, bytes: hadBytes + bytes });
  }
}

/**
 * A form request that `UploadIntake` has admitted. Until `end` is called, it counts as an upload in
 * flight and may own a temporary file.
 */
export class IncomingForm {
  private file: FileHandle | null = null;
  private part: Readable | null = null;
  private isOver = false;

  constructor(
    private readonly spool: UploadSpool,
    private readonly request: ApiRequest,
    private readonly release: () => void,
  ) {}

  /**
   * Reads the form with `read`, and drops a stalled sender.
   * @throws DomainError REQUEST_TIMEOUT
   */
  async received<T>(patience: typeof TIMEOUTS, read: () => Promise<T>): Promise<T> {
    const still = new InactivityTimeout(() => this.request.raw.socket?.bytesRead ?? 0, patience);
    const reading = read();
    // After the sender was dropped, a later error of `reading` is ignored.
    reading.catch(() => undefined);
    try {
      return await Promise.race([reading, still.noticed]);
    } finally {
      still.end();
    }
  }

  /**
   * Stores the uploaded file in the temporary file.
   * @returns undefined for an empty file, which browsers send for an empty field
   */
  async store(part: Readable): Promise<Upload | undefined> {
    if (this.file) throw new DomainError('REQUEST_TOO_LARGE');
    this.part = part;
    this.file = await this.spool.open();
    if (this.isOver) this.close();
    const upload = await this.spool.receive(this.file, part);
    return upload.size === 0 ? undefined : upload;
  }

  /** Releases the form's share of the uploads in flight and its temporary file. */
  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.release();
    this.close();
  }

  /**
   * Destroys the part and closes the file. A part that is not read to its end does not end by
   * itself, and the file would remain open.
   */
  private close(): void {
    this.part?.destroy();
    void this.file?.close().catch(() => undefined);
  }
}

/**
 * Detects a stalled transfer. The promise `noticed` rejects when the byte count has grown by less
 * than `leastBytes` in each of several consecutive checks.
 */
class InactivityTimeout {
  readonly noticed: Promise<never>;
  private timer: NodeJS.Timeout | undefined;

  constructor(count: () => number, patience: typeof TIMEOUTS) {
    let [last, looks] = [count(), 0];
    this.noticed = new Promise((_, reject) => {
      this.timer = setInterval(() => {
        const now = count();
        looks = now - last < patience.leastBytes ? looks + 1 : 0;
        last = now;
        if (looks >= patience.looks) reject(new DomainError('REQUEST_TIMEOUT'));
      }, patience.lookEveryMs).unref();
    });
    this.noticed.catch(() => undefined);
  }

  end(): void {
    clearInterval(this.timer);
  }
}

/**
 * The size of a request in bytes, from its `Content-Length` header. Without this header, the
 * maximum size is returned.
 * @throws DomainError REQUEST_TOO_LARGE if the size exceeds the maximum
 */
function announced({ headers }: ApiRequest, takesFile: boolean): number {
  const most = takesFile ? LARGEST.upload : 2 * LARGEST.form;
  const bytes = Number(headers['content-length'] ?? most);
  if (bytes > most) throw new DomainError('REQUEST_TOO_LARGE');
  return bytes;
}
