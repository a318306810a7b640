import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.ts';
import { PricingsModule } from '../pricings/pricings.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { SlotsModule } from '../slots/slots.module.ts';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AddonLines } from './change/addon-lines.ts';
import { AgreedPrices } from './change/agreed-prices.ts';
import { Alternatives } from './create/alternatives.ts';
import { BatchedRequests, BookingBatches } from './create/booking-batches.ts';
import { BookingRateLimit, NewBookings } from './create/new-bookings.ts';
import { BookingChanges } from './change/booking-changes.ts';
import { BookingFiguresQueries } from './booking-figures.queries.ts';
import { BookingLocks } from './record/booking-locks.ts';
import { BookingPayments } from './pay/booking-payments.ts';
import { BookingProofs } from './pay/booking-proofs.ts';
import { BookingQuotes } from './create/booking-quotes.ts';
import { BookingTransitions } from './record/booking-transitions.ts';
import { BookingStore } from './record/booking-store.ts';
import { BookingsController } from './bookings.controller.ts';
import { BookingsEvents } from './record/booking-messages.ts';
import { BookingsMerge } from './bookings.merge.ts';
import { BookingsPersonalData } from './bookings.personal-data.ts';
import { BookingsQueries } from './bookings.queries.ts';
import { BookingsService } from './change/bookings.service.ts';
import { BookingsStaffController } from './bookings.staff.controller.ts';
import { BookingsTasks } from './expire/bookings.tasks.ts';
import { CalendarFeeds } from './calendar/calendar-feeds.service.ts';
import { CalendarsController } from './calendar/calendars.controller.ts';
import { CalendarQueries } from './calendar/calendar.queries.ts';
import { BookingCanceller } from './change/booking-canceller.ts';
import { AddonStock, SlotAllocator } from './create/slot-allocator.ts';
import { ExpiryService } from './expire/expiry.service.ts';
import { HistoryQueries } from './history.queries.ts';
import { HoursController } from './pay/hours.controller.ts';
import { HoursPayment } from './pay/hours-payment.service.ts';
import { BookingTimings } from './record/booking-timing.ts';
import { BookingMoves } from './change/booking-moves.ts';
import { MoveOffers } from './change/move-offers.ts';
import { MovePitches } from './change/move-pitches.ts';
import { MovesQueries } from './change/moves.queries.ts';
import { BookingProofsController } from './pay/proofs.controller.ts';
import { QuotesController } from './create/quotes.controller.ts';
import { ReceiptQueries } from './pay/receipt.queries.ts';
import { ReceiptsController } from './pay/receipts.controller.ts';
import { BookingCreator, Reservations } from './create/reservations.service.ts';
import { AcceptedPlans } from './series/accepted-plans.ts';
import { ContinuationReservations } from './series/continuation-reservations.ts';
import { SeriesLimits } from './series/series-limits.ts';
import { SeriesChanges, SeriesDates } from './series/series-changes.service.ts';
import { SeriesConfirmer } from './series/series-confirmer.ts';
import { SeriesController, SeriesPreviewController } from './series/series.controller.ts';
import { SeriesBooking } from './series/series-booking.ts';
import { SeriesPersonalData } from './series/series.personal-data.ts';
import { SeriesPlans } from './series/series-plans.ts';
import { SeriesPreviews } from './series/series-previews.ts';
import { SeriesPriority } from './series/series-priority.ts';
import { SeriesQueries } from './series/series.queries.ts';
import { SeriesNotifications } from './series/series-messages.ts';
import { SeriesCreator } from './series/series-creator.ts';
import { SeriesService } from './series/series.service.ts';
import { SeriesStore } from './series/series-store.ts';
import { SeriesSweep } from './series/series-sweep.ts';
import { SeriesTasks } from './series/series.tasks.ts';
import { OwnBookingsVersions } from './own-bookings-versions.ts';
import { HeldSlotBookings } from './held-slot-bookings.ts';
import { SlotRequests } from './create/slot-requests.ts';
import { BookingExpirer } from './expire/booking-expirer.ts';
import { MatchLinkVersions } from './record/match-link-versions.ts';
import { BookingSquads } from './record/booking-squads.ts';
import { BookingListeners } from './record/booking-listeners.ts';
import { BookingPublisher } from './record/booking-publisher.ts';

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
    BatchedRequests,
    BookingBatches,
    BookingChanges,
    BookingExpirer,
    BookingMoves,
    BookingFiguresQueries,
    BookingListeners,
    BookingLocks,
    BookingRateLimit,
    BookingPayments,
    BookingProofs,
    BookingPublisher,
    BookingQuotes,
    BookingSquads,
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
    HeldSlotBookings,
    HistoryQueries,
    MatchLinkVersions,
    HoursPayment,
    BookingTimings,
    MoveOffers,
    MovePitches,
    MovesQueries,
    OwnBookingsVersions,
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
    BookingTimings,
    BookingSquads,
    BookingsQueries,
    BookingsService,
    CalendarQueries,
    ExpiryService,
    MatchLinkVersions,
    Alternatives,
    BookingCreator,
    HeldSlotBookings,
    SeriesService,
    SeriesSweep,
    SlotRequests,
  ],
})
export class BookingsModule {}
