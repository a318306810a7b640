import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/settings.module.ts';
import { SlotsModule } from '../../slots/slots.module.ts';
import { UsersModule } from '../../users/users.module.ts';
import { BookingsModule } from '../bookings.module.ts';
import { OfferAccess } from './offer-access.ts';
import { OfferExpirer } from './offer-expirer.ts';
import { OfferLinks } from './offer-links.ts';
import { NewOffers } from './new-offers.ts';
import { NewWaitingEntries } from './new-waiting-entries.ts';
import { OffersController } from './offers.controller.ts';
import { Offers } from './offers.service.ts';
import { FreedSlotFinder } from './freed-slot-finder.ts';
import { WaitlistAllocator } from './waitlist-allocator.ts';
import { WaitingController } from './waiting.controller.ts';
import { WaitingEntryChanges } from './waiting-entry-changes.ts';
import { WaitingEntryCloser } from './waiting-entry-closer.ts';
import { WaitingEvents } from './waiting.events.ts';
import { WaitingExpiry } from './waiting-expiry.service.ts';
import { WaitingLimits } from './waiting-limits.ts';
import { WaitingPeriods } from './waiting-periods.ts';
import { WaitingPersonalData } from './waiting.personal-data.ts';
import { WaitingQueries } from './waiting.queries.ts';
import { WaitingService } from './waiting.service.ts';
import { WaitingStore } from './waiting-store.ts';
import { WaitingTasks } from './waiting.tasks.ts';

/** The waiting list for taken slots, and its offers. */
@Module({
  imports: [BookingsModule, SettingsModule, SlotsModule, UsersModule],
  controllers: [OffersController, WaitingController],
  providers: [
    NewOffers,
    NewWaitingEntries,
    OfferAccess,
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
