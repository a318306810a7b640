import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ApiRequest } from './request.ts';

/** A file as it was sent: neither its name nor the type it claims is kept, since neither is to be believed. */
export class Upload {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** The file that came along with the body, null without one. Only on routes with `@AcceptsForm({ file: true })`. */
export const SentFile = createParamDecorator((_: unknown, context: ExecutionContext): Upload | null => context.switchToHttp().getRequest<ApiRequest>().upload ?? null);
