import { Module } from '@nestjs/common';
import { PricingsModule } from '../pricings/pricings.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { SlotsModule } from '../slots/slots.module.ts';
import { BookingQuotes } from './booking-quotes.ts';
import { QuotesController } from './quotes.controller.ts';
import { SlotRequests } from './slot-requests.ts';

/** Bookings from the question what they cost to the day after. */
@Module({
  imports: [PricingsModule, SettingsModule, SlotsModule],
  controllers: [QuotesController],
  providers: [BookingQuotes, SlotRequests],
})
export class BookingsModule {}
