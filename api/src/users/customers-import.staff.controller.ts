import { Controller, HttpCode, Post } from '@nestjs/common';
import { Allow } from '../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../platform/access/caller.ts';
import { AcceptsForm } from '../platform/http/form-body.ts';
import { SentFile, type Upload } from '../platform/http/upload.ts';
import { Written } from '../platform/http/written.ts';
import type { Once } from '../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../platform/idempotency/once.decorator.ts';
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
    return Written.of('customers.looked', await this.imports.look(file));
  }

  @Post()
  @AcceptsForm({ file: true })
  @Allow('customers.import')
  async bring(
    @CurrentCaller() caller: Caller,
    @SentFile() file: Upload | null,
    @IdempotencyKey() once: Once | null,
  ) {
    return Written.of('customers.imported', await this.imports.bring(caller, file, once));
  }
}
