import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { RefuseProofRequest } from '@five/shared/payments/proofs.requests';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CallerLocale, CurrentCaller, seenBy } from '../platform/access/caller.ts';
import { AcceptsForm } from '../platform/http/form-body.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { SentFile, type Upload } from '../platform/http/upload.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import { PackProofs } from './payments/pack-proofs.ts';
import { SubscriptionsQueries } from './subscriptions.queries.ts';

/** Proofs of bank transfers for pack orders. */
@Controller('subscriptions')
export class PackProofsController {
  constructor(
    private readonly proofs: PackProofs,
    private readonly queries: SubscriptionsQueries,
  ) {}

  @Get(':reference/proof')
  @Allow('subscriptions.read')
  async latest(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @CallerLocale() locale: Locale,
  ) {
    await this.queries.one(reference, seenBy(caller), locale);
    return this.proofs.latest(reference);
  }

  @Post(':reference/proof')
  @HttpCode(200)
  @AcceptsForm({ file: true })
  @Allow('subscriptions.uploadProof')
  async receive(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @SentFile() file: Upload | null,
    @CallerLocale() locale: Locale,
  ) {
    await this.proofs.receive(caller, reference, file);
    return WriteResult.of(
      'subscriptions.proofReceived',
      await this.queries.one(reference, caller.customerId, locale),
    );
  }

  @Post(':reference/proof/refuse')
  @HttpCode(200)
  @Allow('subscriptions.decideProof')
  async refuse(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() { reason }: RefuseProofRequest,
    @CallerLocale() locale: Locale,
  ) {
    await this.proofs.refuse(caller, reference, reason);
    return WriteResult.of(
      'subscriptions.proofRefused',
      await this.queries.one(reference, null, locale),
    );
  }
}
