import { Module } from '@nestjs/common';
import { BrandFiles } from './brand/brand-files.ts';
import { LogoController } from './brand/logo/logo.controller.ts';
import { LogoService } from './brand/logo/logo.service.ts';
import { VenueLogos } from './brand/logo/venue-logos.ts';
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
  controllers: [LogoController, VenueController, WordsController],
  providers: [
    BrandFiles,
    FeaturedTournament,
    LogoService,
    OpeningDayQueries,
    SignInRules,
    VenueBrand,
    VenueGate,
    VenueLogos,
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
    VenueLogos,
    VenueOpening,
    VenueQueries,
    VenueSettings,
  ],
})
export class SettingsModule {}
