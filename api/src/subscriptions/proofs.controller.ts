import { Controller } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import type { Locale } from '@five/shared/locales/locale';
import { type Caller, CallerLocale, CurrentCaller, seenBy } from '../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../platform/http/endpoint.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { SentFile, type Upload } from '../platform/http/uploads/upload.ts';
import { PackProofs } from './payments/pack-proofs.ts';
import { SubscriptionsQueries } from './subscriptions.queries.ts';

/** Proofs of bank transfers for pack orders. */
@Controller()
export class PackProofsController {
  constructor(
    private readonly proofs: PackProofs,
    private readonly queries: SubscriptionsQueries,
  ) {}

  @Endpoint('GET subscriptions/{reference}/proof')
  async latest(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @CallerLocale() locale: Locale,
  ) {
    await this.queries.one(reference, seenBy(caller), locale);
    return this.proofs.latest(reference);
  }

  @Endpoint('POST subscriptions/{reference}/proof')
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

  @Endpoint('POST subscriptions/{reference}/proof/refuse')
  async refuse(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() { reason }: BodyOf<'POST subscriptions/{reference}/proof/refuse'>,
    @CallerLocale() locale: Locale,
  ) {
    await this.proofs.refuse(caller, reference, reason);
    return WriteResult.of(
      'subscriptions.proofRefused',
      await this.queries.one(reference, null, locale),
    );
  }
}
