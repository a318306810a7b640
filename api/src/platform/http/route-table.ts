import type { FastifyInstance } from 'fastify';
import { DomainError } from './domain-error.ts';

/**
 * The routes of this process with their methods. Used to distinguish a wrong method from an unknown
 * path.
 */
export class RouteTable {
  /** Every API route, such as `GET /api/bookings/:reference`, without static files. */
  readonly routes: string[] = [];
  private readonly patterns: { methods: Set<string>; pattern: RegExp }[] = [];

  /** Starts to record routes. Must be called before routes are registered. */
  watch(fastify: FastifyInstance): this {
    fastify.decorate('routeTable', { getter: (): RouteTable => this });
    fastify.addHook('onRoute', ({ url, method, schema }) => {
      if (!isFile(schema)) this.routes.push(...[method].flat().map((one) => `${one} ${url}`));
      if (!url.startsWith('/api/')) return;
      const pattern = new RegExp(
        `^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z]+/g, '[^/]+')}$`,
      );
      this.patterns.push({ methods: new Set([method].flat()), pattern });
    });
    return this;
  }

  /**
   * Refuses a request to an unknown API route before its body is read. For a known path with a
   * wrong method it sets the `Allow` header, which the error filter uses.
   * @throws DomainError NOT_FOUND
   */
  refuseOthers(fastify: FastifyInstance): this {
    fastify.addHook('onRequest', (request, reply, done) => {
      const methods = request.is404 ? this.methodsOf(request.url) : [];
      if (methods.length > 0) void reply.header('allow', methods.join(', '));
      done(
        request.is404 && request.url.startsWith('/api/') ? new DomainError('NOT_FOUND') : undefined,
      );
    });
    return this;
  }

  /** Returns the allowed methods of a path; empty for an unknown path. */
  methodsOf(url: string): string[] {
    const path = url.split('?', 1)[0] ?? '';
    return [
      ...new Set(
        this.patterns
          .filter(({ pattern }) => pattern.test(path))
          .flatMap(({ methods }) => [...methods]),
      ),
    ];
  }
}

/** Whether a route serves files. @fastify/static marks its routes with `hide`. */
const isFile = (schema: unknown): boolean =>
  (schema as { hide?: boolean } | undefined)?.hide === true;
