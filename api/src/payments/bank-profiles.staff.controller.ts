import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import {
  CreateBankProfileRequest,
  UpdateBankProfileRequest,
} from '@five/shared/payments/bank.requests';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { AcceptsForm } from '../platform/http/form-body.ts';
import { PathReference } from '../platform/http/path-reference.ts';
import { SentFile, type Upload } from '../platform/http/upload.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.ts';
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

  @Post('bank_files/look')
  @HttpCode(200)
  @AcceptsForm({ file: true })
  @Allow('bankLines.import')
  async look(@SentFile() file: Upload | null) {
    return WriteResult.of('bankFiles.read', await this.statements.inspect(file));
  }

  @Get('bank_profiles')
  @Allow('bankProfiles.read')
  list(@Query() query: RawQuery) {
    return this.queries.page(query);
  }

  @Post('bank_profiles')
  @Allow('bankProfiles.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateBankProfileRequest,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'bankProfiles.created',
      await this.queries.one(await this.service.create(caller, body, idempotency)),
    );
  }

  @Put('bank_profiles/:reference')
  @Allow('bankProfiles.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: UpdateBankProfileRequest,
  ) {
    await this.service.update(caller, reference, body);
    return WriteResult.of('bankProfiles.updated', await this.queries.one(reference));
  }

  @Delete('bank_profiles/:reference')
  @Allow('bankProfiles.delete')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
  ) {
    await this.service.remove(caller, reference);
    return WriteResult.of('bankProfiles.deleted', (await this.queries.page(query)).rows);
  }

  @Post('bank_profiles/:reference/preview')
  @HttpCode(200)
  @AcceptsForm({ file: true })
  @Allow('bankLines.import')
  async preview(@PathReference() reference: string, @SentFile() file: Upload | null) {
    return WriteResult.of('bankFiles.read', await this.imports.preview(reference, file));
  }

  @Post('bank_profiles/:reference/import')
  @AcceptsForm({ file: true })
  @Allow('bankLines.import')
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
