import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { BankImports } from './bank-imports.service.ts';
import { BankLinesQueries } from './bank-lines.queries.ts';
import { BankLinesService } from './bank-lines.service.ts';
import { BankProfilesQueries } from './bank-profiles.queries.ts';
import { BankProfilesService } from './bank-profiles.service.ts';
import { BankProfilesController } from './bank-profiles.staff.controller.ts';
import { CashDrawer } from './cash/cash-drawer.service.ts';
import { CashEntriesQueries } from './cash/cash-entries.queries.ts';
import { CashReports } from './cash/cash-report.queries.ts';
import { CashSessionsController } from './cash/cash-sessions.staff.controller.ts';
import { CashSessionsQueries } from './cash/cash-sessions.queries.ts';
import { CashSessionsService } from './cash/cash-sessions.service.ts';
import { PaymentsPersonalData } from './payments.personal-data.ts';
import { PaymentsQueries } from './payments.queries.ts';
import { PaymentsService } from './payments.service.ts';
import { Proofs } from './proofs.service.ts';
import { ReceiptRateLimit } from './receipt-rate-limit.ts';
import { Receipts } from './receipts.ts';
import { StatementReader } from './statements/statement-reader.ts';
import { TakingsQueries } from './takings.queries.ts';

/** Payments and reversals, the cash drawer, transfer proofs, and receipts. */
@Module({
  imports: [SettingsModule, UsersModule],
  controllers: [BankProfilesController, CashSessionsController],
  providers: [
    BankImports,
    BankLinesQueries,
    BankLinesService,
    BankProfilesQueries,
    BankProfilesService,
    CashDrawer,
    CashEntriesQueries,
    CashReports,
    CashSessionsQueries,
    CashSessionsService,
    PaymentsPersonalData,
    PaymentsQueries,
    PaymentsService,
    Proofs,
    ReceiptRateLimit,
    Receipts,
    StatementReader,
    TakingsQueries,
  ],
  exports: [
    BankImports,
    BankLinesQueries,
    BankLinesService,
    BankProfilesService,
    CashDrawer,
    CashSessionsQueries,
    PaymentsQueries,
    PaymentsService,
    Proofs,
    ReceiptRateLimit,
    Receipts,
    TakingsQueries,
  ],
})
export class PaymentsModule {}
