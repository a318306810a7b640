import { Module } from '@nestjs/common';
import { CashSessionsService } from './cash-sessions.service.ts';
import { PaymentsQueries } from './payments.queries.ts';
import { PaymentsService } from './payments.service.ts';
import { Proofs } from './proofs.service.ts';

/** Money received and taken back, the drawer that the cash lies in, and what shows that money is under way. */
@Module({
  providers: [CashSessionsService, PaymentsQueries, PaymentsService, Proofs],
  exports: [PaymentsQueries, PaymentsService, Proofs],
})
export class PaymentsModule {}
