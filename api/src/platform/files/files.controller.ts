import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Allow } from '../access/access.ts';
import { type Caller, CurrentCaller } from '../access/caller.ts';
import { PathReference } from '../http/path-reference.ts';
import { PrivateFilesQueries } from './private-files.queries.ts';

/** Serves private files, such as transfer proofs. */
@Controller('files')
export class FilesController {
  constructor(private readonly queries: PrivateFilesQueries) {}

  @Get(':reference')
  @Allow('files.read')
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
