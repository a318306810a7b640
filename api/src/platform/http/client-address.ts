import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

// Number of groups of an IPv6 address that form a /64, the prefix of one subscriber.
const HOUSEHOLD_GROUPS = 4;

/**
 * The client address that rate limits use, as reported by the socket or by the trusted proxy. An
 * IPv6 address is reduced to its first 64 bits, the subscriber's prefix. Headers set by the client
 * have no effect.
 */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  return mapped ?? (isIPv6(ip) ? household(ip) : ip);
}

/**
 * The client address of a Node request (`IncomingMessage`). Behind a proxy it is the last entry of
 * X-Forwarded-For, which the proxy itself wrote.
 */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? [headers['x-forwarded-for']].flat().join().split(',').at(-1)?.trim()
    : '';
  return clientAddress({ ip: forwarded || (socket.remoteAddress ?? '') });
}

function household(ip: string): string {
  const [before = '', after] = ip.split('::', 2);
  const head = groupsOf(before);
  const tail = groupsOf(after ?? '');
  const zeros =
    after === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return `${[...head, ...zeros, ...tail]
    .slice(0, HOUSEHOLD_GROUPS)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

const groupsOf = (text: string) => text.split(':').filter((group) => group !== '');

/** The client address as a handler parameter. */
export const ClientAddress = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  clientAddress(context.switchToHttp().getRequest<FastifyRequest>()),
);
