import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DomainError } from './domain-error.ts';
import { ErrorFilter } from './error.filter.ts';
import type { ApiRequest } from './request.ts';
import type { RouteTable } from './route-table.ts';

/** Under `/api`: 405 for a known path with another method, else 404. */
export function answerUnknownRoutes(app: NestFastifyApplication, routes: RouteTable): void {
  const filter = app.get(ErrorFilter);
  app.getHttpAdapter().getInstance().setNotFoundHandler((request, reply) => {
    const methods = routes.methodsOf(request.url).filter((method) => method !== request.method);
    if (methods.length > 0) void reply.header('allow', methods.join(', '));
    filter.send(reply, new DomainError(methods.length > 0 ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND'), (request as ApiRequest).locale);
  });
}
