import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.ts';
import { AvailabilityController } from './availability.controller.ts';
import { AvailabilityDays } from './availability-days.ts';
import { AvailabilityQueries } from './availability.queries.ts';
import { BlocksQueries } from './blocks.queries.ts';
import { BlocksService } from './blocks.service.ts';
import { BlocksStaffController } from './blocks.staff.controller.ts';
import { Occupancies } from './occupancies.ts';
import { OccupanciesQueries } from './occupancies.queries.ts';
import { PitchesController } from './pitches.controller.ts';
import { PitchesQueries } from './pitches.queries.ts';
import { PitchesService } from './pitches.service.ts';
import { SlotPrices } from './slot-prices.ts';
import { StandingQueries } from './standing.queries.ts';
import { SlotsLive } from './slots.events.ts';

/** Pitches, occupancies and availability. */
@Module({
  imports: [SettingsModule],
  controllers: [AvailabilityController, BlocksStaffController, PitchesController],
  providers: [
    AvailabilityDays,
    AvailabilityQueries,
    BlocksQueries,
    BlocksService,
    Occupancies,
    OccupanciesQueries,
    PitchesQueries,
    PitchesService,
    SlotPrices,
    SlotsLive,
    StandingQueries,
  ],
  exports: [
    AvailabilityDays,
    AvailabilityQueries,
    Occupancies,
    OccupanciesQueries,
    PitchesQueries,
    PitchesService,
    BlocksService,
    SlotPrices,
  ],
})
export class SlotsModule {}
