import { Module } from '@nestjs/common';
import { SettingsModule } from '../../settings/settings.module.ts';
import { SlotsModule } from '../../slots/slots.module.ts';
import { DrawsService } from './draws.service.ts';
import { MatchSlots } from './match-slots.ts';
import { MatchesQueries } from './matches.queries.ts';
import { MatchesService } from './matches.service.ts';
import { MatchesStaffController } from './matches.staff.controller.ts';
import { PlansService } from './plans.service.ts';
import { TeamsQueries, TeamsService, TeamsStaffController } from './teams.table.ts';
import { TournamentStore } from './tournament-store.ts';
import { TournamentsController } from './tournaments.controller.ts';
import { TournamentsQueries } from './tournaments.queries.ts';
import { TournamentsService } from './tournaments.service.ts';
import { TournamentsSite } from './tournaments.site.ts';

/** Tournaments with their teams and matches. */
@Module({
  imports: [SettingsModule, SlotsModule],
  controllers: [MatchesStaffController, TeamsStaffController, TournamentsController],
  providers: [
    DrawsService,
    MatchSlots,
    MatchesQueries,
    MatchesService,
    PlansService,
    TeamsQueries,
    TeamsService,
    TournamentStore,
    TournamentsQueries,
    TournamentsService,
    TournamentsSite,
  ],
  exports: [MatchesQueries],
})
export class TournamentsModule {}
