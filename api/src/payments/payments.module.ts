import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.ts';
import { CashSessionsService } from './cash-sessions.service.ts';
import { PaymentsQueries } from './payments.queries.ts';
import { PaymentsService } from './payments.service.ts';
import { Proofs } from './proofs.service.ts';
import { Receipts } from './receipts.ts';

/** Money received and taken back, the drawer that the cash lies in, what shows that money is under way, and the paper that says it came. */
@Module({
  imports: [SettingsModule],
  providers: [CashSessionsService, PaymentsQueries, PaymentsService, Proofs, Receipts],
  exports: [PaymentsQueries, PaymentsService, Proofs, Receipts],
})
export class PaymentsModule {}
