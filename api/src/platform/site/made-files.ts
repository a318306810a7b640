import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTagOf, isNotModified } from '../http/cached-response.ts';

/** A file of the site. */
export interface MadeFile {
  type: string;
  bytes: Buffer;
}

const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const CHECKED_EACH_TIME = 'public, max-age=0, must-revalidate';

/** Files of the site that are made from the settings, such as the manifest. */
@Injectable()
export class MadeFiles {
  private readonly log = new Logger(MadeFiles.name);
  private readonly makers = new Map<string, () => Promise<MadeFile>>();
  private readonly folders = new Map<string, (name: string) => Promise<MadeFile | null>>();

  /** @param make is called for each request of the file, so it keeps what is costly */
  register(path: string, make: () => Promise<MadeFile>): void {
    this.makers.set(path, make);
  }

  /**
   * Registers a folder of files whose names contain the hash of their content, so that clients keep
   * them.
   * @param folder begins and ends with a slash
   * @param find returns null for a name that does not exist
   */
  registerHashed(folder: string, find: (name: string) => Promise<MadeFile | null>): void {
    this.folders.set(folder, find);
  }

  /** Answers a request for one of the files. Returns false if the path is none of them. */
  async answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const path = request.url.split('?', 1)[0] ?? '';
    const find = this.folders.get(path.slice(0, path.lastIndexOf('/') + 1));
    const make = this.makers.get(path) ?? find?.bind(null, path.slice(path.lastIndexOf('/') + 1));
    if (make === undefined) return false;
    const file = await make().catch((error: unknown) => {
      this.log.warn(`${request.url} not made: ${(error as Error).message}`);
      return undefined;
    });
    if (file === null) return false;
    if (file === undefined) {
      void reply.status(503).header('cache-control', 'no-store').send();
      return true;
    }
    const etag = entityTagOf(file.bytes);
    void reply.headers({ etag, 'cache-control': find ? FOR_A_YEAR : CHECKED_EACH_TIME });
    if (isNotModified(request.headers['if-none-match'], etag)) void reply.status(304).send();
    else void reply.status(200).type(file.type).send(file.bytes);
    return true;
  }
}
