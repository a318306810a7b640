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
import { BookingGuarantees } from './creation/booking-guarantees.ts';
import { NewBookings } from './creation/new-bookings.ts';
import { BookingChanges } from './booking-changes.ts';
import { BookingFiguresQueries } from './booking-figures.queries.ts';
import { BookingLocks } from './booking-locks.ts';
import { BookingRateLimit } from './booking-rate-limit.ts';
import { BookingPayments } from './booking-payments.ts';
import { BookingProofs } from './booking-proofs.ts';
import { BookingQuotes } from './booking-quotes.ts';
import { BookingTransitions } from './booking-transitions.ts';
import { BookingStore } from './booking-store.ts';
import { BookingsController } from './bookings.controller.ts';
import { BookingsEvents } from './bookings.events.ts';
import { BookingsMerge } from './bookings.merge.ts';
import { BookingsPersonalData } from './bookings.personal-data.ts';
import { BookingsQueries } from './bookings.queries.ts';
import { BookingsService } from './bookings.service.ts';
import { BookingsStaffController } from './bookings.staff.controller.ts';
import { BookingsTasks } from './bookings.tasks.ts';
import { CalendarFeeds } from './calendar-feeds.service.ts';
import { CalendarsController } from './calendars.controller.ts';
import { CalendarQueries } from './calendar.queries.ts';
import { BookingCanceller } from './booking-canceller.ts';
import { SlotAllocator } from './slot-allocator.ts';
import { ExpiryService } from './expiry.service.ts';
import { HistoryQueries } from './history.queries.ts';
import { HoursController } from './hours.controller.ts';
import { HoursPayment } from './hours-payment.service.ts';
import { BookingTimings } from './booking-timing.ts';
import { BookingMoves } from './moves/booking-moves.ts';
import { MoveOffers } from './moves/move-offers.ts';
import { MovePitches } from './moves/move-pitches.ts';
import { MovesQueries } from './moves/moves.queries.ts';
import { BookingProofsController } from './proofs.controller.ts';
import { QuotesController } from './quotes.controller.ts';
import { ReceiptQueries } from './receipt.queries.ts';
import { ReceiptsController } from './receipts.controller.ts';
import { Reservations } from './reservations.service.ts';
import { BookingCreator } from './booking-creator.ts';
import { AcceptedPlans } from './series/accepted-plans.ts';
import { ContinuationReservations } from './series/continuation-reservations.ts';
import { SeriesLimits } from './series/series-limits.ts';
import { SeriesChanges } from './series/series-changes.service.ts';
import { SeriesConfirmer } from './series/series-confirmer.ts';
import { SeriesController } from './series/series.controller.ts';
import { SeriesDates } from './series/series-dates.ts';
import { SeriesBooking } from './series/series-booking.ts';
import { SeriesPersonalData } from './series/series.personal-data.ts';
import { SeriesPlans } from './series/series-plans.ts';
import { SeriesPreviewController } from './series/series-preview.controller.ts';
import { SeriesPreviews } from './series/series-previews.ts';
import { SeriesPriority } from './series/series-priority.ts';
import { SeriesQueries } from './series/series.queries.ts';
import { SeriesNotifications } from './series/series-notifications.ts';
import { SeriesCreator } from './series/series-creator.ts';
import { SeriesService } from './series/series.service.ts';
import { SeriesStore } from './series/series-store.ts';
import { SeriesSweep } from './series/series-sweep.ts';
import { SeriesTasks } from './series/series.tasks.ts';
import { SlotRequests } from './slot-requests.ts';
import { BookingExpirer } from './transitions/booking-expirer.ts';
import { BookingListeners } from './transitions/booking-listeners.ts';
import { BookingPublisher } from './transitions/booking-publisher.ts';

/** Module of bookings, from the quote to the completion. */
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
    AcceptedPlans,
    AddonLines,
    AddonStock,
    AgreedPrices,
    Alternatives,
    BookingChanges,
    BookingExpirer,
    BookingGuarantees,
    BookingMoves,
    BookingFiguresQueries,
    BookingListeners,
    BookingLocks,
    BookingRateLimit,
    BookingPayments,
    BookingProofs,
    BookingPublisher,
    BookingQuotes,
    BookingTransitions,
    BookingStore,
    BookingsMerge,
    BookingsEvents,
    BookingsPersonalData,
    BookingsQueries,
    BookingsService,
    BookingsTasks,
    CalendarFeeds,
    CalendarQueries,
    ContinuationReservations,
    BookingCanceller,
    SlotAllocator,
    ExpiryService,
    HistoryQueries,
    HoursPayment,
    BookingTimings,
    MoveOffers,
    MovePitches,
    MovesQueries,
    NewBookings,
    ReceiptQueries,
    Reservations,
    BookingCreator,
    SlotRequests,
    SeriesChanges,
    SeriesConfirmer,
    SeriesDates,
    SeriesBooking,
    SeriesLimits,
    SeriesPersonalData,
    SeriesPlans,
    SeriesPreviews,
    SeriesPriority,
    SeriesQueries,
    SeriesNotifications,
    SeriesCreator,
    SeriesService,
    SeriesStore,
    SeriesSweep,
    SeriesTasks,
  ],
  exports: [
    BookingFiguresQueries,
    BookingListeners,
    BookingLocks,
    BookingPayments,
    BookingsQueries,
    BookingsService,
    ExpiryService,
    Reservations,
    BookingCreator,
    SeriesService,
    SeriesSweep,
    SlotRequests,
  ],
})
export class BookingsModule {}
