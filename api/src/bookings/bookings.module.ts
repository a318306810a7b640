import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.ts';
import { PricingsModule } from '../pricings/pricings.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { SlotsModule } from '../slots/slots.module.ts';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AddonLines } from './addon-lines.ts';
import { AddonStock } from './addon-stock.ts';
import { AgreedPrices } from './agreed-prices.ts';
import { Alternatives } from './alternatives.ts';
import { BookingChanges } from './booking-changes.ts';
import { BookingDoor } from './booking-door.ts';
import { BookingFiguresQueries } from './booking-figures.queries.ts';
import { BookingFollowers } from './booking-followers.ts';
import { BookingLocks } from './booking-locks.ts';
import { BookingPace } from './booking-pace.ts';
import { BookingPayments } from './booking-payments.ts';
import { BookingProofs } from './booking-proofs.ts';
import { BookingQuotes } from './booking-quotes.ts';
import { BookingSteps } from './booking-steps.ts';
import { BookingStore } from './booking-store.ts';
import { BookingsController } from './bookings.controller.ts';
import { BookingsLive } from './bookings.events.ts';
import { BookingsJoining } from './bookings.joining.ts';
import { BookingsOwnData } from './bookings.own-data.ts';
import { BookingsQueries } from './bookings.queries.ts';
import { BookingsService } from './bookings.service.ts';
import { BookingsStaffController } from './bookings.staff.controller.ts';
import { BookingsTasks } from './bookings.tasks.ts';
import { CalendarFeeds } from './calendar-feeds.service.ts';
import { CalendarsController } from './calendars.controller.ts';
import { CalendarQueries } from './calendar.queries.ts';
import { Cancelling } from './cancelling.ts';
import { Claims } from './claims.ts';
import { ExpiryService } from './expiry.service.ts';
import { HistoryQueries } from './history.queries.ts';
import { Holds } from './holds.ts';
import { HoursController } from './hours.controller.ts';
import { HoursPayment } from './hours-payment.service.ts';
import { Moments } from './moments.ts';
import { MoveOffers } from './move-offers.ts';
import { MovesQueries } from './moves.queries.ts';
import { BookingProofsController } from './proofs.controller.ts';
import { QuotesController } from './quotes.controller.ts';
import { ReceiptQueries } from './receipt.queries.ts';
import { ReceiptsController } from './receipts.controller.ts';
import { Reservations } from './reservations.service.ts';
import { Reserving } from './reserving.ts';
import { SeriesChanges } from './series/series-changes.service.ts';
import { SeriesConfirming } from './series/series-confirming.ts';
import { SeriesController } from './series/series.controller.ts';
import { SeriesDates } from './series/series-dates.ts';
import { SeriesMaking } from './series/series-making.ts';
import { SeriesOwnData } from './series/series.own-data.ts';
import { SeriesPlans } from './series/series-plans.ts';
import { SeriesPreviewController } from './series/series-preview.controller.ts';
import { SeriesPriority } from './series/series-priority.ts';
import { SeriesQueries } from './series/series.queries.ts';
import { SeriesReminders } from './series/series-reminders.ts';
import { SeriesReserving } from './series/series-reserving.ts';
import { SeriesService } from './series/series.service.ts';
import { SeriesStore } from './series/series-store.ts';
import { SeriesSweep } from './series/series-sweep.ts';
import { SeriesTasks } from './series/series.tasks.ts';
import { SlotRequests } from './slot-requests.ts';

/** Bookings, from the quote to completion. */
@Module({
  imports: [
    PaymentsModule,
    PricingsModule,
    SettingsModule,
    SlotsModule,
    SubscriptionsModule,
    UsersModule,
  ],
  controllers: [
    BookingsController,
    BookingsStaffController,
    BookingProofsController,
    CalendarsController,
    HoursController,
    QuotesController,
    ReceiptsController,
    SeriesController,
    SeriesPreviewController,
  ],
  providers: [
    AddonLines,
    AddonStock,
    AgreedPrices,
    Alternatives,
    BookingChanges,
    BookingDoor,
    BookingFiguresQueries,
    BookingFollowers,
    BookingLocks,
    BookingPace,
    BookingPayments,
    BookingProofs,
    BookingQuotes,
    BookingSteps,
    BookingStore,
    BookingsJoining,
    BookingsLive,
    BookingsOwnData,
    BookingsQueries,
    BookingsService,
    BookingsTasks,
    CalendarFeeds,
    CalendarQueries,
    Cancelling,
    Claims,
    ExpiryService,
    HistoryQueries,
    Holds,
    HoursPayment,
    Moments,
    MoveOffers,
    MovesQueries,
    ReceiptQueries,
    Reservations,
    Reserving,
    SlotRequests,
    SeriesChanges,
    SeriesConfirming,
    SeriesDates,
    SeriesMaking,
    SeriesOwnData,
    SeriesPlans,
    SeriesPriority,
    SeriesQueries,
    SeriesReminders,
    SeriesReserving,
    SeriesService,
    SeriesStore,
    SeriesSweep,
    SeriesTasks,
  ],
  exports: [
    BookingDoor,
    BookingFiguresQueries,
    BookingFollowers,
    BookingPayments,
    BookingsQueries,
    BookingsService,
    ExpiryService,
    Reservations,
    Reserving,
    SeriesService,
    SeriesSweep,
    SlotRequests,
  ],
})
export class BookingsModule {}
