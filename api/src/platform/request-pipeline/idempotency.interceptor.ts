import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { catchError, mergeMap } from 'rxjs';
import { DomainError } from '../http/domain-error.ts';
import { WriteResult } from '../http/write-result.ts';
import {
  Idempotency,
  type IdempotencyContext,
  idempotencyOf,
  RepeatedRequest,
} from '../idempotency/idempotency.ts';
import { takesKey } from '../openapi/handler-arguments.ts';

/**
 * Stores the response of the first request with an idempotency key, and responds with it to a
 * repeated request. It applies to handlers with a parameter `@IdempotencyKey()`.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly idempotency: Idempotency) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    if (context.getType() !== 'http' || !takesKey(context.getClass(), context.getHandler().name))
      return next.handle();
    const idempotency = idempotencyOf(context);
    if (idempotency === null) return next.handle();
    return next.handle().pipe(
      mergeMap((result: unknown) => this.kept(idempotency, result)),
      catchError((error: unknown) => this.storedResponse(idempotency, error)),
    );
  }

  private async kept(idempotency: IdempotencyContext, result: unknown): Promise<unknown> {
    return result instanceof WriteResult ? this.idempotency.keep(idempotency, result) : result;
  }

  /**
   * Returns the stored response. A repeated request may be refused before its transaction, for
   * example by a time limit that has passed since the first request.
   */
  private async storedResponse(
    idempotency: IdempotencyContext,
    error: unknown,
  ): Promise<WriteResult> {
    if (error instanceof RepeatedRequest) return error.response;
    const response =
      error instanceof DomainError ? await this.idempotency.responseOf(idempotency) : null;
    if (response === null) throw error;
    return response;
  }
}
