import { isIP } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LOOPBACK, type Settings } from '../config/settings.ts';

/**
 * Whether a host that a request names is this product's own. Where it listens on loopback alone a browser on the machine is led here by any page whose name
 * is made to point to 127.0.0.1, and takes the answer for that page's own; a number cannot be made to point anywhere.
 */
export function isOwnHost(host: string | undefined, { host: listensOn, publicOrigin }: Pick<Settings, 'host' | 'publicOrigin'>): boolean {
  if (!LOOPBACK.has(listensOn)) return true;
  if (host === undefined || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return isIP(hostname.replace(/^\[|\]$/g, '')) > 0 || /(?:^|\.)localhost$/.test(hostname) || hostname === new URL(publicOrigin).hostname;
}

/** The host that a request names. */
export const RequestHost = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => context.switchToHttp().getRequest<FastifyRequest>().headers.host);
