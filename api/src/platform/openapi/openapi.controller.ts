import { Controller, Get, Header } from '@nestjs/common';
import { Allow } from '../access/access.ts';
import { docsPage } from './docs-page.ts';
import { ApiDocument } from './document.ts';

const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The description of the API, for programs and for people. */
@Controller()
export class OpenApiController {
  constructor(private readonly document: ApiDocument) {}

  @Get('openapi.json')
  @Allow('system.docs')
  json() {
    return this.document.get();
  }

  @Get('docs')
  @Allow('system.docs')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', PAGE_POLICY)
  page() {
    return docsPage(this.document.get());
  }
}
