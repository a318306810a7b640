import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ApiRequest } from '../http/request.ts';

/**
 * Logs one line per API request, with its error code, and with the route's pattern instead of the
 * path.
 */
export function logRequests(fastify: FastifyInstance, logger: Logger): void {
  fastify.addHook(
    'onResponse',
    (request: FastifyRequest & Pick<ApiRequest, 'refusedWith'>, reply, done) => {
      if (request.url.startsWith('/api/')) {
        logger.info(
          {
            requestId: request.id,
            method: request.method,
            route: request.routeOptions.url ?? '-',
            status: reply.statusCode,
            ms: Math.round(reply.elapsedTime),
            code: request.refusedWith,
          },
          'request',
        );
      }
      done();
    },
  );
}
