import { Controller, HttpCode, Post } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { AcceptsForm } from '../platform/http/form-body.ts';
import { SentFile, type Upload } from '../platform/http/upload.ts';
import { WriteResult } from '../platform/http/write-result.ts';
import type { IdempotencyContext } from '../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.ts';
import { CustomersImport } from './customers-import.service.ts';

/** Import of customer records. */
@Controller('customers_import')
export class CustomersImportStaffController {
  constructor(private readonly imports: CustomersImport) {}

  @Post('look')
  @HttpCode(200)
  @AcceptsForm({ file: true })
  @Allow('customers.import')
  async look(@SentFile() file: Upload | null) {
    return WriteResult.of('customers.looked', await this.imports.inspect(file));
  }

  @Post()
  @AcceptsForm({ file: true })
  @Allow('customers.import')
  async importFile(
    @CurrentCaller() caller: Caller,
    @SentFile() file: Upload | null,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'customers.imported',
      await this.imports.import(caller, file, idempotency),
    );
  }
}
