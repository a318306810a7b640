import { Module } from '@nestjs/common';
import { CashSessionsService } from './cash-sessions.service.ts';
import { PaymentsQueries } from './payments.queries.ts';
import { PaymentsService } from './payments.service.ts';

/** Money received and taken back, and the drawer that the cash lies in. */
@Module({
  providers: [CashSessionsService, PaymentsQueries, PaymentsService],
  exports: [PaymentsQueries, PaymentsService],
})
export class PaymentsModule {}
