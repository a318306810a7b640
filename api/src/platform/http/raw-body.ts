import type { FastifyInstance } from 'fastify';

/** An unparsed request body. Bodies are parsed after the permission check. */
export class RawBody {
  readonly type: string;
  readonly text: string;

  constructor(type: string, text: string) {
    this.type = type;
    this.text = text;
  }
}

/** Lets Fastify leave every body unparsed. A route with uploads reads them itself as a stream. */
export function keepBodiesRaw(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', { parseAs: 'string' }, (request, text, done) => {
    done(null, new RawBody(request.headers['content-type'] ?? '', String(text)));
  });
}
