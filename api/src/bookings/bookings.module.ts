import { Module } from '@nestjs/common';
import { PaymentsModule } from '../payments/payments.module.ts';
import { PricingsModule } from '../pricings/pricings.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { SlotsModule } from '../slots/slots.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AddonStock } from './addon-stock.ts';
import { Alternatives } from './alternatives.ts';
import { BookingQuotes } from './booking-quotes.ts';
import { BookingSteps } from './booking-steps.ts';
import { BookingStore } from './booking-store.ts';
import { BookingsController } from './bookings.controller.ts';
import { BookingsLive } from './bookings.events.ts';
import { BookingsQueries } from './bookings.queries.ts';
import { BookingsTasks } from './bookings.tasks.ts';
import { Claims } from './claims.ts';
import { ExpiryService } from './expiry.service.ts';
import { Holds } from './holds.ts';
import { QuotesController } from './quotes.controller.ts';
import { Reservations } from './reservations.service.ts';
import { Reserving } from './reserving.ts';
import { SlotRequests } from './slot-requests.ts';

/** Bookings from the question what they cost to the day after. */
@Module({
  imports: [PaymentsModule, PricingsModule, SettingsModule, SlotsModule, UsersModule],
  controllers: [BookingsController, QuotesController],
  providers: [
    AddonStock, Alternatives, BookingQuotes, BookingSteps, BookingStore, BookingsLive, BookingsQueries, BookingsTasks,
    Claims, ExpiryService, Holds, Reservations, Reserving, SlotRequests,
  ],
  exports: [BookingsQueries, ExpiryService, Reservations],
})
export class BookingsModule {}
