import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Locale } from '@five/shared/locales/locale';
import { ReceiptRateLimit } from '../payments/receipt-rate-limit.ts';
import { type Caller, CallerLocale, CurrentCaller, seenBy } from '../platform/access/caller.ts';
import { Endpoint } from '../platform/http/endpoint.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { pdfReply } from '../platform/http/headers.ts';
import { PackReceiptQueries } from './pack-receipt.queries.ts';

/** Receipts of packs for the payer and for staff. */
@Controller()
export class PackReceiptsController {
  constructor(
    private readonly receipts: PackReceiptQueries,
    private readonly rateLimit: ReceiptRateLimit,
  ) {}

  @Endpoint('GET subscriptions/{reference}/receipt.pdf')
  async read(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @CallerLocale() locale: Locale,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.rateLimit.count(caller);
    return pdfReply(reply, reference, await this.receipts.of(reference, seenBy(caller), locale));
  }
}
