import { Controller, Header, Headers, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { Endpoint } from '../http/endpoint.ts';
import { CompressedPages } from '../site/compressed.ts';
import { ownSources, pagePolicy } from '../site/content-policy.ts';
import { docsPage } from './docs-page.ts';
import { ApiDocument } from './document.ts';

/** Serves the description of the API, as JSON and as a page. */
@Controller()
export class OpenApiController {
  private readonly compressed = new CompressedPages();
  private json = '';
  private html = '';

  constructor(
    private readonly document: ApiDocument,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Endpoint('GET openapi.json')
  async description(
    @Headers('accept-encoding') accepted: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    this.json ||= JSON.stringify(this.document.get());
    return this.send(this.json, accepted, reply.type('application/json; charset=utf-8'));
  }

  @Endpoint('GET docs')
  @Header('content-type', 'text/html; charset=utf-8')
  page(
    @Headers('accept-encoding') accepted: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    this.html ||= docsPage(this.document.get());
    const sources = ownSources(this.settings.publicOrigin);
    const policy = pagePolicy({ ...sources, hashes: [], others: "'none'" });
    return this.send(this.html, accepted, reply.header('content-security-policy', policy));
  }

  /**
   * Sends the OpenAPI document as JSON or as a page. It has nearly a megabyte, so it is serialized
   * and compressed once.
   */
  private async send(
    text: string,
    accepted: string | undefined,
    reply: FastifyReply,
  ): Promise<Buffer> {
    const { body, encoding, etag } = await this.compressed.encode(text, accepted);
    void reply.headers({
      etag,
      vary: 'Accept-Encoding',
      ...(encoding && { 'content-encoding': encoding }),
    });
    return body;
  }
}
