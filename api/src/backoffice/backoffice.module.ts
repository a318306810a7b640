import { Module } from '@nestjs/common';
import { ChatsModule } from '../community/chats/chats.module.ts';
import { NoShowsModule } from '../community/matches/reliability/no-shows.module.ts';
import { ModerationModule } from '../community/moderation/moderation.module.ts';
import { BookingsModule } from '../bookings/bookings.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { SlotsModule } from '../slots/slots.module.ts';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AcademyModule } from '../venue/academy/academy.module.ts';
import { ContactModule } from '../venue/contact/contact.module.ts';
import { TournamentsModule } from '../venue/tournaments/tournaments.module.ts';
import { UpcomingQueries } from './upcoming.queries.ts';
import { AuditQueries } from './audit.queries.ts';
import { AuditStaffController } from './audit.staff.controller.ts';
import { BookingsReports } from './bookings-report.queries.ts';
import { CommunityCountsQueries } from './community-counts.queries.ts';
import { DayOccupancies } from './day-occupancies.queries.ts';
import { DayQueries } from './day.queries.ts';
import { DeskStaffController } from './desk.staff.controller.ts';
import { OccupancyNames } from './occupancy-names.ts';
import { OccupancyReports } from './occupancy-report.queries.ts';
import { UnpaidReports } from './unpaid-report.queries.ts';
import { ReportDays } from './report-days.queries.ts';
import { ReportsStaffController } from './reports.staff.controller.ts';
import { TakingsReports } from './takings-report.queries.ts';
import { PendingCountsQueries } from './pending-counts.queries.ts';

/** Module of the back-office queries that combine several domains. */
@Module({
  imports: [
    AcademyModule,
    BookingsModule,
    ChatsModule,
    ContactModule,
    ModerationModule,
    NoShowsModule,
    PaymentsModule,
    SettingsModule,
    SlotsModule,
    SubscriptionsModule,
    TournamentsModule,
    UsersModule,
  ],
  controllers: [AuditStaffController, DeskStaffController, ReportsStaffController],
  providers: [
    UpcomingQueries,
    AuditQueries,
    BookingsReports,
    CommunityCountsQueries,
    DayOccupancies,
    DayQueries,
    OccupancyNames,
    OccupancyReports,
    UnpaidReports,
    ReportDays,
    TakingsReports,
    PendingCountsQueries,
  ],
})
export class BackofficeModule {}
