import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AvailabilityController } from './availability.controller.ts';
import { AvailabilityDays } from './availability-days.ts';
import { AvailabilityQueries } from './availability.queries.ts';
import { AvailabilitySite } from './availability.site.ts';
import { AvailabilityVersions } from './availability-versions.ts';
import { PitchBlocksQueries } from './pitch-blocks.queries.ts';
import { PitchBlocksService } from './pitch-blocks.service.ts';
import { PitchBlocksStaffController } from './pitch-blocks.staff.controller.ts';
import { Occupancies } from './occupancies.ts';
import { OccupanciesQueries } from './occupancies.queries.ts';
import { OccupiedPeriods } from './occupied-periods.ts';
import { PitchesController } from './pitches.controller.ts';
import { PitchesQueries } from './pitches.queries.ts';
import { PitchesSite } from './pitches.site.ts';
import { PitchesService } from './pitches.service.ts';
import { SlotPrices } from './slot-prices.ts';
import { ConflictsQueries } from './conflicts.queries.ts';
import { SlotsEvents } from './slot-claims.ts';

/** Pitches, occupancies and availability. */
@Module({
  imports: [SettingsModule, UsersModule],
  controllers: [AvailabilityController, PitchBlocksStaffController, PitchesController],
  providers: [
    AvailabilityDays,
    AvailabilityQueries,
    AvailabilitySite,
    AvailabilityVersions,
    PitchBlocksQueries,
    PitchBlocksService,
    Occupancies,
    OccupanciesQueries,
    OccupiedPeriods,
    PitchesQueries,
    PitchesSite,
    PitchesService,
    SlotPrices,
    SlotsEvents,
    ConflictsQueries,
  ],
  exports: [
    AvailabilityDays,
    AvailabilityQueries,
    Occupancies,
    OccupanciesQueries,
    PitchesQueries,
    PitchesService,
    PitchBlocksService,
    SlotPrices,
  ],
})
export class SlotsModule {}
