import { Controller, Header, Query } from '@nestjs/common';
import { Endpoint } from '../http/endpoint.ts';
import { FromThisMachine } from '../http/this-machine.ts';
import type { RawQuery } from '../lists/list-query.ts';
import { DevMails } from './dev-mails.ts';
import { mailboxPage } from './mailbox-page.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; " +
  "base-uri 'none'; frame-ancestors 'none'";

/** Serves the mails of the demo's mailbox as JSON and as an HTML page. */
@Controller()
export class DevMailsController {
  constructor(private readonly mails: DevMails) {}

  @Endpoint('GET dev/mails', { ignoresToken: true })
  @Header('cache-control', 'no-store')
  list(@FromThisMachine() isHere: boolean, @Query() query: RawQuery) {
    return this.mails.list(isHere, query.to, query);
  }

  @Endpoint('GET /dev/mailbox', { ignoresToken: true })
  @Header('cache-control', 'no-store')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', PAGE_POLICY)
  async page(@FromThisMachine() isHere: boolean, @Query('to') to: unknown) {
    const { rows, total } = await this.mails.list(isHere, to);
    return mailboxPage(typeof to === 'string' ? to : '', rows, total);
  }
}
