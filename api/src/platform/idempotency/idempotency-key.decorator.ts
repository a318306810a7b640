import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { DomainError } from '../http/domain-error.ts';
import type { ApiRequest } from '../http/request.ts';
import { hashOf, type IdempotencyContext } from './idempotency.ts';

const MAX_KEY = 200;
const VISITOR = 'visitor';

/** The `Idempotency-Key` of a request, or null. */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): IdempotencyContext | null => {
    const request = context.switchToHttp().getRequest<ApiRequest>();
    const key = request.headers['idempotency-key'];
    if (key === undefined) return null;
    if (typeof key !== 'string' || key.length < 1 || key.length > MAX_KEY) {
      throw new DomainError('IDEMPOTENCY_KEY_INVALID', {
        fields: [{ field: 'Idempotency-Key', violation: 'invalid' }],
      });
    }
    const route = `${request.method} ${request.url.split('?', 1)[0]}`;
    const file = request.upload?.sha256;
    return {
      caller: request.user?.reference ?? VISITOR,
      route,
      key,
      bodyHash: hashOf({ body: request.body, file }),
    };
  },
);
