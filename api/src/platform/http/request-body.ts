import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { bodiesOf, bodyOf, callOfHandler } from './endpoint.ts';
import type { ApiRequest } from './request.ts';
import { bodyPipe } from './validation.ts';

/** The body, validated against the request class that the call declares for the caller's role. */
export const RequestBody = createParamDecorator(
  (_: unknown, context: ExecutionContext): Promise<unknown> | undefined => {
    const { user, body } = context.switchToHttp().getRequest<ApiRequest>();
    const bodies = bodiesOf(callOfHandler(context.getHandler()));
    return bodies
      ? bodyPipe.transform(body, { type: 'body', metatype: bodyOf(bodies, user?.role) })
      : undefined;
  },
);
