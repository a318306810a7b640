import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isLoopback } from '@five/shared/platform/addresses/loopback.rules';

/** The parts of a request that show its origin. */
export type Arrival = Pick<FastifyRequest, 'headers'> & {
  socket: Pick<FastifyRequest['socket'], 'remoteAddress'>;
  raw?: Pick<FastifyRequest['raw'], 'rawHeaders'>;
};

/** Format of a `Host` header: a name or an address, with an optional port. */
const HOST = /^(\[[0-9a-f:.]+\]|[^\s:@/?#[\]]+)(?::\d{1,5})?$/i;
/** Headers that proxies, load balancers and tunnels add to forwarded requests. */
const FORWARDING: readonly RegExp[] = [
  /^(?:forwarded|forwarded-for|via|proxy)$/,
  /^(?:x-forwarded(?:-.+)?|x-original-.+|x-envoy-.+|cf-.+)$/,
  /^(?:x-real-ip|(?:x-|x-cluster-|true-|fastly-|fly-)?client-ip)$/,
];

/**
 * Whether a request was made on this machine: its socket is loopback, its `Host` is a loopback
 * name, and no proxy forwarded it. The `Host` is checked because a page under a name that resolves
 * to 127.0.0.1 (DNS rebinding) also arrives on a loopback socket.
 */
export function isFromThisMachine({ headers, socket, raw }: Arrival): boolean {
  const host = HOST.exec(headers.host ?? '')?.[1] ?? '';
  const isForwarded = Object.keys(headers).some((name) =>
    FORWARDING.some((pattern) => pattern.test(name)),
  );
  // Node uses only the first of several `Host` headers, but a proxy may have used another `Host`
  // header.
  const hosts =
    raw?.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
      .length ?? 1;
  return isLoopback(socket.remoteAddress ?? '') && isLoopback(host) && hosts <= 1 && !isForwarded;
}

/** Whether a request was made on this machine, as a handler parameter. */
export const FromThisMachine = createParamDecorator(
  (_: unknown, context: ExecutionContext): boolean =>
    isFromThisMachine(context.switchToHttp().getRequest<FastifyRequest>()),
);
