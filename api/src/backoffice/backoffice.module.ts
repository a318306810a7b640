import { Module } from '@nestjs/common';
import { BookingsModule } from '../bookings/bookings.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { SlotsModule } from '../slots/slots.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AuditQueries } from './audit.queries.ts';
import { AuditStaffController } from './audit.staff.controller.ts';
import { DayQueries } from './day.queries.ts';
import { DeskStaffController } from './desk.staff.controller.ts';

/** Reads that cross domains. */
@Module({
  imports: [BookingsModule, SettingsModule, SlotsModule, UsersModule],
  controllers: [AuditStaffController, DeskStaffController],
  providers: [AuditQueries, DayQueries],
})
export class BackofficeModule {}
