import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.ts';
import { SlotsModule } from '../slots/slots.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { BookingsModule } from './bookings.module.ts';
import { OfferAccess, OfferLinks } from './waiting/offer-access.ts';
import { OfferAnswers } from './waiting/offer-answers.ts';
import { OfferExpirer } from './waiting/offer-expirer.ts';
import { NewOffers, WaitlistAllocator } from './waiting/waitlist-allocator.ts';
import { NewWaitingEntries, WaitingService } from './waiting/waiting.service.ts';
import { OffersController } from './waiting/offers.controller.ts';
import { Offers, WaitingEntryCloser } from './waiting/offers.service.ts';
import { FreedSlotFinder } from './waiting/freed-slot-finder.ts';
import { WaitingController } from './waiting/waiting.controller.ts';
import { WaitingEntryChanges } from './waiting/waiting-entry-changes.ts';
import { WaitingEvents } from './waiting/waiting-messages.ts';
import { WaitingExpiry, WaitingTasks } from './waiting/waiting.tasks.ts';
import { WaitingLimits } from './waiting/waiting-limits.ts';
import { WaitingPeriods } from './waiting/waiting-periods.ts';
import { WaitingPersonalData } from './waiting/waiting.personal-data.ts';
import { WaitingQueries } from './waiting/waiting.queries.ts';
import { WaitingStore } from './waiting/waiting-store.ts';

/** The waiting list for taken slots, and its offers. */
@Module({
  imports: [BookingsModule, SettingsModule, SlotsModule, UsersModule],
  controllers: [OffersController, WaitingController],
  providers: [
    NewOffers,
    NewWaitingEntries,
    OfferAccess,
    OfferAnswers,
    OfferExpirer,
    OfferLinks,
    Offers,
    FreedSlotFinder,
    WaitlistAllocator,
    WaitingEntryChanges,
    WaitingEntryCloser,
    WaitingEvents,
    WaitingExpiry,
    WaitingLimits,
    WaitingPeriods,
    WaitingPersonalData,
    WaitingQueries,
    WaitingService,
    WaitingStore,
    WaitingTasks,
  ],
  exports: [WaitlistAllocator, WaitingService],
})
export class WaitingModule {}
