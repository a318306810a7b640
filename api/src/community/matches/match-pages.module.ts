import { Module } from '@nestjs/common';
import { BookingsModule } from '../../bookings/bookings.module.ts';
import { SettingsModule } from '../../settings/settings.module.ts';
import { UsersModule } from '../../users/users.module.ts';
import { AuthorPresenter } from '../author-presenter.ts';
import { CaptainTools } from './captain-tools.service.ts';
import { GuestCookie } from './guest-cookie.ts';
import { MatchGuestRecipients } from './match-guests.recipients.ts';
import { MatchFinder } from './match-finder.ts';
import { MatchCalendars } from './match-calendars.ts';
import { MatchFollowings } from './match-followings.ts';
import { MatchLinks } from './match-links.ts';
import { MatchListChanges } from './match-list-changes.ts';
import { MatchLists } from './match-lists.ts';
import { MatchPagesController } from './match-pages.controller.ts';
import { MatchPagesEvents } from './match-pages.events.ts';
import { MatchPagesGateway } from './match-pages.gateway.ts';
import { MatchPagesPersonalData } from './match-pages.personal-data.ts';
import { MatchPagesQueries } from './match-pages.queries.ts';
import { MatchPagesSite } from './match-pages.site.ts';
import { MatchPagesTasks } from './match-pages.tasks.ts';
import { MatchPictures } from './previews/match-pictures.ts';
import { MatchPreviews } from './previews/match-previews.ts';
import { OwnAnswers } from './own-answers.service.ts';
import { MatchSharesModule } from './shares/match-shares.module.ts';
import { NoShowsModule } from './reliability/no-shows.module.ts';
import { ReliabilityController } from './reliability/reliability.controller.ts';
import { ReliabilityQueries } from './reliability/reliability.queries.ts';
import { SeatNoShowsController } from './reliability/seat-no-shows.controller.ts';
import { SeatNoShows } from './reliability/seat-no-shows.service.ts';
import { MatchResultsController } from './results/match-results.controller.ts';
import { MatchResultsService } from './results/match-results.service.ts';
import { MatchResultsTasks } from './results/match-results.tasks.ts';
import { ResultAnswers } from './results/result-answers.ts';
import { ResultSettlements } from './results/settlements.service.ts';
import { MatchTeamsController } from './teams/match-teams.controller.ts';
import { MatchTeamsService } from './teams/match-teams.service.ts';

/** The matches of bookings, which open by a link without an account. */
@Module({
  imports: [BookingsModule, MatchSharesModule, NoShowsModule, SettingsModule, UsersModule],
  controllers: [
    MatchPagesController,
    MatchTeamsController,
    MatchResultsController,
    ReliabilityController,
    SeatNoShowsController,
  ],
  providers: [
    AuthorPresenter,
    CaptainTools,
    GuestCookie,
    MatchFinder,
    MatchCalendars,
    MatchFollowings,
    MatchGuestRecipients,
    MatchLinks,
    MatchListChanges,
    MatchLists,
    MatchPagesEvents,
    MatchPagesGateway,
    MatchPagesPersonalData,
    MatchPagesQueries,
    MatchPagesSite,
    MatchPagesTasks,
    MatchPictures,
    MatchPreviews,
    MatchResultsService,
    MatchResultsTasks,
    MatchTeamsService,
    ReliabilityQueries,
    ResultAnswers,
    ResultSettlements,
    SeatNoShows,
    OwnAnswers,
  ],
  exports: [MatchListChanges, MatchLists, MatchPagesEvents, ReliabilityQueries],
})
export class MatchPagesModule {}
