import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ApiRequest } from '../platform/http/request.ts';
import { deviceOf } from './device.ts';
import type { Origin } from './login.service.ts';

/** The address and device of a request. Behind a proxy that is trusted the address is the one it says, else the socket's. */
export const RequestOrigin = createParamDecorator((_: unknown, context: ExecutionContext): Origin => {
  const request = context.switchToHttp().getRequest<ApiRequest>();
  return { address: request.ip, device: deviceOf(request.headers['user-agent']) };
});
