import type { FastifyInstance } from 'fastify';

/** A body that nobody has looked at yet: who may call a route is settled before what is sent is read. */
export class RawBody {
  readonly type: string;
  readonly text: string;

  constructor(type: string, text: string) {
    this.type = type;
    this.text = text;
  }
}

/** Leaves every body unread (uploads apart, which a route reads itself as a stream). */
export function keepBodiesRaw(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', { parseAs: 'string' }, (request, text, done) => {
    done(null, new RawBody(request.headers['content-type'] ?? '', String(text)));
  });
}
