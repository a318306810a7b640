import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

/**
 * Number of first bytes from which the type is determined. A PDF may begin with up to 1,024 bytes
 * of other data.
 */
export const HEAD_BYTES = 2_048;

/** An uploaded file. Its name and its declared type are dropped, because neither can be trusted. */
export class Upload {
  private readonly held: Buffer;

  constructor(bytes: Buffer) {
    this.held = bytes;
  }

  /**
   * The whole content. A file on disk is read at each access. Callers check `size` first, and
   * handle large files inside a semaphore.
   */
  get bytes(): Buffer {
    return this.held;
  }

  get size(): number {
    return this.held.length;
  }

  /** The first bytes, from which the type is determined. */
  get head(): Buffer {
    return this.held.subarray(0, HEAD_BYTES);
  }

  /** SHA-256 hash of the content in hexadecimal digits. */
  get sha256(): string {
    return createHash('sha256').update(this.held).digest('hex');
  }
}

/**
 * The uploaded file of the form, or null. Works only for calls that declare `form: { file: true }`.
 */
export const SentFile = createParamDecorator(
  (_: unknown, context: ExecutionContext): Upload | null =>
    context.switchToHttp().getRequest<{ upload?: Upload }>().upload ?? null,
);
