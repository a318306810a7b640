import { Module } from '@nestjs/common';
import { BrandFiles } from './brand/brand-files.ts';
import { FeaturedTournament } from './featured-tournament.ts';
import { OpeningDayQueries } from './opening-day.queries.ts';
import { SignInRules } from './sign-in-rules.ts';
import { VenueBrand, VenueGate, VenueMaintenance, VenuePages } from './venue.registrations.ts';
import { VenueController } from './venue.controller.ts';
import { VenueOpening } from './venue-opening.service.ts';
import { VenueQueries } from './venue.queries.ts';
import { VenueService } from './venue.service.ts';
import { WordsController } from './words.controller.ts';
import { WordsService } from './words.service.ts';
import { VenueSite } from './venue.site.ts';
import { VenueSettings } from './venue-settings.ts';

/** The venue's settings: read by every domain, edited by an admin. */
@Module({
  controllers: [VenueController, WordsController],
  providers: [
    BrandFiles,
    FeaturedTournament,
    OpeningDayQueries,
    SignInRules,
    VenueBrand,
    VenueGate,
    VenueMaintenance,
    VenueOpening,
    VenuePages,
    VenueQueries,
    VenueService,
    VenueSettings,
    VenueSite,
    WordsService,
  ],
  exports: [
    FeaturedTournament,
    OpeningDayQueries,
    SignInRules,
    VenueOpening,
    VenueQueries,
    VenueSettings,
  ],
})
export class SettingsModule {}
