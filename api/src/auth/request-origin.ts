import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { clientAddress } from '../platform/http/client-address.ts';
import { isFromThisMachine } from '../platform/http/this-machine.ts';
import type { ApiRequest } from '../platform/http/request.ts';
import { deviceOf } from './device.ts';
import { deviceKeyOf } from './device-cookie.ts';
import type { Origin } from './login.service.ts';

/** The address and device of a request: of IPv6 the network, which is one household or guesser. Behind a proxy that is trusted the address is the one it says, else the socket's. */
export const RequestOrigin = createParamDecorator((_: unknown, context: ExecutionContext): Origin => {
  const request = context.switchToHttp().getRequest<ApiRequest>();
  return {
    address: clientAddress(request), isHere: isFromThisMachine(request), device: deviceOf(request.headers['user-agent']),
    key: deviceKeyOf(request.headers.cookie),
  };
});
