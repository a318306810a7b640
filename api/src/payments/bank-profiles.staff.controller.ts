import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../platform/http/endpoint.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { SentFile, type Upload } from '../platform/http/uploads/upload.ts';
import { type IdempotencyContext, IdempotencyKey } from '../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import { BankImports } from './bank-imports.service.ts';
import { BankProfilesQueries } from './bank-profiles.queries.ts';
import { BankProfilesService } from './bank-profiles.service.ts';
import { StatementReader } from './statements/statement-reader.ts';

/** Formats of bank statements, and imports of statements. */
@Controller()
export class BankProfilesController {
  constructor(
    private readonly service: BankProfilesService,
    private readonly queries: BankProfilesQueries,
    private readonly imports: BankImports,
    private readonly statements: StatementReader,
  ) {}

  @Endpoint('POST bank_files/look')
  async look(@SentFile() file: Upload | null) {
    return WriteResult.of('bankFiles.read', await this.statements.inspect(file));
  }

  @Endpoint('GET bank_profiles')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Endpoint('POST bank_profiles')
  async create(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST bank_profiles'>,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'bankProfiles.created',
      await this.queries.one(await this.service.create(caller, body, idempotency)),
    );
  }

  @Endpoint('PUT bank_profiles/{reference}')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'PUT bank_profiles/{reference}'>,
  ) {
    await this.service.update(caller, reference, body);
    return WriteResult.of('bankProfiles.updated', await this.queries.one(reference));
  }

  @Endpoint('DELETE bank_profiles/{reference}')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
  ) {
    await this.service.remove(caller, reference);
    return WriteResult.of('bankProfiles.deleted', (await this.queries.page(query)).rows);
  }

  @Endpoint('POST bank_profiles/{reference}/preview')
  async preview(@PathReference() reference: string, @SentFile() file: Upload | null) {
    return WriteResult.of('bankFiles.read', await this.imports.preview(reference, file));
  }

  @Endpoint('POST bank_profiles/{reference}/import')
  async importFile(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @SentFile() file: Upload | null,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'bankFiles.imported',
      await this.imports.import(caller, reference, file, idempotency),
    );
  }
}
