import type { FastifyInstance } from 'fastify';

/** An unparsed body: permissions are checked before the body is read. */
export class RawBody {
  readonly type: string;
  readonly text: string;

  constructor(type: string, text: string) {
    this.type = type;
    this.text = text;
  }
}

/** Leaves every body unparsed. A route reads uploads itself as a stream. */
export function keepBodiesRaw(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', { parseAs: 'string' }, (request, text, done) => {
    done(null, new RawBody(request.headers['content-type'] ?? '', String(text)));
  });
}
