import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { clientAddress } from '../platform/http/client-address.ts';
import { isFromThisMachine } from '../platform/http/this-machine.ts';
import type { ApiRequest } from '../platform/http/request.ts';
import { deviceOf } from './device.ts';
import { deviceKeyOf } from './device-cookie.ts';

/** Origin of a request. */
export interface Origin {
  address: string;
  /** Whether the request came from this machine; demo accounts exist for such requests only. */
  isHere: boolean;
  device: string | null;
  /** The browser's device key, or a new one. */
  key: string;
}

/**
 * Address and device of a request; for IPv6 the network, which is one household or attacker. Behind
 * a trusted proxy the forwarded address is used, else the socket's.
 */
export const RequestOrigin = createParamDecorator(
  (_: unknown, context: ExecutionContext): Origin => {
    const request = context.switchToHttp().getRequest<ApiRequest>();
    return {
      address: clientAddress(request),
      isHere: isFromThisMachine(request),
      device: deviceOf(request.headers['user-agent']),
      key: deviceKeyOf(request.headers.cookie),
    };
  },
);
