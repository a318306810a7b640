import { createParamDecorator, type ExecutionContext, ValidationPipe } from '@nestjs/common';
import { bodiesOf, bodyOf, callOfHandler } from './endpoint.ts';
import type { ApiRequest } from './request.ts';
import { refuseViolations } from './violations.ts';

/**
 * Validates a body against its request class. Undeclared fields are refused, and each declared
 * field is checked by its rules.
 */
const bodyPipe = new ValidationPipe({
  transform: true,
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  validationError: { target: false, value: false },
  exceptionFactory: refuseViolations,
});

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
