import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ApiRequest } from './request.ts';

/** A PDF may begin with up to 1,024 bytes of other data. */
export const HEAD_BYTES = 2_048;

/** A file as it was sent: neither its name nor the type it claims is kept, since neither is to be believed. */
export class Upload {
  private readonly held: Buffer;

  constructor(bytes: Buffer) {
    this.held = bytes;
  }

  /** The whole content. One that lies on disk is read at each access: check `size` first, and keep large files inside a gate. */
  get bytes(): Buffer {
    return this.held;
  }

  get size(): number {
    return this.held.length;
  }

  /** The first bytes, which tell the type. */
  get head(): Buffer {
    return this.held.subarray(0, HEAD_BYTES);
  }

  /** In hexadecimal digits. */
  get sha256(): string {
    return createHash('sha256').update(this.held).digest('hex');
  }
}

/** The file that came along with the body, null without one. Only on routes with `@AcceptsForm({ file: true })`. */
export const SentFile = createParamDecorator((_: unknown, context: ExecutionContext): Upload | null => context.switchToHttp().getRequest<ApiRequest>().upload ?? null);
