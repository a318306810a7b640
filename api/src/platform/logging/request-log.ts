import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** One line a request of the API, with the route's pattern in place of its path. */
export function logRequests(fastify: FastifyInstance, logger: Logger): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    if (request.url.startsWith('/api/')) {
      logger.info({ requestId: request.id, method: request.method, route: request.routeOptions.url ?? '-', status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
    }
    done();
  });
}
