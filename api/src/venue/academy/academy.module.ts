import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/settings.module.ts';
import { SlotsModule } from '../../slots/slots.module.ts';
import { AcademyController } from './academy.controller.ts';
import { AcademyQueries } from './academy.queries.ts';
import { AcademySite } from './academy.site.ts';
import { AcademyTasks } from './academy.tasks.ts';
import { AttendanceService } from './attendance.service.ts';
import { Capacity } from './capacity.ts';
import { MissedDates } from './dates/missed-dates.ts';
import { UpcomingDates } from './dates/upcoming-dates.ts';
import { RegistrationsQueries } from './registrations.queries.ts';
import { RegistrationsService } from './registrations.service.ts';
import { RegistrationsStaffController } from './registrations.staff.controller.ts';
import { RegistrationsStaffService } from './registrations.staff.service.ts';
import { SeasonsQueries, SeasonsService, SeasonsStaffController } from './seasons.table.ts';
import { SessionDates } from './session-dates.ts';
import { AcademySessionsQueries } from './academy-sessions.queries.ts';
import { AcademySessionsService } from './academy-sessions.service.ts';
import { AcademySessionsStaffController } from './academy-sessions.staff.controller.ts';

/** The football academy: seasons, weekly sessions and registrations. */
@Module({
  imports: [SettingsModule, SlotsModule],
  controllers: [
    AcademyController,
    RegistrationsStaffController,
    SeasonsStaffController,
    AcademySessionsStaffController,
  ],
  providers: [
    AcademyQueries,
    AcademySite,
    AcademyTasks,
    AttendanceService,
    Capacity,
    MissedDates,
    UpcomingDates,
    RegistrationsQueries,
    RegistrationsService,
    RegistrationsStaffService,
    SeasonsQueries,
    SeasonsService,
    SessionDates,
    AcademySessionsQueries,
    AcademySessionsService,
  ],
  exports: [AcademySessionsQueries],
})
export class AcademyModule {}
