import { Controller, Header, Headers, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { Endpoint } from '../http/endpoint.ts';
import { MailBrand } from '../mail/mail-brand.ts';
import { CompressedPages } from '../site/compressed.ts';
import { ownSources, pagePolicy } from '../site/content-policy.ts';
import { docsPage } from './docs-page.ts';
import { ApiDocument, type OpenApi } from './document.ts';

/** A text of the document, which is rendered once for each document. */
class Rendering {
  private document: OpenApi | null = null;
  private text = '';

  constructor(private readonly render: (document: OpenApi) => string) {}

  of(document: OpenApi): string {
    if (this.document !== document) this.text = this.render(document);
    this.document = document;
    return this.text;
  }
}

/** Serves the description of the API, as JSON and as a page. */
@Controller()
export class OpenApiController {
  private readonly compressed = new CompressedPages();
  private readonly json = new Rendering(JSON.stringify);
  private readonly html = new Rendering(docsPage);

  constructor(
    private readonly document: ApiDocument,
    private readonly brand: MailBrand,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Endpoint('GET openapi.json')
  async description(
    @Headers('accept-encoding') accepted: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const json = this.json.of(await this.current());
    return this.send(json, accepted, reply.type('application/json; charset=utf-8'));
  }

  @Endpoint('GET docs')
  @Header('content-type', 'text/html; charset=utf-8')
  async page(
    @Headers('accept-encoding') accepted: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const html = this.html.of(await this.current());
    const sources = ownSources(this.settings.publicOrigin);
    const policy = pagePolicy({ ...sources, hashes: [], others: "'none'" });
    return this.send(html, accepted, reply.header('content-security-policy', policy));
  }

  /** The document with the name of the venue as its title. */
  private async current(): Promise<OpenApi> {
    return this.document.get((await this.brand.current()).name);
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
