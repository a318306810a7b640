import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type Caller, CurrentCaller } from '../access/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { PathReference } from '../http/path-reference.ts';
import { PrivateFilesQueries } from './private-files.queries.ts';

/** Serves private files, such as transfer proofs. */
@Controller()
export class FilesController {
  constructor(private readonly queries: PrivateFilesQueries) {}

  @Endpoint('GET files/{reference}')
  async read(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { type, size, stream } = await this.queries.read(caller, reference);
    void reply
      .headers({
        'content-length': String(size),
        'content-disposition': `attachment; filename="${reference}"`,
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type(type);
    return stream;
  }
}
