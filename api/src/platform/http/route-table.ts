import type { FastifyInstance } from 'fastify';
import { DomainError } from './domain-error.ts';

/** The routes of this process by their method, so that a wrong method is told apart from an unknown path. */
export class RouteTable {
  /** Every route, such as `GET /api/bookings/:reference`; the files of the sites apart. */
  readonly routes: string[] = [];
  private readonly patterns: { methods: Set<string>; pattern: RegExp }[] = [];

  /** Call before routes are registered. */
  watch(fastify: FastifyInstance): this {
    fastify.decorate('routeTable', { getter: (): RouteTable => this });
    fastify.addHook('onRoute', ({ url, method, schema }) => {
      if (!isFile(schema)) this.routes.push(...[method].flat().map((one) => `${one} ${url}`));
      if (!url.startsWith('/api/')) return;
      const pattern = new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z]+/g, '[^/]+')}$`);
      this.patterns.push({ methods: new Set([method].flat()), pattern });
    });
    return this;
  }

  /** Refuses a call that no route takes before its body is looked at, and marks one of a known path with a wrong method, for the error filter. */
  refuseOthers(fastify: FastifyInstance): this {
    fastify.addHook('onRequest', (request, reply, done) => {
      const methods = request.is404 ? this.methodsOf(request.url) : [];
      if (methods.length > 0) void reply.header('allow', methods.join(', '));
      done(request.is404 && request.url.startsWith('/api/') ? new DomainError('NOT_FOUND') : undefined);
    });
    return this;
  }

  /** The methods a path answers to; empty when nobody answers to it. */
  methodsOf(url: string): string[] {
    const path = url.split('?', 1)[0] ?? '';
    return [...new Set(this.patterns.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => [...methods]))];
  }
}

/** @fastify/static marks its routes so. */
const isFile = (schema: unknown): boolean => (schema as { hide?: boolean } | undefined)?.hide === true;
