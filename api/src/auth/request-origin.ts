import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { clientAddress } from '../platform/http/client-address.ts';
import { isFromThisMachine } from '../platform/http/this-machine.ts';
import type { ApiRequest } from '../platform/http/request.ts';
import { deviceOf } from './sessions/device.ts';
import { deviceKeyOf } from './sessions/device-cookie.ts';

/** Origin of a request: address and device. */
export interface Origin {
  address: string;
  /** Whether the request came from this machine; demo accounts exist for such requests only. */
  isHere: boolean;
  device: string | null;
  /** The browser's device key from the cookie, or a new key. */
  key: string;
}

/**
 * The address and device of a request. For IPv6 the address is the network, which belongs to one
 * household or attacker. Behind a trusted proxy it is the forwarded address, else the address of
 * the socket.
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
