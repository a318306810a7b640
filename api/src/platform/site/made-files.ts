import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTagOf, isNotModified } from '../http/cached-response.ts';

/** A file of the site. */
export interface MadeFile {
  type: string;
  bytes: Buffer;
}

/** Files of the site that are made from the settings, such as the manifest. */
@Injectable()
export class MadeFiles {
  private readonly log = new Logger(MadeFiles.name);
  private readonly makers = new Map<string, () => Promise<MadeFile>>();

  /** @param make is called for each request of the file, so it keeps what is costly */
  register(path: string, make: () => Promise<MadeFile>): void {
    this.makers.set(path, make);
  }

  /** Answers a request for one of the files. Returns false if the path is none of them. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const make = this.makers.get(request.url.split('?', 1)[0] ?? '');
    if (make === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const file = await make().catch((error: unknown) => {
      this.log.warn(`${request.url} not made: ${(error as Error).message}`);
      return null;
    });
    if (file === null) {
      void reply.status(503).header('cache-control', 'no-store').send();
      return true;
    }
    const etag = entityTagOf(file.bytes);
    void reply.headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate' });
    if (isNotModified(request.headers['if-none-match'], etag)) void reply.status(304).send();
    else void reply.status(200).type(file.type).send(file.bytes);
    return true;
  }
}
