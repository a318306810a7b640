import { Controller } from '@nestjs/common';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { Endpoint, WriteResult } from '../../platform/http/endpoint.ts';
import { SentFile, type Upload } from '../../platform/http/uploads/upload.ts';
import { type IdempotencyContext, IdempotencyKey } from '../../platform/idempotency/idempotency.ts';
import { CustomersImport } from './customers-import.service.ts';

/** Import of customer records. */
@Controller()
export class CustomersImportStaffController {
  constructor(private readonly imports: CustomersImport) {}

  @Endpoint('POST customers_import/look')
  async look(@SentFile() file: Upload | null) {
    return WriteResult.of('customers.looked', await this.imports.inspect(file));
  }

  @Endpoint('POST customers_import')
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
