import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.ts';
import { MatchSharesModule } from '../community/matches/shares/match-shares.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { PaymentTargets } from './payment-targets.ts';
import { PaymentsEvents } from './payments.events.ts';
import { PaymentsStaffController } from './payments.staff.controller.ts';
import { DeskPayments } from './payments.staff.service.ts';
import { TransferInboxQueries } from './transfer-inbox.queries.ts';
import { TransferInbox } from './transfer-inbox.service.ts';
import { TransfersPersonalData } from './transfers.personal-data.ts';
import { TransfersStaffController } from './transfers.staff.controller.ts';

/**
 * Payments at the counter and bank transfers. Both use the booking, share, payment and
 * subscription domains.
 */
@Module({
  imports: [BookingsModule, MatchSharesModule, PaymentsModule, SubscriptionsModule, UsersModule],
  controllers: [PaymentsStaffController, TransfersStaffController],
  providers: [
    DeskPayments,
    PaymentTargets,
    PaymentsEvents,
    TransferInbox,
    TransferInboxQueries,
    TransfersPersonalData,
  ],
  exports: [DeskPayments, TransferInbox, TransferInboxQueries],
})
export class DeskModule {}
