import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.ts';
import { PaymentsLive } from './payments.events.ts';
import { PaymentsStaffController } from './payments.staff.controller.ts';
import { DeskPayments } from './payments.staff.service.ts';

/** What the reception does across domains. */
@Module({
  imports: [BookingsModule, PaymentsModule, SubscriptionsModule],
  controllers: [PaymentsStaffController],
  providers: [DeskPayments, PaymentsLive],
  exports: [DeskPayments],
})
export class DeskModule {}
