import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.ts';
import { PricingsModule } from '../pricings/pricings.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { PackOffersQueries } from './pack-offers.queries.ts';
import { PackOffersStaffController } from './pack-offers.staff.controller.ts';
import { PackOrderLimits } from './orders/pack-order-limits.ts';
import { PackAdjustments } from './pack-adjustments.ts';
import { PackDeadlines } from './pack-deadlines.ts';
import { PackErasure } from './pack-erasure.ts';
import { PackExpiryService } from './pack-expiry.service.ts';
import { PackFiguresQueries } from './pack-figures.queries.ts';
import { PackHours } from './pack-hours.ts';
import { PackOrders } from './orders/pack-orders.ts';
import { PackProofs } from './payments/pack-proofs.ts';
import { PackReceiptQueries } from './pack-receipt.queries.ts';
import { PackReceiptsController } from './pack-receipts.controller.ts';
import { PackReminders } from './pack-reminders.ts';
import { PackProofsController } from './proofs.controller.ts';
import { SubscriptionPayments } from './payments/subscription-payments.ts';
import { SubscriptionReversals } from './payments/subscription-reversals.ts';
import { SubscriptionTransitions } from './subscription-transitions.ts';
import { SubscriptionStore } from './subscription-store.ts';
import { SubscriptionsController } from './subscriptions.controller.ts';
import { SubscriptionsEvents } from './subscriptions.events.ts';
import { SubscriptionsPersonalData } from './subscriptions.personal-data.ts';
import { SubscriptionsQueries } from './subscriptions.queries.ts';
import { SubscriptionsService } from './subscriptions.service.ts';
import { SubscriptionsTasks } from './subscriptions.tasks.ts';

/** Packs of prepaid hours, from the order to their last day. */
@Module({
  imports: [PaymentsModule, PricingsModule, SettingsModule, UsersModule],
  controllers: [
    SubscriptionsController,
    PackOffersStaffController,
    PackProofsController,
    PackReceiptsController,
  ],
  providers: [
    PackOffersQueries,
    PackAdjustments,
    PackDeadlines,
    PackErasure,
    PackExpiryService,
    PackFiguresQueries,
    PackHours,
    PackOrderLimits,
    PackOrders,
    PackProofs,
    PackReceiptQueries,
    PackReminders,
    SubscriptionPayments,
    SubscriptionReversals,
    SubscriptionTransitions,
    SubscriptionStore,
    SubscriptionsEvents,
    SubscriptionsPersonalData,
    SubscriptionsQueries,
    SubscriptionsService,
    SubscriptionsTasks,
  ],
  exports: [
    PackExpiryService,
    PackFiguresQueries,
    PackHours,
    SubscriptionPayments,
    SubscriptionReversals,
    SubscriptionsQueries,
    SubscriptionsService,
  ],
})
export class SubscriptionsModule {}
