import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map } from 'rxjs';
import { Page } from '../lists/page.ts';
import { Translator } from '../i18n/translator.ts';
import type { ApiRequest } from '../http/request.ts';
import { CachedResponse } from '../http/cached-response.ts';
import { WriteResult } from '../http/write-result.ts';

/**
 * Converts a handler's result to an HTTP response. A write gets the standard envelope (`status`,
 * `message`, `data`), and a list gets a `Content-Range` header.
 */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  constructor(private readonly translator: Translator) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    if (context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<ApiRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(map((result: unknown) => this.render(result, request, reply)));
  }

  private render(result: unknown, request: ApiRequest, reply: FastifyReply): unknown {
    if (result instanceof WriteResult) {
      const message = this.translator.message(request.locale, result.message);
      if (result.existed) void reply.status(200);
      return { status: 'success', message, data: result.data, ...result.extra };
    }
    if (result instanceof Page) {
      void reply.header('content-range', result.contentRange());
      return result.rows;
    }
    if (result instanceof CachedResponse) {
      if (result.contentRange !== undefined)
        void reply.header('content-range', result.contentRange);
      return json(reply.header('etag', result.tag), result.json);
    }
    return result ?? json(reply, 'null');
  }
}

/** Sets the JSON content type for content that is already serialized, and returns the content. */
function json<T extends string | Buffer>(reply: FastifyReply, content: T): T {
  void reply.type('application/json; charset=utf-8');
  return content;
}
