import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/settings.module.ts';
import { SlotsModule } from '../../slots/slots.module.ts';
import { UsersModule } from '../../users/users.module.ts';
import { BookingsModule } from '../bookings.module.ts';
import { OfferDoors } from './offer-doors.ts';
import { OfferLinks } from './offer-links.ts';
import { OffersController } from './offers.controller.ts';
import { Offers } from './offers.service.ts';
import { Spaces } from './spaces.ts';
import { Turns } from './turns.ts';
import { WaitingController } from './waiting.controller.ts';
import { WaitingLive } from './waiting.events.ts';
import { WaitingOwnData } from './waiting.own-data.ts';
import { WaitingQueries } from './waiting.queries.ts';
import { WaitingService } from './waiting.service.ts';
import { WaitingStore } from './waiting-store.ts';
import { WaitingTasks } from './waiting.tasks.ts';

/** The waiting list for taken slots, and its offers. */
@Module({
  imports: [BookingsModule, SettingsModule, SlotsModule, UsersModule],
  controllers: [OffersController, WaitingController],
  providers: [
    OfferDoors,
    OfferLinks,
    Offers,
    Spaces,
    Turns,
    WaitingLive,
    WaitingOwnData,
    WaitingQueries,
    WaitingService,
    WaitingStore,
    WaitingTasks,
  ],
  exports: [Turns, WaitingService],
})
export class WaitingModule {}
