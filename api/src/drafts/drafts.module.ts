import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { BookingsModule } from '../bookings/bookings.module.ts';
import { PricingsModule } from '../pricings/pricings.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { SlotsModule } from '../slots/slots.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { CurrentDrafts } from './current-drafts.ts';
import { DraftBookings } from './draft-bookings.service.ts';
import { DraftCodes } from './draft-codes.ts';
import { DraftCookie } from './draft-cookie.ts';
import { DraftStore } from './draft-store.ts';
import { DraftsController } from './drafts.controller.ts';
import { DraftMails } from './drafts.mails.ts';
import { DraftsPersonalData } from './drafts.personal-data.ts';
import { DraftsTasks } from './drafts.tasks.ts';
import { HeldSlots } from './held-slots.service.ts';
import { HoldPolicy } from './hold-policy.ts';

/** Bookings without an account: a held slot, a code, then account, session and booking at once. */
@Module({
  imports: [AuthModule, BookingsModule, PricingsModule, SettingsModule, SlotsModule, UsersModule],
  controllers: [DraftsController],
  providers: [
    CurrentDrafts,
    DraftBookings,
    DraftCodes,
    DraftCookie,
    DraftMails,
    DraftStore,
    DraftsPersonalData,
    DraftsTasks,
    HeldSlots,
    HoldPolicy,
  ],
})
export class DraftsModule {}
